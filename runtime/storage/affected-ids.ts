import { cacheNumber, isUuid } from "../core/record-id.js";

/** Commands with more ids count as changing any document. */
const mostIds = 250;

type Command = Readonly<Record<string, unknown>>;

/**
 * The ids of all documents that a command may change, as numbers, where it names them; undefined where others may be among
 * them.
 */
export function affectedIds(name: string, command: Command): readonly number[] | undefined {
  switch (name) {
    case "insert":
      return idsOfAll(command.documents, ({ _id }) => idNumbers(_id));
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

/**
 * The names of the top-level properties that a command changes in documents that exist; undefined where any may change, as
 * by inserts, deletes, replacements, pipelines and upserts.
 */
export function affectedProperties(name: string, command: Command): ReadonlySet<string> | undefined {
  const updates: unknown =
    name === "update"
      ? command.updates
      : name === "findAndModify"
        ? [{ u: command.update, upsert: command.upsert }]
        : undefined;
  if (!Array.isArray(updates)) return undefined;
  const found = new Set<string>();
  for (const { u, upsert } of updates.filter(isRecord)) {
    if (upsert === true || !isRecord(u) || Array.isArray(u)) return undefined;
    for (const [operator, changes] of Object.entries(u)) {
      if (!fieldOperators.has(operator) || !isRecord(changes)) return undefined;
      for (const path of Object.keys(changes)) found.add(path.split(".", 1)[0] ?? path);
    }
  }
  return found;
}

/** Update operators that change the properties they name and no others. */
const fieldOperators: ReadonlySet<string> = new Set(["$set", "$unset", "$inc", "$push", "$pull"]);

function ofQuery({ q }: Command): readonly number[] | undefined {
  return isRecord(q) ? idNumbers(q._id) : undefined;
}

/** Numbers of the ids that a condition allows: one, or some of a list. */
export function idNumbers(condition: unknown): readonly number[] | undefined {
  if (typeof condition === "number") return [condition];
  if (isUuid(condition)) return [cacheNumber(condition)];
  const among: unknown = isRecord(condition) ? condition.$in : undefined;
  if (!Array.isArray(among)) return undefined;
  if (among.every((id) => typeof id === "number")) return among;
  return among.every(isUuid) ? among.map(cacheNumber) : undefined;
}

function idsOfAll(
  statements: unknown,
  idsOf: (statement: Command) => readonly number[] | undefined,
): readonly number[] | undefined {
  if (!Array.isArray(statements) || statements.length > mostIds) return undefined;
  const ids: number[] = [];
  for (const statement of statements as readonly unknown[]) {
    const own = isRecord(statement) ? idsOf(statement) : undefined;
    if (own === undefined) return undefined;
    ids.push(...own);
  }
  return ids.length > mostIds ? undefined : ids;
}

function isRecord(value: unknown): value is Command {
  return typeof value === "object" && value !== null;
}
