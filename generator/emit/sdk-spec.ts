import { contractOf } from "../model/contract.js";
import type { AnswerProperty, JsonObject, ListPart, Model, Resource, Situation } from "../model/model.js";
import { mountBase } from "../model/names.js";
import { tableOf } from "../model/tables.js";
import { errorTemplates, hasList, isCounted, namesInList, sendsIsoTimes, sentCode } from "../model/wire.js";
import { constantOf, literalConstant, unionAlias } from "../print/declarations.js";
import { coreType, keyVariableOf, trashStatusOf } from "../print/sdk-names.js";
import { createSourceFile, type SourceFileDraft, type Statement } from "../print/source-file.js";
import { timeShown } from "../print/typescript.js";
import { coreFolder } from "../print/wire-names.js";
import type { Emitter } from "./emitter.js";

/** Writes what the client's core knows of the spec, `sdk/core/spec.ts`, in place of its own. */
export const emitSdkSpec: Emitter = (model) => {
  const file = createSourceFile(`${coreFolder}/spec.ts`, "spec/api.yaml");
  const { languages, mounts, paging } = model.service;
  const { version, hash, operations } = contractOf(model);
  const document = model.serviceRoutes.find(({ operation }) => operation === "contract");
  file.add(
    textUnion(
      "Codes of the errors that the service sends, the same in every language.",
      "ErrorCode",
      errorCodes(model),
    ),
    constant(
      "Code for an address that the service does not have.",
      "noRouteCode",
      codeOf(model, "rest_no_route"),
    ),
    constant("Status of records in the trash.", "trashStatus", trashStatusOf(model) ?? ""),
    literalConstant(
      "Times of answers by property: the property with the same instant in UTC, or that with the zone of the clocks.",
      {
        name: "times",
        type: "Readonly<Record<string, { readonly utc: string } | { readonly zone: string }>>",
        value: timesOf(model),
      },
    ),
    literalConstant("Statuses by code, for errors that mean another than the one they come with.", {
      name: "meanings",
      type: "Readonly<Record<string, number>>",
      value: meaningsOf(model),
    }),
    textUnion("A language of the content.", "Language", languages.all),
    constant(
      "Path of the API on its host, for base addresses that name the host only.",
      "mount",
      mountBase(mounts[0]),
    ),
    constant(
      "Variable of the environment that holds the key of a client without one.",
      "keyVariable",
      keyVariableOf(model.service.clientPackage),
    ),
    constant("Parameter that names the language of the content.", "languageParameter", languages.parameter),
    constant("Parameter that names the page of a list.", "pageParameter", paging.page),
    textUnion(
      "Names of what a page of a list has besides its records.",
      "PageName",
      partsNeeded(model).flatMap(({ names }) => names),
    ),
    constant("Path of the list of operations of the service.", "contractPath", document?.path ?? ""),
    constant(
      "Version and hash of the contract that the client was made for, as the service sends its own in `X-Contract`.",
      "contract",
      `${version};${hash}`,
    ),
    ...[...templatesOf(model), hashesOf(operations)],
    // Last: bundlers join the constants around it, and many programs do without it.
    pageParts(model, file.use),
  );
  return [file.print()];
};

/** Templates of errors; those of errors without parameters have names of their own, and come first. */
function templatesOf(model: Model): readonly Statement[] {
  const templates = errorTemplates(model);
  if (templates === undefined) return [];
  const value = [templates.other, templates.invalid];
  const head = { name: "errorTemplates", type: "readonly object[]" };
  return [literalConstant("What errors look like.", { ...head, value })];
}

/** What walks through a list need of each page: counted ones need no address. */
function partsNeeded(
  model: Model,
): readonly { readonly part: ListPart; readonly names: readonly string[] }[] {
  const { wire } = model.service;
  const parts: readonly ListPart[] = isCounted(model) ? ["total", "pages"] : ["total", "pages", "next"];
  const lists = model.resources.filter(hasList).map((resource) => namesInList(wire, resource));
  const namesOf = (part: ListPart, name: string): readonly string[] =>
    name.includes("{")
      ? lists.flatMap((all) => all.filter((one) => one.part === part).map((one) => one.name))
      : [name];
  return wire.list.flatMap(({ part, name }) =>
    parts.includes(part) ? [{ part, names: [...new Set(namesOf(part, name))] }] : [],
  );
}

