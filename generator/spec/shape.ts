import type { ErrorObject } from "ajv";
import { nearestName, type Report } from "../diagnostics.js";
import { operations } from "../model/nodes/route.js";
import { isDefault } from "./complete.js";
import { isFormerMask, reportFormerMasks } from "./former-masks.js";
import { descendantOf, removeDouble, type SpecNode, shownValue } from "./node.js";
import type { FileKind } from "./shape-ajv.js";
import { shapeValidator } from "./shape-validators.js";

/** Nodes with errors, which later checks skip. */
export interface ShapeFlags {
  /** Tables and rows with an error. */
  readonly invalid: Set<SpecNode>;
  /** Tables that lack entries because of an error. */
  readonly lost: Set<SpecNode>;
}

/** Files without an error; while their node is the same they are not compared again. */
const sound = new WeakSet<SpecNode>();

/**
 * Compares a file with the schema of its kind. `written` is the file without its defaults, if it has any. Every error is
 * reported, and its nodes are flagged, so that what follows from an error is not reported as another.
 */
export function checkShape(
  kind: FileKind,
  root: SpecNode,
  {
    report,
    written = root,
    ...flags
  }: ShapeFlags & { readonly report: Report; readonly written?: SpecNode | undefined },
): void {
  if (sound.has(root)) return;
  const validate = shapeValidator(kind);
  if (validate(root.value)) {
    sound.add(root);
    return;
  }
  for (const error of withoutEchoes(validate.errors ?? [], root)) {
    const node = descendantOf(root, pathOf(error));
    if (node === undefined) continue;
    // A key with a default is free for a misspelled one.
    const table = descendantOf(written, pathOf(error)) ?? node;
    const list = descendantOf(root, pathOf(error).slice(0, -1));
    // What is wrong in a default row comes from a name that the author wrote, which has an error of its own.
    if (isDefault(node)) flag(root, error, flags);
    else if (isFormerMask(error)) {
      reportFormerMasks(root, report);
      flag(root, error, flags);
    } else if (isMisspelledOperation(kind, error, root)) {
      if (!flags.invalid.has(node)) reportMisspelledOperation(node, list, report);
      flag(root, error, flags);
      if (list !== undefined) flags.lost.add(list);
    } else if (isFlatList(error, list)) {
      reportFlatList(error, list, report);
      flag(root, error, flags);
    } else if (reportShapeError(error, { node, table }, report)) flag(root, error, flags);
  }
}

/**
 * The errors without those that follow from another one: of several rows in a table of another kind, because
 * its first line went astray, only the first is reported.
 */
function withoutEchoes(errors: readonly ErrorObject[], root: SpecNode): readonly ErrorObject[] {
  const strays = new Map<string, number>();
  return errors.filter((error) => {
    const table = error.instancePath.slice(0, error.instancePath.lastIndexOf("/"));
    const value = descendantOf(root, pathOf(error))?.value;
    const isRow = error.keyword === "type" && (value === null || typeof value === "object");
    const isTooLong = errors.some(
      (other) => other.keyword === "maxLength" && other.instancePath === error.instancePath,
    );
    if (error.keyword === "pattern" && isTooLong) return false;
    const key = isRow ? `${table} ${error.schemaPath}` : "";
    const before = strays.get(key) ?? 0;
    strays.set(key, before + 1);
    return key === "" || before === 0;
  });
}

function pathOf({ instancePath }: ErrorObject): readonly string[] {
  return instancePath.split("/").slice(1).map(unescapePointer);
}

function nameOf(error: ErrorObject): string {
  return pathOf(error).findLast((step) => !/^\d+$/.test(step)) ?? "the file";
}

/** An unknown table, a missing key or a value of the wrong kind leaves names unknown; other errors affect only their row. */
function flag(root: SpecNode, error: ErrorObject, { invalid, lost }: ShapeFlags): void {
  const path = pathOf(error);
  const node = descendantOf(root, path);
  const parent = path.length === 0 ? undefined : descendantOf(root, path.slice(0, -1));
  if (node === undefined) return;
  if (error.propertyName !== undefined) {
    const entry = node.entries.get(error.propertyName);
    if (entry !== undefined) invalid.add(entry);
    lost.add(node);
    return;
  }
  invalid.add(node);
  if (error.keyword === "additionalProperties") {
    const entry = node.entries.get(String(error.params.additionalProperty));
    if (entry !== undefined && entry.kind !== "scalar") lost.add(node);
    return;
  }
  if (error.keyword === "required") lost.add(node);
  if (error.keyword === "required" || parent === undefined) return;
  invalid.add(parent);
  if (parent.kind === "list") lost.add(parent);
  if (/object|array/.test(String(error.params.type))) lost.add(node).add(parent);
}

