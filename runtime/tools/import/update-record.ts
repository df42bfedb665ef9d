import type { RecordDocument } from "../../core/documents.js";
import { defined } from "../../core/properties.js";
import type { Outcome } from "./ledger.js";
import { recordFingerprint, textFingerprints, textsOf } from "./record-fingerprint.js";
import { complete, finish, leave, type RecordTask } from "./record-task.js";
import { resolveLinks } from "./resolve-links.js";
import { resourceOf } from "./session.js";
import { writeOrDegrade, writeTexts } from "./write-or-degrade.js";

/** Brings a record to the state of the source. */
export async function updateRecord(
  task: RecordTask,
  document: RecordDocument,
  outcome: Outcome = "updated",
): Promise<void> {
  const { session, record, entry } = task;
  if (task.isTranslation) return translate(task, document);

  await session.ledger.save({ ...entry, outcome: "writing" });
  const links = resolveLinks(session, record);
  const written = await writeOrDegrade(session, {
    resource: resourceOf(session, record),
    language: entry.language,
    id: document._id,
    given: links.values,
    ...defined({ imported: record.imported }),
  });
  await complete(task, { outcome, links, written });
}

/** Writes the texts of a record in another language; only what differs from its own language is a translation. */
async function translate(task: RecordTask, document: RecordDocument): Promise<void> {
  const { session, record, isMetAgain } = task;
  const { language } = record;
  const entry = { ...task.entry, prints: { ...task.entry.prints, [language]: recordFingerprint(record) } };
  const found = textFingerprints(session, record);
  const texts = textsOf(session, record);
  const differing = Object.entries(texts.values).filter(([name]) => found[name] !== entry.own[name]);
  if (differing.length === 0) return leave({ ...task, entry }, { skipped: entry.lost });
  await session.ledger.save({ ...task.entry, outcome: "writing" });
  const slug = found.slug === entry.own.slug ? undefined : texts.slug;
  const written = await writeTexts(session, record, {
    id: document._id,
    language,
    texts: { values: Object.fromEntries(differing), ...defined({ slug }) },
  });
  await finish({ ...task, entry }, written.document ?? document, {
    outcome: isMetAgain && entry.outcome === "created" ? "created" : "updated",
    lost: [...(isMetAgain ? entry.lost : []), ...written.skipped],
  });
}