function pageParts(model: Model, use: SourceFileDraft["use"]): Statement {
  const { wire } = model.service;
  const headers = (["total", "pages"] as const).flatMap((part) => {
    const header = wire.headers.find((one) => one.part === part);
    return header === undefined ? [] : [[part, header.name] as const];
  });
  const value = {
    ...tableOf(partsNeeded(model), ({ part, names }) => [part, names.length > 1 ? names : (names[0] ?? "")]),
    headers: Object.fromEntries(headers),
    link: wire.link,
  };
  const type = use(coreType("PageParts", "page-parts"));
  const doc =
    "Names of what a page of a list has besides its records by part, with the headers that lead from page to page.";
  return literalConstant(doc, { name: "pageParts", type, value });
}

/** Three digits without names miss one change in a thousand, which costs a warning; whole hashes with names are five times as much. */
function hashesOf(operations: Readonly<Record<string, string>>): Statement {
  const digits = Object.values(operations).map((hash) =>
    (parseInt(hash, 16) % 36 ** 3).toString(36).padStart(3, "0"),
  );
  return constant(
    "The operations in the contract that the client was made for, in their order: of the hash of each, its remainder by 36³ as three digits of base 36.",
    "hashes",
    digits.join(""),
  );
}

function constant(doc: string, name: string, value: string): Statement {
  return constantOf({ name, docs: [doc], value: JSON.stringify(value) });
}

function errorCodes({ errors, resources }: Model): readonly string[] {
  const own = resources.flatMap((resource) => resource.errors);
  return [...new Set([...errors, ...own].map(({ code }) => code))].sort();
}

function codeOf({ errors }: Model, name: string): string {
  return errors.find((error) => error.name === name)?.code ?? "";
}

function timesOf(model: Model): JsonObject {
  return Object.fromEntries(
    model.resources.flatMap((resource) =>
      resource.answer.properties.flatMap((property) => {
        const instant = instantOf(model, resource, property);
        return instant === undefined ? [] : [[property.name, instant] as const];
      }),
    ),
  );
}

function instantOf(
  model: Model,
  { answer, period }: Resource,
  { name, value }: AnswerProperty,
): JsonObject | undefined {
  const time = timeShown(value);
  if (time === undefined) return undefined;
  if (time === "UtcDateTime" || sendsIsoTimes(model)) return { utc: name };
  const [field, life] = [
    value.kind === "field" ? value.field : undefined,
    value.kind === "life" ? value.property : undefined,
  ];
  const utc = answer.properties.find(
    ({ value: other }) =>
      (other.kind === "utc" && other.field === field) ||
      (other.kind === "life" && other.property === `${life ?? ""}_utc`),
  );
  if (utc !== undefined) return { utc: utc.name };
  const zone = answer.properties.find(
    ({ value: other }) => other.kind === "field" && other.field === period?.zone,
  );
  return zone === undefined ? undefined : { zone: zone.name };
}

/** What a resource's error says of the record, as the statuses of HTTP say it. */
const recordStatuses: Readonly<Partial<Record<Situation, number>>> = {
  unknown: 404,
  wrong_kind: 404,
  trashed: 410,
  in_trash: 410,
};

/** A code that other errors have as well says nothing of the record. */
function meaningsOf(model: Model): Readonly<Record<string, number>> {
  const { errors, resources } = model;
  const own = resources.flatMap((resource) => resource.errors);
  const meanings = own.flatMap(({ situation, code, status }) => {
    const meaning = recordStatuses[situation];
    const isShared =
      errors.some((error) => error.code === code) ||
      own.some((error) => error.code === code && recordStatuses[error.situation] !== meaning);
    return meaning === undefined || meaning === status || isShared ? [] : [[code, meaning] as const];
  });
  const taken = codeOf(model, "term_exists");
  const catalogue: readonly (readonly [string, number])[] = [
    // The reason for which a parameter that names a record is rejected.
    [sentCode("rest_not_found", model.service.wire), 404],
    [taken, 409],
  ];
  return Object.fromEntries([...catalogue.filter(([code]) => code !== ""), ...meanings]);
}

function textUnion(doc: string, name: string, values: readonly string[]): Statement {
  return unionAlias({ name, docs: [doc], members: values.map((value) => JSON.stringify(value)) });
}
