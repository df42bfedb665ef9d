import type { Site } from "../../resources/site.js";
import { fieldStoredAs } from "../../resources/stored-fields.js";
import { fingerprint } from "./fingerprint.js";
import { type LedgerEntry, newEntry } from "./ledger.js";
import { omit } from "./omit.js";
import { rejectionOf } from "./rejection.js";
import type { ImportSession } from "./session.js";
import type { SourceImage, SourceRecord } from "./source.js";

/** The name under which images are noted. */
export const imageKind = "image";

export async function importImage(session: ImportSession, { key, name, bytes }: SourceImage): Promise<void> {
  const { site, source, ledger, run, isDryRun } = session;
  const known = ledger.find(imageKind, key);
  const print = fingerprint(bytes.toString("base64"));
  const record: SourceRecord = { resource: imageKind, key, title: name, language: "", values: {}, links: {} };
  const entry: LedgerEntry = {
    ...(known ?? newEntry(source.name, run, record)),
    run,
    prints: { "": print },
  };
  const present = known?.id ?? (source.isOwn === true ? Number(key) : undefined);
  const isSame = known === undefined || known.prints[""] === print;
  if (
    present !== undefined &&
    isSame &&
    (isDryRun || (await site.features.images?.exists(present)) === true)
  ) {
    ledger.saveSoon({ ...entry, id: present, outcome: "left", lost: [] });
    return;
  }
  try {
    const sequence = imageSequence(site);
    const writing = { ...omit(entry, "id", "claim"), outcome: "writing" } as const;
    const claimed = await ledger.assignId(writing, sequence, Number(key));
    if (!isDryRun) await site.features.images?.store({ name, bytes }, sequence, claimed.id);
    await ledger.save({ ...claimed, outcome: "created", lost: [] });
  } catch (error) {
    const reason = rejectionOf(session, error);
    if (reason === undefined) throw error;
    ledger.saveSoon({ ...omit(entry, "id", "claim"), outcome: "refused", lost: [reason] });
  }
}

/** The sequence of the first resource that may have an image. */
function imageSequence(site: Site): string {
  const facts = [...site.resources.values()].map((resource) => resource.facts);
  return facts.find((one) => fieldStoredAs(one, "image") !== undefined)?.sequence ?? "";
}
