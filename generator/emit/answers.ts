import { hasCertainValue, storesEmptyValues } from "../model/defaults.js";
import type { Answer, AnswerProperty, Field, LifeProperty, Resource, Wire } from "../model/model.js";
import { variablesOf } from "../model/names.js";
import { isScalar } from "../model/scalars.js";
import { isIsoTime } from "../model/times.js";
import { bodyOf, functionOf } from "../print/declarations.js";
import { needsHooks } from "../print/hook-type.js";
import { literal, propertyKey } from "../print/literal.js";
import {
  hooksType,
  runtimeType,
  runtimeValue,
  serverNames,
  startServerFile,
  wireType,
} from "../print/server-names.js";
import { type OutputFile, type SourceFileDraft, type Statement } from "../print/source-file.js";
import { answerPropertyType, type UseType } from "../print/typescript.js";
import { answersOf, wireFolder } from "../print/wire-names.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/<folder>/answer.ts`: how a stored document becomes what is sent. */
export const emitAnswers: Emitter = (model) =>
  model.resources.map((resource) => answerFile(resource, model.service.wire));

interface AnswerScope {
  readonly resource: Resource;
  readonly file: SourceFileDraft;
  readonly wire: Wire;
}

function answerFile(resource: Resource, wire: Wire): OutputFile {
  const file = startServerFile(resource, "answer");
  for (const answer of answersOf(resource)) file.add(answerFunction({ resource, file, wire }, answer));
  return file.print();
}

function answerFunction(scope: AnswerScope, answer: Answer): Statement {
  const { resource, file } = scope;
  const isEmbedded = answer.typeName !== resource.typeName;
  const label = resource.name.replaceAll("_", " ");
  const text = answer.properties.some((property) => usesText(property))
    ? ["  const text = view.text(document.text, document.language);"]
    : [];
  const body = bodyOf(...text, ...returnLines(scope, answer));
  return functionOf({
    name: `to${answer.typeName}`,
    docs: [
      isEmbedded
        ? `A stored ${label} as it is embedded in other records.`
        : `A stored ${label} as it is sent.`,
    ],
    parameters: [
      { name: "document", type: file.use(serverNames(resource).document) },
      { name: /\bview\b/.test(body) ? "view" : "_view", type: file.use(runtimeType("Serializer")) },
      ...(needsHooks(answer) ? [{ name: "hooks", type: file.use(hooksType) }] : []),
    ],
    returns: file.use(wireType(resource, answer.typeName)),
    body,
  });
}

/** A property for single records summarizes those above it, so the literal is cut there. */
function returnLines(scope: AnswerScope, answer: Answer): string[] {
  const { properties } = answer;
  const cut = properties.findIndex(({ single }) => single);
  const optional = properties
    .filter(
      (property) =>
        property.optional &&
        !property.single &&
        property.value.kind !== "embed" &&
        emptiableField(scope, property) === undefined,
    )
    .map(({ name }) => name);
  const above = cut === -1 ? [] : properties.slice(0, cut);
  const single = cut === -1 ? undefined : properties[cut];
  const below = cut === -1 ? properties : properties.slice(cut + 1);
  const optionalAbove = optional.filter((name) => above.some((property) => property.name === name));
  const optionalBelow = optional.filter((name) => below.some((property) => property.name === name));
  if (single === undefined)
    return closed(scope, "return ", { lines: propertyLines(scope, below), optional: optionalBelow });
  const summary = `    ...(view.single ? { ${propertyKey(single.name)}: ${valueOf(scope, single, "above")} } : {}),`;
  return [
    ...closed(scope, "const above = ", { lines: propertyLines(scope, above), optional: optionalAbove }),
    ...closed(scope, "return ", {
      lines: ["    ...above,", summary, ...propertyLines(scope, below)],
      optional: optionalBelow,
    }),
  ];
}

/** A statement of `opening` and an object. */
function closed(
  { file }: AnswerScope,
  opening: string,
  { lines, optional }: { readonly lines: readonly string[]; readonly optional: readonly string[] },
): string[] {
  const body = (indent: string): string => lines.join("\n").replaceAll(/^ {4}/gm, indent);
  if (optional.length === 0) return [`  ${opening}{`, body("    "), "  };"];
  const call = file.use(runtimeValue("withoutEmpty"));
  const names = literal(optional, 4, 4);
  return [`  ${opening}${call}(`, "    {", body("      "), "    },", `    ${names},`, "  );"];
}