/** Whether a row of the route matrix is without a hook and lacks a letter to one of the usual operations. */
function isMisspelledOperation(kind: FileKind, error: ErrorObject, root: SpecNode): boolean {
  const path = pathOf(error);
  const [table, , name = ""] = path;
  const row = descendantOf(root, path);
  const isRow = kind === "routes" && table === "resources" && path.length === 3;
  const isUsual = operations.some((operation) => operation === name);
  return (
    isRow &&
    !isUsual &&
    row?.entries.has("hook") === false &&
    !row.entries.has("operation") &&
    nearestName(name, operations) !== undefined
  );
}

/** Reports the name of a row, not that its keys are none of a custom operation. */
function reportMisspelledOperation(row: SpecNode, rows: SpecNode | undefined, report: Report): void {
  const [name] = [...(rows?.entries ?? [])].find(([, entry]) => entry === row) ?? [""];
  const candidates = operations.filter((operation) => rows?.entries.has(operation) !== true);
  report("unknown_key", row.keyPlace, { words: { name }, candidates });
}

/** Whether a list of texts stands where lists of them are wanted: one pair of brackets is missing. */
function isFlatList({ keyword, params }: ErrorObject, list: SpecNode | undefined): list is SpecNode {
  const isOfLists = keyword === "type" && params.type === "array";
  return isOfLists && list?.kind === "list" && list.items.every(({ value }) => typeof value === "string");
}

function reportFlatList(error: ErrorObject, { place, items }: SpecNode, report: Report): void {
  if (!error.instancePath.endsWith("/0")) return;
  const text = `[[${items.map(({ written, value }) => written ?? shownValue(value)).join(", ")}]]`;
  const words = { name: nameOf(error), expected: "a list of lists", found: "a list", cure: `write ${text}` };
  report("wrong_kind", place, { words, edits: [{ kind: "replace", place, text }] });
}

/** Reports one error; false where it only repeats another one. */
function reportShapeError(
  error: ErrorObject,
  { node, table }: { readonly node: SpecNode; readonly table: SpecNode },
  report: Report,
): boolean {
  const name = nameOf(error);
  const { params } = error;
  switch (error.keyword) {
    case "additionalProperties":
      reportUnknownKey(error, table, report);
      return true;
    case "required":
      return reportMissingKey(error, node, report);
    case "type":
      reportWrongKind(error, node, report);
      return true;
    case "enum":
    case "const": {
      const candidates = textsIn(params.allowedValues ?? [params.allowedValue]);
      report("not_one_of", node.place, { words: { name: shownValue(node.value), key: name }, candidates });
      return true;
    }
    case "pattern":
      if (params.pattern === notBlank) report("empty_table", node.place, { words: { name } });
      else reportPattern(error, node, report);
      return true;
    case "minimum":
    case "maximum": {
      const limit = `${String(params.limit)} or ${error.keyword === "minimum" ? "more" : "less"}`;
      report("out_of_range", node.place, { words: { name, expected: expectedOf(error) ?? limit } });
      return true;
    }
    case "maxLength":
      report("too_long", node.place, { words: { name, limit: String(params.limit) } });
      return true;
    case "minLength":
    case "minItems":
    case "minProperties":
      report("empty_table", node.place, { words: { name } });
      return true;
    case "uniqueItems":
      reportListedTwice(error, node, report);
      return true;
    default:
      return false;
  }
}

/** The pattern of texts that have to say something. */
const notBlank = "\\S";

function reportListedTwice({ params }: ErrorObject, node: SpecNode, report: Report): void {
  const [first, second] = [Number(params.i), Number(params.j)]
    .sort((a, b) => a - b)
    .map((at) => node.items[at]);
  if (first === undefined || second === undefined) return;
  const words = { name: shownValue(second.value) };
  report("listed_twice", second.place, { words, ...removeDouble(second.place, first.place) });
}

function reportUnknownKey({ params, parentSchema }: ErrorObject, node: SpecNode, report: Report): void {
  const name = String(params.additionalProperty);
  const known = keysOf(parentSchema);
  const keys = [...node.entries.keys()];
  const before = keys[keys.indexOf(name) - 1];
  const entry = node.entries.get(name);
  const isRest = entry?.value === null && nearestName(name, known) === undefined;
  // In `{ text: one, two }` YAML takes the second part for a key.
  if (isRest && before !== undefined && (keys.includes("text") || name.includes(" "))) {
    reportUnquotedText(keys.includes("text") ? "text" : before, { node, known }, report);
    return;
  }
  const free = known.filter((key) => !node.entries.has(key));
  report("unknown_key", entry?.keyPlace ?? node.place, { words: { name }, candidates: free });
}

