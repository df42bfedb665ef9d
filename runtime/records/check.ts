import { parseTime } from "../dates/parse-time.js";
import { parseZone } from "../dates/zone.js";
import type { Call } from "../http/call.js";
import type { Faults } from "../http/faults.js";
import type { ParameterFacts } from "./facts.js";
import { type ResolvedReferences, resolveReference } from "./references.js";
import type { Site } from "./site.js";

/**
 * Checks what a validator cannot see from the value alone: dates, zones, and whether the records exist that are referred
 * to. Faults are added to those already found; a parameter that has one is passed over. Returns the references.
 */
export async function checkInput(
  site: Site,
  call: Call,
  parameters: Readonly<Record<string, ParameterFacts>>,
  input: Readonly<Record<string, unknown>>,
  faults: Faults,
): Promise<ResolvedReferences> {
  const references: ResolvedReferences = new Map();
  const lookups: Promise<unknown>[] = [];
  for (const [name, value] of Object.entries(input)) {
    const facts = parameters[name];
    if (facts === undefined || value === null || faults.has(name)) continue;
    if (facts.kind === "reference") {
      const lookup = resolveReference(site, call, name, facts, value, faults);
      lookups.push(lookup.then((entries) => references.set(name, entries)));
    } else {
      checkValue(site, call, name, facts, value, faults);
    }
  }
  await Promise.all(lookups);
  return references;
}

function checkValue(
  site: Site,
  call: Call,
  name: string,
  facts: ParameterFacts,
  value: unknown,
  faults: Faults,
): void {
  if (typeof value !== "string") return;
  if (facts.kind === "datetime" && parseTime(value, { zone: site.zone, now: call.now }) === undefined)
    faults.add(name, "not_date");
  if (facts.kind === "timezone" && value !== "" && parseZone(value) === undefined)
    faults.add(name, "not_zone");
}
