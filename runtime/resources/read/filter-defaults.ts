import type { RecordDocument } from "../../core/documents.js";
import { ParameterErrors } from "../../core/parameter-errors.js";
import type { RequestContext } from "../../core/request-context.js";
import type { FilterHook } from "../hooks.js";
import type { Site } from "../site.js";

/** The values that filters with hooks take by default at the time of a call, by parameter of the list. */
export async function filterDefaults(
  site: Site,
  hooks: Readonly<Record<string, FilterHook<object, RecordDocument>>>,
  call: RequestContext,
): Promise<object> {
  const errors = new ParameterErrors(site.facts.reasons, call.language);
  const context = { site, call, errors, lifted: new Set<string>() };
  const defaults = {};
  for (const hook of Object.values(hooks)) {
    if (hook.byDefault !== undefined) Object.assign(defaults, (await hook(hook.byDefault, context)).links);
  }
  return defaults;
}
