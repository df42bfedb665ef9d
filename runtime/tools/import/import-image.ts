import { defined } from "../../core/properties.js";
import type { Site } from "../../resources/site.js";
import { fieldStoredAs } from "../../resources/stored-fields.js";
import { fingerprint } from "./fingerprint.js";
import { imageKind, type LedgerEntry, newEntry } from "./ledger.js";
import { rejectionOf } from "./rejection.js";
import type { ImportSession } from "./session.js";
import type { SourceImage, SourceRecord } from "./source.js";

/** Stores an image, unless the same one is here. */
export async function importImage(session: ImportSession, { key, name, bytes }: SourceImage): Promise<void> {
  const { site, source, ledger, run, isDryRun } = session;
  const known = ledger.find(imageKind, key);
  const current = fingerprint(bytes.toString("base64"));
  const record: SourceRecord = { resource: imageKind, key, title: name, language: "", values: {}, links: {} };
  const entry: LedgerEntry = {
    ...(known ?? newEntry(source.name, run, record)),
    run,
    prints: { "": current },
  };
  const id = known?.id ?? (source.isOwn === true ? key : undefined);
  // Images have integers.
  const present = id === undefined ? undefined : Number(id);
  const isSame = known === undefined || known.prints[""] === current;
  if (
    present !== undefined &&
    isSame &&
    (isDryRun || (await site.features.images?.exists(present)) === true)
  ) {
    ledger.saveSoon({ ...entry, id: present, outcome: "left", lost: [] });
    return;
  }
  const released = defined({ ...entry, id: undefined, claim: undefined });
  try {
    const sequence = imageSequence(site);
    const assigned = await ledger.assignId({ ...released, outcome: "writing" }, { sequence }, Number(key));
    if (!isDryRun) await site.features.images?.store({ name, bytes }, sequence, Number(assigned.id));
    await ledger.save({ ...assigned, outcome: "created", lost: [] });
  } catch (error) {
    const reason = rejectionOf(session, error);
    if (reason === undefined) throw error;
    ledger.saveSoon({ ...released, outcome: "refused", lost: [reason] });
  }
}

/** The sequence of the first resource with an image field. */
function imageSequence({ resources }: Site): string {
  const facts = [...resources.values()].map((resource) => resource.facts);
  return facts.find((one) => fieldStoredAs(one, "image") !== undefined)?.sequence ?? "";
}
