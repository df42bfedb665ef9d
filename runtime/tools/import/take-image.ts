import type { Site } from "../../resources/site.js";
import { fieldStoredAs } from "../../resources/stored-fields.js";
import { type Identity, newIdentity } from "./identities.js";
import type { Intake } from "./intake.js";
import { omit } from "./omit.js";
import { printOf } from "./print.js";
import { refusalOf } from "./refusal.js";
import type { SourceImage, SourceRecord } from "./source.js";

/** The name under which images are noted. */
export const imageKind = "image";

export async function takeImage(intake: Intake, { key, name, bytes }: SourceImage): Promise<void> {
  const { site, source, identities, run, isDryRun } = intake;
  const known = identities.find(imageKind, key);
  const print = printOf(bytes.toString("base64"));
  const record: SourceRecord = { resource: imageKind, key, title: name, language: "", values: {}, links: {} };
  const identity: Identity = {
    ...(known ?? newIdentity(source.name, run, record)),
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
    identities.saveSoon({ ...identity, id: present, outcome: "left", lost: [] });
    return;
  }
  try {
    const sequence = imageSequence(site);
    const writing = { ...omit(identity, "id", "claim"), outcome: "writing" } as const;
    const claimed = await identities.claim(writing, sequence, Number(key));
    if (!isDryRun) await site.features.images?.store({ name, bytes }, sequence, claimed.id);
    await identities.save({ ...claimed, outcome: "created", lost: [] });
  } catch (error) {
    const reason = refusalOf(intake, error);
    if (reason === undefined) throw error;
    identities.saveSoon({ ...omit(identity, "id", "claim"), outcome: "refused", lost: [reason] });
  }
}

/** The sequence of the first resource that may have an image. */
function imageSequence(site: Site): string {
  const facts = [...site.resources.values()].map((resource) => resource.facts);
  return facts.find((one) => fieldStoredAs(one, "image") !== undefined)?.sequence ?? "";
}
