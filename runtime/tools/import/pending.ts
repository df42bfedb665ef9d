import { resourceNamed } from "../../resources/site.js";
import { timeLimit } from "../../storage/database.js";
import { type Written, writeFitting } from "./fitting.js";
import type { Identity } from "./identities.js";
import { type Intake, missingRecords, takeAll } from "./intake.js";
import { omit } from "./omit.js";
import { refusalOf } from "./refusal.js";
import type { SourceLink } from "./source.js";

/** Sets the references that waited for records which came later. */
export async function takePending(intake: Intake): Promise<void> {
  const { site, identities, run } = intake;
  for (const identity of await identities.pending()) {
    const { resource: name, pending: waiting = {}, id } = identity;
    const resource = resourceNamed(site, name);
    if (identity.run !== run || id === undefined) continue;
    await fetchPending(intake, identity);
    const given: Record<string, unknown> = {};
    const open: Record<string, readonly SourceLink[]> = {};
    for (const [field, links] of Object.entries(waiting)) {
      const target = resource.facts.fields[field]?.target ?? name;
      const missing = links.filter(({ key }) => identities.find(target, key)?.id === undefined);
      if (missing.length > 0) open[field] = missing;
      const ids = links.flatMap(({ key }) => identities.find(target, key)?.id ?? []);
      if (ids.length > 0) given[field] = resource.facts.fields[field]?.list === true ? ids : ids[0];
    }
    const lost = Object.entries(open).map(
      ([field, links]) => `${field}: the source does not give ${links.map(({ key }) => key).join(", ")}.`,
    );
    const written =
      Object.keys(given).length === 0 ? { lost: [] } : await writePending(intake, identity, id, given);
    const settled = omit(identity, "pending");
    await identities.save({
      ...settled,
      ...(Object.keys(open).length === 0 ? {} : { pending: open }),
      ...(written.document === undefined ? {} : { revision: written.document.revision }),
      lost: [...identity.lost.filter((reason) => !lost.includes(reason)), ...lost, ...written.lost],
    });
  }
  await identities.flush();
}

async function fetchPending(intake: Intake, { resource, pending = {} }: Identity): Promise<void> {
  const { fields } = resourceNamed(intake.site, resource).facts;
  const links = Object.entries(pending).flatMap(([name, entries]) =>
    entries.map((link) => ({ target: fields[name]?.target ?? resource, link, isOwnKind: false })),
  );
  await intake.identities.load(links.map(({ target, link: { key } }) => ({ resource: target, key })));
  const found = await missingRecords(intake, links);
  if (found.length > 0) await takeAll(intake, found);
}

async function writePending(
  intake: Intake,
  { resource, language }: Identity,
  id: number,
  given: Readonly<Record<string, unknown>>,
): Promise<Written> {
  const collection = intake.site.database.collection(resourceNamed(intake.site, resource).token);
  const before = await collection.findOne({ _id: id }, { projection: { modified: 1 }, ...timeLimit });
  const kept = before === null ? {} : { kept: { modified: before.modified } };
  try {
    const write = { resource: resourceNamed(intake.site, resource), language, id, given, ...kept };
    return await writeFitting(intake, write);
  } catch (error) {
    const reason = refusalOf(intake, error);
    if (reason === undefined) throw error;
    return { lost: [reason] };
  }
}
