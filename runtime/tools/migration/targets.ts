import { isObject, propertyIn, setProperty } from "../../core/properties.js";
import type { Draft } from "../../resources/input.js";
import type { Target } from "./plan.js";

/** Changes one value; an absent value is undefined, and undefined removes the value. */
export type Change = (value: unknown) => unknown;

/** Changes every value at a target of a document, in all its languages. */
export function changeTarget(draft: Draft, { storage, path }: Target, change: Change): void {
  const [name = "", ...rest] = path;
  if (storage === "plain") {
    setProperty(draft, name, changed(draft[name], rest, change));
    return;
  }
  for (const texts of Object.values(draft.text)) {
    const value = propertyIn(texts, name);
    if (value !== undefined) setProperty(texts, name, changed(value, rest, change));
  }
}

/** Changes a value that every document has: the property, or the text of the record's own language. */
export function changeOwn(draft: Draft, target: Target, change: Change): void {
  if (target.storage === "plain") {
    changeTarget(draft, target, change);
    return;
  }
  const [name = ""] = target.path;
  const texts: object = draft.text[draft.language] ?? {};
  draft.text[draft.language] = texts;
  setProperty(texts, name, change(propertyIn(texts, name)));
}

function changed(value: unknown, [key, ...rest]: readonly string[], change: Change): unknown {
  if (key === undefined) return change(value);
  if (key === "[]") {
    return Array.isArray(value)
      ? value.map((entry: unknown) => changed(entry, rest, change)).filter((entry) => entry !== undefined)
      : value;
  }
  if (!isObject(value)) return value;
  if (key === "{}") {
    const entries = Object.entries(value).map(
      ([name, entry]) => [name, changed(entry, rest, change)] as const,
    );
    return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
  }
  const { [key]: inner, ...others } = value;
  const next = changed(inner, rest, change);
  if (next === inner) return value;
  return next === undefined ? others : { ...value, [key]: next };
}
