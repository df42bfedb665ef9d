import { copyDocument, copyValue, type StoredDocument } from "./stored-document.js";

type Values = Readonly<Record<string, unknown>>;

/** Changes by operator, as the driver takes them. */
export type Update = Readonly<Record<string, Values>>;

/** Applies changes to a copy of a document. Throws for operators that the runtime does not use. */
export function applyUpdate(document: StoredDocument, update: Update): StoredDocument {
  const changed: Record<string, unknown> & StoredDocument = { ...document };
  for (const [operator, values] of Object.entries(update)) {
    const change = operators.get(operator);
    if (change === undefined) throw new Error(`The store in memory has no operator ${operator}.`);
    for (const [property, value] of Object.entries(values)) change(changed, property, value);
  }
  return copyDocument(changed);
}

type Change = (document: Record<string, unknown>, property: string, value: unknown) => void;

const operators = new Map<string, Change>([
  ["$set", (document, property, value) => void (document[property] = copyValue(value))],
  // The copy leaves undefined values out.
  ["$unset", (document, property) => void (document[property] = undefined)],
  [
    "$inc",
    (document, property, value) =>
      void (document[property] = Number(document[property] ?? 0) + Number(value)),
  ],
  [
    "$push",
    (document, property, value) => {
      const list: unknown = document[property];
      const entries: readonly unknown[] = Array.isArray(list) ? list : [];
      document[property] = [...entries, copyValue(value)];
    },
  ],
  [
    "$pull",
    (document, property, value) => {
      const list = document[property];
      if (Array.isArray(list)) document[property] = list.filter((entry) => entry !== value);
    },
  ],
]);
