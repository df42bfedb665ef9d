/** Names of operations, by what has happened to them. */
export interface OperationChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

type Table = Readonly<Record<string, unknown>>;

/**
 * Compares the operations of two OpenAPI documents with the schemas that they refer to, without prose and examples.
 * Undefined where one of them is missing or no JSON.
 */
export function changedOperations(
  before: string | undefined,
  now: string | undefined,
): OperationChanges | undefined {
  const [old, next] = [operationsIn(before), operationsIn(now)];
  if (old === undefined || next === undefined) return undefined;
  const names = [...next.keys()];
  return {
    added: names.filter((name) => !old.has(name)),
    changed: names.filter((name) => old.has(name) && old.get(name) !== next.get(name)),
    removed: [...old.keys()].filter((name) => !next.has(name)),
  };
}

/** Each operation as a text that differs where callers see a difference. */
function operationsIn(text: string | undefined): ReadonlyMap<string, string> | undefined {
  const document = parsed(text);
  if (document === undefined) return undefined;
  const items = Object.entries(tableOf(document.paths));
  return new Map(
    items.flatMap(([path, item]) =>
      Object.entries(tableOf(item)).flatMap(([method, operation]): [string, string][] => {
        const { operationId } = tableOf(operation);
        if (typeof operationId !== "string") return [];
        return [
          [
            operationId,
            JSON.stringify(withoutProse([path, method, operation, partsOf(document, operation)])),
          ],
        ];
      }),
    ),
  );
}

/** The parts of the document that a value refers to, directly or through others, by their addresses. */
function partsOf(document: Table, value: unknown): Table {
  const parts: Record<string, unknown> = {};
  const open = [value];
  for (const next of open) {
    for (const [, address = ""] of JSON.stringify(next ?? null).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      if (address in parts) continue;
      parts[address] = address.split("/").reduce<unknown>((at, key) => tableOf(at)[key], document);
      open.push(parts[address]);
    }
  }
  return Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const prose: ReadonlySet<string> = new Set(["description", "summary", "title", "example", "examples"]);

/** A value without its prose. Names of properties are no keywords: a record may have a `title`. */
function withoutProse(value: unknown, isTable = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutProse(entry));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isTable || !prose.has(name))
      .map(([name, inner]) => [name, withoutProse(inner, !isTable && name === "properties")]),
  );
}

function parsed(text: string | undefined): Table | undefined {
  try {
    return text === undefined ? undefined : tableOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function tableOf(value: unknown): Table {
  return Object(value) as Table;
}