function propertyLines(scope: AnswerScope, properties: readonly AnswerProperty[]): string[] {
  return properties.map((property) => {
    if (property.value.kind === "embed") return embedLine(scope, property);
    const member = `${propertyKey(property.name)}: ${valueOf(scope, property)}`;
    const field = property.optional ? emptiableField(scope, property) : undefined;
    if (field === undefined) return `    ${member},`;
    const [start, end] = [`    ...(document.${field.stored} === undefined`, `: { ${member} }),`];
    const line = `${start} ? {} ${end}`;
    return line.length <= 110 ? line : `${start}\n      ? {}\n      ${end}`;
  });
}

/** The field of a property that is only left out where nothing is stored: elsewhere, empty values count as none. */
function emptiableField({ wire }: AnswerScope, { value }: AnswerProperty): Field | undefined {
  return wire.nullValues && value.kind === "field" && storesEmptyValues(value.field)
    ? value.field
    : undefined;
}

function valueOf(scope: AnswerScope, property: AnswerProperty, above = "{}"): string {
  const { value } = property;
  const { resource, file } = scope;
  switch (value.kind) {
    case "field":
      return fieldValue(scope, property, value.field);
    case "life":
      return (
        lifeValue(scope, property, value.property) +
        (value.property === "slug" ? nullAfter(scope, property) : "")
      );
    case "details":
      return `${file.use(runtimeValue("dateDetails"))}(document.${value.field.stored})`;
    case "utc":
      return `view.utc(document.utc_${value.field.stored})`;
    case "utc_details":
      return `${file.use(runtimeValue("dateDetails"))}(view.utc(document.utc_${value.field.stored}))`;
    case "abbreviation":
      return `${file.use(runtimeValue("zoneAbbreviation"))}(document.${value.field.stored}, document.utc_${resource.period?.start.stored ?? ""})`;
    case "hook": {
      const hook = `hooks.${resource.valueName}.${value.hook.property}`;
      return value.hook.kind === "batch"
        ? `view.batched(${hook}, document)`
        : `${hook}(document, view, ${above})`;
    }
    case "constant":
      return literal(value.value);
    case "embed":
      return embedded(scope, { ...property, show: "many" }, [value.resource, "ids"]);
  }
}

function fieldValue(scope: AnswerScope, property: AnswerProperty, field: Field): string {
  const stored = `document.${field.stored}`;
  const orNull = nullAfter(scope, property);
  if (field.paragraphs) {
    const source = field.storage === "localized" ? `text.${field.stored}` : `${stored} ?? ""`;
    return `${scope.file.use(runtimeValue("paragraphs"))}(${source})${orNull}`;
  }
  switch (field.storage) {
    case "localized":
    case "slug":
      return `text.${field.stored}${orNull}`;
    case "references":
      if (field.show === "id" || field.type.kind !== "reference") return `${stored} ?? []`;
      return embedded(scope, field, [field.type.target, stored]);
    case "reference":
      return property.optional || hasCertainValue(field)
        ? stored
        : `${stored} ?? ${property.type.kind === "nullable" ? "null" : "0"}`;
    case "image":
      return `view.image(document.image)${orNull}`;
    case "author":
    case "status":
    case "date":
    case "date_utc":
      return lifeValue(scope, property, field.storage);
    case "period":
      return isIsoTime(field.type)
        ? `view.zoned(document.utc_${field.stored}, document.${scope.resource.period?.zone.stored ?? ""})`
        : stored;
    case "password":
    case "scope":
      return '""';
    case "plain": {
      const value =
        field.scale === undefined
          ? plainValue(scope, field)
          : `${scope.file.use(runtimeValue("decimalText"))}(${stored}, ${field.scale})`;
      if (orNull !== "" && !field.blank && isText(field)) return value + orNull;
      return property.optional || hasCertainValue(field)
        ? value
        : `${value} ?? ${property.type.kind === "nullable" ? "null" : emptyValue(field)}`;
    }
  }
}

/** Null behind a text that may be empty: what was emptied, or has lost all its markup, is without a value as well. */
function nullAfter({ wire }: AnswerScope, { type }: AnswerProperty): string {
  return wire.nullValues && type.kind === "nullable" ? " || null" : "";
}

