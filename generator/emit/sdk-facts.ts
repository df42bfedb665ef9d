import { contractOf } from "../model/contract.js";
import type { AnswerProperty, ListPart, Model, Resource, Situation, Wire } from "../model/model.js";
import { hasCursors, isCounted, sendsIsoTimes } from "../model/wire.js";
import { docBlock } from "../print/doc-comment.js";
import { lineWidth, literal } from "../print/literal.js";
import type { FactsObject } from "../print/parameter-facts.js";
import { coreType, keyVariableOf, trashStatusOf } from "../print/sdk-names.js";
import { createSourceFile, type SourceFileDraft } from "../print/source-file.js";
import { timeShown, unionOf } from "../print/typescript.js";
import { coreFolder } from "../print/wire-names.js";
import type { Emitter } from "./emitter.js";

/** Writes what the client's core knows of the spec, `sdk/core/spec.ts`, in place of its own. */
export const emitSdkFacts: Emitter = (model) => {
  const file = createSourceFile(`${coreFolder}/spec.ts`, "spec/api.yaml");
  const { languages, mounts, paging } = model.service;
  const { version, hash, operations } = contractOf(model);
  const document = model.serviceRoutes.find(({ operation }) => operation === "contract");
  file.add(
    `${docBlock("Codes of the errors that the service sends, the same in every language.")}\n${textUnion("export type ErrorCode =", errorCodes(model))}`,
    constant(
      "Code for an address that the service does not have.",
      "noRouteCode",
      codeOf(model, "rest_no_route"),
    ),
    constant("Status of records in the trash.", "trashStatus", trashStatusOf(model) ?? ""),
    `\n${docBlock("Times of answers by property: the property with the same instant in UTC, or that with the zone of the clocks.")}\n${timesHead}${literal(timesOf(model), timesHead.length)};`,
    `\n${docBlock("Statuses by code, for errors that mean another than the one they come with.")}\n${meaningsHead}${literal(meaningsOf(model), meaningsHead.length)};`,
    `\n${docBlock("A language of the content.")}\n${textUnion("export type Language =", languages.all)}`,
    constant(
      "Path of the API on its host, for base addresses that name the host only.",
      "mount",
      mounts[0]?.path ?? "/",
    ),
    constant(
      "Variable of the environment that holds the key of a client without one.",
      "keyVariable",
      keyVariableOf(model.service.clientPackage),
    ),
    constant("Parameter that names the language of the content.", "languageParameter", languages.parameter),
    constant("Parameter that names the page of a list.", "pageParameter", paging.page),
    `\n${docBlock("Names of what a page of a list has besides its records.")}\n${textUnion(
      "export type PageName =",
      partsNeeded(model).map(({ name }) => name),
    )}`,
    ...pageParts(model, file.use),
    constant("Path of the list of operations of the service.", "contractPath", document?.path ?? ""),
    constant(
      "Version and hash of the contract that the client was made for, as the service sends its own in `X-Contract`.",
      "contract",
      `${version};${hash}`,
    ),
    hashesOf(operations),
  );
  return [file.print()];
};

/** What walks through a list need of each page: counted ones need no address. */
function partsNeeded(model: Model): Wire["list"] {
  const parts: readonly ListPart[] = isCounted(model) ? ["total", "pages"] : ["total", "pages", "next"];
  return model.service.wire.list.filter(({ part }) => parts.includes(part));
}

function pageParts(model: Model, use: SourceFileDraft["use"]): readonly string[] {
  if (isCounted(model)) return [];
  const { wire, paging } = model.service;
  const headers = (["total", "pages"] as const).flatMap((part) => {
    const header = wire.headers.find((one) => one.part === part);
    return header === undefined ? [] : [[part, header.name] as const];
  });
  const facts = {
    ...Object.fromEntries(partsNeeded(model).map(({ part, name }) => [part, name])),
    headers: Object.fromEntries(headers),
    link: wire.link,
    ...(hasCursors(model) ? { cursor: paging.cursor } : {}),
  };
  const doc = docBlock("The same by part, with the headers that lead from page to page.");
  const head = `export const pageParts: ${use(coreType("PageParts", "page-parts"))} = `;
  return [`\n${doc}\n${head}${literal(facts, head.length)};`];
}

/** Four digits miss one change in 65,536, which costs a warning; whole hashes would be three times as much in a bundle. */
function hashesOf(operations: Readonly<Record<string, string>>): string {
  const starts = Object.entries(operations).map(([name, hash]) => `${name}:${hash.slice(0, 4)}`);
  return constant(
    "Operations in the contract that the client was made for, each with the first digits of its hash.",
    "hashes",
    starts.join(" "),
  );
}

function constant(doc: string, name: string, value: string): string {
  const line = `export const ${name} = ${JSON.stringify(value)};`;
  const broken = line.length > lineWidth ? line.replace(" = ", " =\n  ") : line;
  return `\n${docBlock(doc)}\n${broken}`;
}

function errorCodes({ errors, resources }: Model): readonly string[] {
  const own = resources.flatMap((resource) => resource.errors);
  return [...new Set([...errors, ...own].map(({ code }) => code))].sort();
}

function codeOf({ errors }: Model, name: string): string {
  return errors.find((error) => error.name === name)?.code ?? "";
}

const timesHead =
  "export const times: Readonly<Record<string, { readonly utc: string } | { readonly zone: string }>> = ";

function timesOf(model: Model): FactsObject {
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
): FactsObject | undefined {
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

const meaningsHead = "export const meanings: Readonly<Record<string, number>> = ";

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
    ["rest_not_found", 404],
    [taken, 409],
  ];
  return Object.fromEntries([...catalogue.filter(([code]) => code !== ""), ...meanings]);
}

function textUnion(head: string, values: readonly string[]): string {
  return unionOf(
    head,
    values.map((value) => JSON.stringify(value)),
  );
}
