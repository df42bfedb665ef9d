import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import schema from "../../spec/schema.json" with { type: "json" };
import { nearestName, type Report } from "../diagnostics.js";
import { descendantOf, type SpecNode, shownValue } from "./node.js";

/** The kinds of files, each with a schema under `$defs`. */
export type FileKind = "api" | "types" | "routes" | "approvals" | "resource" | "text";

const ajv = new Ajv2020({ allErrors: true, verbose: true, allowUnionTypes: true });
ajv.addSchema(schema, "spec");

/** Nodes that later checks have to treat with care. */
export interface ShapeMarks {
  /** Tables and rows with a fault. */
  readonly faulty: Set<SpecNode>;
  /** Tables that lack entries because of a fault. */
  readonly lost: Set<SpecNode>;
}

/**
 * Compares a file with the schema of its kind. Every fault is reported, and its nodes are marked, so that what follows
 * from a fault is not told as another.
 */
export function checkShape(kind: FileKind, root: SpecNode, marks: ShapeMarks, report: Report): void {
  const validate = ajv.getSchema(`spec#/$defs/${kind}`);
  if (validate === undefined || validate(root.value) === true) return;
  for (const fault of validate.errors ?? []) {
    const path = fault.instancePath.split("/").slice(1).map(unescapePointer);
    const node = descendantOf(root, path);
    if (node === undefined) continue;
    if (reportFault(fault, path, node, report)) mark(root, path, fault, marks);
  }
}

/** An unknown table, a missing key or a value of the wrong kind leaves names unknown; other faults only touch their row. */
function mark(
  root: SpecNode,
  path: readonly string[],
  fault: ErrorObject,
  { faulty, lost }: ShapeMarks,
): void {
  const node = descendantOf(root, path);
  const parent = path.length === 0 ? undefined : descendantOf(root, path.slice(0, -1));
  if (node === undefined) return;
  faulty.add(node);
  if (fault.keyword === "additionalProperties") {
    const entry = node.entries.get(String(fault.params.additionalProperty));
    if (entry !== undefined && entry.kind !== "scalar") lost.add(node);
    return;
  }
  if (fault.keyword === "required") lost.add(node);
  if (fault.keyword === "required" || parent === undefined) return;
  faulty.add(parent);
  if (parent.kind === "list") lost.add(parent);
  if (/object|array/.test(String(fault.params.type))) lost.add(node).add(parent);
}

/** Tells one fault; false where it only repeats another one. */
function reportFault(fault: ErrorObject, path: readonly string[], node: SpecNode, report: Report): boolean {
  const name = path.at(-1) ?? "the file";
  const { params } = fault;
  switch (fault.keyword) {
    case "additionalProperties":
      reportUnknownKey(String(params.additionalProperty), node, keysOf(fault.parentSchema), report);
      return true;
    case "required":
      return reportMissingKey(String(params.missingProperty), node, keysOf(fault.parentSchema), report);
    case "type":
      report("wrong_kind", node.place, { name, ...wrongKind(fault, node) });
      return true;
    case "enum":
      report("not_one_of", node.place, { name: shownValue(node.value), key: name }, allowedOf(fault));
      return true;
    case "const":
      report("not_one_of", node.place, { name: shownValue(node.value), key: name }, [
        String(params.allowedValue),
      ]);
      return true;
    case "pattern":
      reportPattern(fault, node, report);
      return true;
    case "minimum":
    case "maximum":
      report("out_of_range", node.place, { name, expected: expectedOf(fault) ?? String(fault.message) });
      return true;
    case "minLength":
    case "minItems":
    case "minProperties":
      report("empty_table", node.place, { name });
      return true;
    case "uniqueItems":
      report("listed_twice", node.place, { name: shownValue(node.items[Number(params.i)]?.value ?? null) });
      return true;
    default:
      return false;
  }
}

function reportUnknownKey(name: string, node: SpecNode, known: readonly string[], report: Report): void {
  const keys = [...node.entries.keys()];
  const before = keys[keys.indexOf(name) - 1];
  const entry = node.entries.get(name);
  const isRest = entry?.value === null && nearestName(name, known) === undefined;
  // In `{ text: one, two }` YAML takes the second part for a key.
  if (isRest && before !== undefined && (keys.includes("text") || name.includes(" "))) {
    const text = node.entries.get(keys.includes("text") ? "text" : before);
    report("unquoted_text", text?.place ?? node.place, {});
    return;
  }
  report(
    "unknown_key",
    entry?.keyPlace ?? node.place,
    { name },
    known.filter((key) => !node.entries.has(key)),
  );
}

/** A missing key that the author misspelled is told as the unknown key only. */
function reportMissingKey(name: string, node: SpecNode, known: readonly string[], report: Report): boolean {
  const unknown = [...node.entries.keys()].filter((key) => !known.includes(key));
  if (unknown.some((key) => nearestName(key, known) === name)) return false;
  report("missing_key", node.keyPlace, { name });
  return true;
}

function reportPattern(fault: ErrorObject, node: SpecNode, report: Report): void {
  const cure = `write ${expectedOf(fault) ?? "another one"}`;
  const { propertyName } = fault;
  if (propertyName === undefined) report("bad_name", node.place, { name: shownValue(node.value), cure });
  else
    report("bad_name", node.entries.get(propertyName)?.keyPlace ?? node.place, { name: propertyName, cure });
}

const kindWords: Readonly<Record<string, string>> = {
  object: "a table",
  array: "a list",
  string: "a text",
  boolean: "true or false",
  integer: "a whole number",
  number: "a number",
};

function wrongKind(fault: ErrorObject, node: SpecNode): { expected: string; found: string; cure: string } {
  const [first = "string"] = String(fault.params.type).split(",");
  const expected = expectedOf(fault) ?? kindWords[first] ?? first;
  return { expected, found: foundWords(node), cure: cureFor(first, node, expected) };
}

function foundWords({ kind, value, written }: SpecNode): string {
  if (kind !== "scalar") return kind === "list" ? "a list" : "a table";
  if (value === null) return "empty";
  const noun = typeof value === "string" ? "text" : typeof value === "number" ? "number" : "value";
  return `the ${noun} \`${written ?? shownValue(value)}\``;
}

/** The traps of YAML: what looks like the wanted kind and is another. */
function cureFor(wanted: string, { value, written = shownValue(value) }: SpecNode, expected: string): string {
  if (wanted === "boolean" && /^(yes|on|y)$/i.test(written)) return "write `true`";
  if (wanted === "boolean" && /^(no|off|n)$/i.test(written)) return "write `false`";
  if (wanted === "boolean")
    return `write \`${nearestName(written, ["true", "false"]) ?? "true"}\`, without quotes`;
  if (wanted === "string" && (typeof value === "number" || typeof value === "boolean")) {
    return `put it in quotes: "${written}"`;
  }
  if (
    (wanted === "integer" || wanted === "number") &&
    typeof value === "string" &&
    /^-?\d+(\.\d+)?$/.test(value)
  ) {
    return "remove the quotes";
  }
  if (wanted === "array" && typeof value === "string") return `write [${value}]`;
  return `write ${expected}`;
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

function allowedOf({ params }: ErrorObject): readonly string[] {
  const values: unknown = params.allowedValues;
  return Array.isArray(values) ? values.map(String) : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function unescapePointer(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}