function isText({ type }: Field): boolean {
  return isScalar(type, "text", "html", "url", "email", "timezone");
}

/** A stored value; the times of the rule by which records repeat are those of the clocks of the record. */
function plainValue({ resource: { period, recurrence }, wire }: AnswerScope, field: Field): string {
  const stored = `document.${field.stored}`;
  return wire.dates === "iso" && field === recurrence?.rule
    ? `view.zonedTexts(${stored}, document.${period?.zone.stored ?? ""})`
    : stored;
}

/** The value of a plain field that was never given. Where that is nothing at all, the type says null. */
function emptyValue({ type }: Field): string {
  if (type.kind === "list") return "[]";
  if (type.kind === "map") return "{}";
  if (type.kind !== "scalar") return '""';
  if (type.scalar === "json") return "{}";
  if (type.scalar === "value") return "null";
  return type.scalar === "boolean" || type.scalar === "flag" ? "false" : '""';
}

function embedded(
  { resource, file }: AnswerScope,
  field: Pick<Field, "name" | "show">,
  [target, stored]: readonly [target: Resource, ids: string],
): string {
  const names = serverNames(target);
  const show = target === resource ? names.embed.name : file.use(names.embed);
  const { one } = variablesOf(target);
  const head = `      ${propertyKey(field.name)}: `;
  const start = `view.shown(${file.use(names.token)}, ${stored}, `;
  const call = `${show}(${one}, inside, hooks)`;
  const making = needsHooks(target.embedded) ? `(${one}, inside) => ${call}` : show;
  const shown = `${start}${making})`;
  if (field.show !== "one_or_many") {
    const isShort = head.length + shown.length < 110 || making === show;
    return isShort ? shown : `${start}(${one}, inside) =>\n      ${call},\n    )`;
  }
  const wrap = file.use(runtimeValue("oneOrMany"));
  const line = `${wrap}(${shown})`;
  return head.length + line.length < 110 ? line : `${wrap}(\n      ${shown},\n    )`;
}

/** Spreads a property that is there where the request asks for it. */
function embedLine(scope: AnswerScope, property: AnswerProperty): string {
  const { name } = property;
  const member = `${propertyKey(name)}: ${valueOf(scope, property).replaceAll("\n", "\n  ")}`;
  return `    ...view.embedded(${JSON.stringify(name)}, document, (ids) => ({\n      ${member},\n    })),`;
}

function wireTypeIn(file: SourceFileDraft): UseType {
  return (name) => file.use({ name, from: `generated/${wireFolder}/types`, typeOnly: true });
}

function lifeValue({ resource, file }: AnswerScope, shown: AnswerProperty, property: LifeProperty): string {
  const descriptor = (): string => file.use(serverNames(resource).descriptor);
  switch (property) {
    case "id":
      return "document._id";
    case "global_id":
      return "view.globalId(document._id)";
    case "global_id_lineage":
      return "[view.globalId(document._id)]";
    case "author":
      return "String(document.author)";
    case "status":
      return `document.status as ${answerPropertyType(shown, wireTypeIn(file))}`;
    case "date":
      return "view.local(document.date)";
    case "date_utc":
      return "view.publishedUtc(document)";
    case "created":
      return "view.local(document.created)";
    case "created_utc":
      return "view.utc(document.created)";
    case "modified":
      return "view.local(document.modified)";
    case "modified_utc":
      return "view.utc(document.modified)";
    case "page":
      return `view.pageUrl(${descriptor()}, document, text.slug)`;
    case "self":
      return `view.selfUrl(${descriptor()}, document._id)`;
    case "slug":
      return "text.slug";
    case "count":
      return "document.count";
    case "taxonomy":
      return JSON.stringify(resource.taxonomy ?? resource.name);
    case "term_urls":
    case "term_links": {
      const parent = resource.fields.find(({ hierarchy }) => hierarchy);
      const method = property === "term_urls" ? "termUrls" : "termLinks";
      return `view.${method}(${descriptor()}, document._id${parent === undefined ? "" : `, document.${parent.stored}`})`;
    }
  }
}

function usesText({ value }: AnswerProperty): boolean {
  if (value.kind === "field") return value.field.storage === "localized" || value.field.storage === "slug";
  return value.kind === "life" && (value.property === "slug" || value.property === "page");
}
