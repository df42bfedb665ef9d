import type { ErrorObject } from "ajv";
import { stringify } from "yaml";
import type { Edit, Report } from "../diagnostics.js";
import type { JsonValue, Place } from "../model/model.js";
import { tableOf } from "../model/tables.js";
import { childOf, rowsOf, type SpecNode } from "./node.js";

const list = "hidden_without_password";
const formerKeys = ["masked", list];
const tables = ["answer", "embedded"];

/** A row of answers that says itself what readers without the password see. */
interface FormerMask {
  readonly name: string;
  readonly row: SpecNode;
  readonly key: string;
  readonly mask: SpecNode;
}

/** Whether an error is about a key of earlier versions in a row of a resource. */
export function isFormerMask({ keyword, instancePath, params }: ErrorObject): boolean {
  const [, table = "", ...row] = instancePath.split("/");
  const isKey = keyword === "additionalProperties" && formerKeys.includes(String(params.additionalProperty));
  return isKey && tables.includes(table) && row.length === 1;
}

/** Reports all rows of a resource with such a key at the first of them; its edits move them to the resource. */
export function reportFormerMasks(resource: SpecNode, report: Report): void {
  const masks = tables.flatMap((table) => rowsOf(childOf(resource, table)).flatMap(masksOf));
  const [first] = masks;
  if (first === undefined) return;
  const values = tableOf(masks, ({ name, mask }) => [name, mask.value]);
  const words = { name: first.key, list: printValue({ [list]: values }).slice(2, -2) };
  report("former_mask", first.mask.keyPlace, { words, edits: editsOf(resource, masks, values) });
}

function masksOf([name, row]: readonly [string, SpecNode]): readonly FormerMask[] {
  return formerKeys.flatMap((key) => {
    const mask = childOf(row, key);
    return mask === undefined ? [] : [{ name, row, key, mask }];
  });
}

/** None where two rows contradict each other, an alias repeats a row, or the resource has a list already. */
function editsOf(
  resource: SpecNode,
  masks: readonly FormerMask[],
  values: Readonly<Record<string, JsonValue>>,
): readonly Edit[] {
  const [place] = tables.flatMap((table) => childOf(resource, table)?.keyPlace ?? []).sort(comparePlaces);
  const isClear = masks.every(
    ({ name, row, mask }) =>
      printValue(mask.value) === printValue(values[name] ?? null) && isInside(row.place, mask.keyPlace),
  );
  if (place === undefined || !isClear || resource.entries.has(list)) return [];
  const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${printValue(value)}\n`);
  const text = `${list}:\n${lines.join("")}\n`;
  return [{ kind: "replace", place: { ...place, end: place }, text }, ...masks.map(removalOf)];
}

/** Takes the key out of its row; a row without any other key is left empty. */
function removalOf({ name, row, key, mask }: FormerMask): Edit {
  const keys = [...row.entries.keys()];
  const next = row.entries.get(keys[keys.indexOf(key) + 1] ?? "");
  if (keys.length === 1)
    return { kind: "replace", place: { ...row.keyPlace, end: row.place.end ?? row.place }, text: `${name}:` };
  if (keys[0] === key && next !== undefined)
    return { kind: "replace", place: { ...mask.keyPlace, end: next.keyPlace }, text: "" };
  return { kind: "remove", place: { ...mask.keyPlace, end: mask.place.end ?? mask.place } };
}

function isInside({ line, column, end }: Place, inner: Place): boolean {
  const isBehind = inner.line > line || (inner.line === line && inner.column >= column);
  return isBehind && end !== undefined && inner.line <= end.line;
}

function comparePlaces(a: Place, b: Place): number {
  return a.line - b.line;
}

function printValue(value: JsonValue): string {
  const style = {
    collectionStyle: "flow",
    defaultStringType: "QUOTE_DOUBLE",
    defaultKeyType: "PLAIN",
  } as const;
  return stringify(value, { ...style, lineWidth: 0 }).trimEnd();
}
