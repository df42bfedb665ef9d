import type { Middleware } from "koa";
import { checkInput } from "../records/check.js";
import type { ParameterFacts } from "../records/facts.js";
import { requireCapability } from "../records/find.js";
import type { CheckedInput } from "../records/records.js";
import { resourceNamed, type Site } from "../records/site.js";
import type { Call, Reply } from "./call.js";
import { revisionsIn } from "./entity-tag.js";
import { Faults } from "./faults.js";
import { HttpError } from "./http-error.js";
import { type InputSources, readInput } from "./input.js";
import { unreadable } from "./query.js";
import type { ServiceState } from "./state.js";
import { type Guard, refusalsOf } from "./validation.js";

/** An operation behind a path: what it takes, who may call it, and what it does. */
export interface RouteDefinition<Input extends object> {
  /** Name of the operation, as in the OpenAPI document. */
  readonly operation: string;
  readonly parameters: Readonly<Record<string, ParameterFacts>>;
  readonly isInput: Guard<Input>;
  /** Capability the caller needs. */
  readonly access?: string;
  readonly run: (input: Input, call: Call, checked: CheckedInput) => Reply | Promise<Reply>;
}

/**
 * The middleware of a route: reads the parameters, checks all of them, then the caller's rights, then runs the operation.
 * Bad parameters are told together, whoever calls.
 */
export function createRoute<Input extends object>(
  site: Site,
  definition: RouteDefinition<Input>,
): Middleware<ServiceState> {
  return async (ctx) => {
    const { sources, principal, mounted, now } = ctx.state;
    ctx.state.operation = definition.operation;
    const path = pathVariables(ctx.params);
    const language = requestLanguage(site, sources, mounted.language);
    ctx.state.language = language.code;
    const faults = new Faults(site.facts.reasons, language.code);
    if (language.refused !== undefined) {
      const { parameter, all } = site.facts.languages;
      faults.add(parameter, "not_one_of", { values: all.join(", ") });
    }
    if (path.slug !== undefined && isBroken(path.slug)) faults.add("slug", "unreadable");

    const ifMatch = ctx.headers["if-match"];
    const call: Call = {
      mounted,
      language: language.code,
      principal,
      now,
      path,
      ...(ifMatch === undefined ? {} : { ifMatch: revisionsIn(ifMatch) }),
    };
    const values = readInput(
      definition.parameters,
      sources,
      (name) => resourceNamed(site, name).facts.fields,
      faults,
    );
    const input: unknown = values;
    const isFit = definition.isInput(input);
    for (const { parameter, reason, values: words } of refusalsOf(definition.isInput.errors ?? [])) {
      faults.add(parameter, reason, words);
    }
    const references = await checkInput(site, call, definition.parameters, values, faults);
    faults.throwIfAny();
    if (!isFit) throw new Error(`The input of ${definition.operation} was refused without a reason.`);
    if (definition.access !== undefined) requireCapability(call, definition.access);
    ctx.state.reply = await definition.run(input, call, { references, faults });
  };
}

/** The variables of the path. An id is a decimal number; anything else is the path of no route. */
function pathVariables(params: unknown): Readonly<Record<string, string>> {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(params ?? {})) {
    if (typeof value === "string") variables[name] = value;
  }
  if (variables.id !== undefined && !/^\d+$/.test(variables.id)) throw new HttpError("rest_no_route");
  return variables;
}

/** The router hands on percent signs that it cannot decode as they are. */
function isBroken(text: string): boolean {
  return (
    /%(?![\da-f]{2})/i.test(text) || text.includes("\ufffd") || !text.isWellFormed() || text.includes("\0")
  );
}

/** The language asked for by parameter, else by the path, else that of the site. */
function requestLanguage(
  site: Site,
  { body, query }: InputSources,
  segment: string | undefined,
): { code: string; refused?: unknown } {
  const { parameter, aliases, all } = site.facts.languages;
  const byDefault = segment ?? site.language;
  for (const name of [parameter, ...aliases]) {
    const given: unknown =
      (Object.hasOwn(body.json, name) ? body.json[name] : undefined) ??
      body.form.get(name) ??
      query.get(name);
    if (given === undefined || given === null) continue;
    const code = all.find((language) => language === given);
    return code === undefined ? { code: byDefault, refused: given === unreadable ? "" : given } : { code };
  }
  return { code: byDefault };
}
