/** Commands with more ids count as changing anything. */
const mostIds = 250;

/** The ids of all documents that a command may change, where it names them; undefined where others may be among them. */
export function affectedIds(
  name: string,
  command: Readonly<Record<string, unknown>>,
): readonly number[] | undefined {
  switch (name) {
    case "insert":
      return idsOfAll(command.documents, (document) => idsIn(Reflect.get(document, "_id")));
    case "update":
      return idsOfAll(command.updates, ofQuery);
    case "delete":
      return idsOfAll(command.deletes, ofQuery);
    case "findAndModify":
      return idsOfAll([{ q: command.query }], ofQuery);
    default:
      return undefined;
  }
}

function ofQuery(statement: object): readonly number[] | undefined {
  const query: unknown = Reflect.get(statement, "q");
  return isObject(query) ? idsIn(Reflect.get(query, "_id")) : undefined;
}

/** Ids that a condition allows: one, or some of a list. */
function idsIn(condition: unknown): readonly number[] | undefined {
  if (typeof condition === "number") return [condition];
  const among: unknown = isObject(condition) ? Reflect.get(condition, "$in") : undefined;
  if (!Array.isArray(among)) return undefined;
  return among.every((id) => typeof id === "number") ? among : undefined;
}

function idsOfAll(
  statements: unknown,
  idsOf: (statement: object) => readonly number[] | undefined,
): readonly number[] | undefined {
  if (!Array.isArray(statements) || statements.length > mostIds) return undefined;
  const ids: number[] = [];
  for (const statement of statements as readonly unknown[]) {
    const own = isObject(statement) ? idsOf(statement) : undefined;
    if (own === undefined) return undefined;
    ids.push(...own);
  }
  return ids.length > mostIds ? undefined : ids;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