/** The text ends where YAML ends it; what it was meant to be reaches over the empty keys behind it. */
function reportUnquotedText(
  key: string,
  { node, known }: { readonly node: SpecNode; readonly known: readonly string[] },
  report: Report,
): void {
  const text = node.entries.get(key);
  const place = text?.place ?? node.place;
  const keys = [...node.entries];
  const behind = keys.slice(keys.findIndex(([name]) => name === key) + 1);
  const stop = behind.findIndex(([name, { value }]) => value !== null || known.includes(name));
  const rest = stop === -1 ? behind : behind.slice(0, stop);
  const end = rest.at(-1)?.[1].keyPlace.end;
  const isText = typeof text?.value === "string" && text.written === text.value;
  const whole = end === undefined ? place : { ...place, end };
  const edits = isText && end !== undefined ? [{ kind: "quote", place: whole } as const] : [];
  report("unquoted_text", whole, { edits });
}

/** Reports all missing keys of a table at once; one that has another name is reported as unknown only. */
function reportMissingKey({ params, parentSchema }: ErrorObject, node: SpecNode, report: Report): boolean {
  const schema: unknown = parentSchema;
  const known = keysOf(schema);
  const required = textsIn(isRecord(schema) ? schema.required : undefined);
  if ([...node.entries.keys()].some((key) => !known.includes(key))) return false;
  const missing = required.filter((key) => !node.entries.has(key));
  if (missing[0] === String(params.missingProperty))
    report("missing_key", node.keyPlace, { words: { name: missing.join("`, `") } });
  return true;
}

function reportPattern(error: ErrorObject, node: SpecNode, report: Report): void {
  const cure = `write ${expectedOf(error) ?? "another one"}`;
  const { propertyName } = error;
  if (propertyName === undefined)
    report("bad_name", node.place, { words: { name: shownValue(node.value), cure } });
  else
    report("bad_name", node.entries.get(propertyName)?.keyPlace ?? node.place, {
      words: { name: propertyName, cure },
    });
}

const kindWords: Readonly<Record<string, string>> = {
  object: "a table",
  array: "a list",
  string: "a text",
  boolean: "true or false",
  integer: "a whole number",
  number: "a number",
};

function reportWrongKind(error: ErrorObject, node: SpecNode, report: Report): void {
  const name = nameOf(error);
  const [wanted = "string"] = String(error.params.type).split(",");
  const expected = expectedOf(error) ?? kindWords[wanted] ?? wanted;
  const { cure, text } = cureFor(error, node, { wanted, expected });
  const edits = text === undefined ? [] : [{ kind: "replace", place: node.place, text } as const];
  report("wrong_kind", node.place, { words: { name, expected, found: foundWords(node), cure }, edits });
}

/** The fix of an error: advice, and the new text of the value where it is certain. */
interface Cure {
  readonly cure: string;
  readonly text?: string;
}

function foundWords({ kind, value, written }: SpecNode): string {
  if (kind !== "scalar") return kind === "list" ? "a list" : "a table";
  if (value === null) return "empty";
  const noun = typeof value === "string" ? "text" : typeof value === "number" ? "number" : "value";
  return `the ${noun} \`${written ?? shownValue(value)}\``;
}

/** The traps of YAML: what looks like the wanted kind and is another. */
function cureFor(
  { parentSchema }: ErrorObject,
  { value, written = shownValue(value) }: SpecNode,
  { wanted, expected }: Readonly<Record<"wanted" | "expected", string>>,
): Cure {
  if (wanted === "boolean") return cureForBoolean(written);
  const pattern: unknown = isRecord(parentSchema) ? parentSchema.pattern : undefined;
  const fits = typeof pattern !== "string" || new RegExp(pattern).test(written);
  if (wanted === "string" && fits && (typeof value === "number" || typeof value === "boolean"))
    return { cure: `put it in quotes: "${written}"`, text: `"${written}"` };
  const isNumber = typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value);
  if ((wanted === "integer" || wanted === "number") && isNumber)
    return { cure: "remove the quotes", text: value };
  if (wanted === "array" && typeof value === "string")
    return { cure: `write [${value}]`, ...(/^[\w.-]+$/.test(value) ? { text: `[${value}]` } : {}) };
  return { cure: `write ${expected}` };
}

function cureForBoolean(written: string): Cure {
  const word = /^(yes|on|y)$/i.test(written) ? "true" : /^(no|off|n)$/i.test(written) ? "false" : undefined;
  if (word !== undefined) return { cure: `write \`${word}\``, text: word };
  const near = nearestName(written, ["true", "false"]);
  return {
    cure: `write \`${near ?? "true"}\`, without quotes`,
    ...(near === undefined ? {} : { text: near }),
  };
}

/** What a schema expects in the words of its title. */
function expectedOf({ parentSchema }: ErrorObject): string | undefined {
  const title: unknown = isRecord(parentSchema) ? parentSchema.title : undefined;
  return typeof title === "string" ? title : undefined;
}

function keysOf(parentSchema: unknown): readonly string[] {
  const properties = isRecord(parentSchema) ? parentSchema.properties : undefined;
  return isRecord(properties) ? Object.keys(properties) : [];
}

function textsIn(values: unknown): readonly string[] {
  return Array.isArray(values) ? values.map(String) : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function unescapePointer(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}
