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
  const items = [...Object.entries(tableOf(document.paths)), ...Object.entries(tableOf(document.webhooks))];
  return new Map(
    items.flatMap(([path, item]) =>
      Object.entries(tableOf(item)).flatMap(([method, operation]): [string, string][] => {
        const { operationId, security = document.security, responses } = tableOf(operation);
        if (typeof operationId !== "string") return [];
        const used = { ...tableOf(operation), security, responses: withoutNames(document, responses) };
        return [[operationId, JSON.stringify(withoutProse([path, method, used, partsOf(document, used)]))]];
      }),
    ),
  );
}

/** Responses as they are. The names of those that operations share say nothing to callers. */
function withoutNames(document: Table, responses: unknown): Table {
  const shared = tableOf(tableOf(document.components).responses);
  const named = (response: unknown): unknown => {
    const { $ref } = tableOf(response);
    return typeof $ref === "string" ? shared[$ref.slice($ref.lastIndexOf("/") + 1)] : response;
  };
  return Object.fromEntries(entriesOf(tableOf(responses)).map(([status, one]) => [status, named(one)]));
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
  return parts;
}

const prose: ReadonlySet<string> = new Set(["description", "summary", "title", "example", "examples"]);

/** Keywords whose values are data, in which no name is a keyword. */
const data: ReadonlySet<string> = new Set(["default", "const", "enum"]);

/** A value without its prose, its keys in order. Names of properties are no keywords: a record may have a `title`. */
function withoutProse(value: unknown, isTable = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutProse(entry));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    entriesOf(value)
      .filter(([name]) => isTable || !prose.has(name))
      .map(([name, inner]) => [
        name,
        !isTable && data.has(name) ? sorted(inner) : withoutProse(inner, !isTable && name === "properties"),
      ]),
  );
}

/** A value as it is, the keys of its objects in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(entriesOf(value).map(([name, inner]) => [name, sorted(inner)]));
}

function entriesOf(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
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
