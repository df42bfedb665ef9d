import type { JsonValue } from "../model/model.js";

/** An OpenAPI document in one language, as far as its types depend on it. */
export interface OpenapiJson {
  readonly paths: Readonly<Record<string, JsonValue>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonValue>>;
    readonly examples?: Readonly<Record<string, JsonValue>>;
  };
  readonly [key: string]: JsonValue;
}

/** A document in parts whose types openapi-typescript can tell one by one, each a document of its own as JSON. */
export interface OpenapiParts {
  /** All but the paths. */
  readonly frame: string;
  /** One path each. What a path says of its schemas are their names. */
  readonly paths: readonly string[];
}

/** Takes a document apart, so that after a change only the parts with the change are printed again. */
export function partsOf({ paths, components, ...rest }: OpenapiJson): OpenapiParts {
  const { schemas, examples = {}, ...others } = components;
  // Types have the names of examples only, and only to refer to.
  const shared = { ...others, examples: Object.fromEntries(Object.keys(examples).map((name) => [name, {}])) };
  const head = `{"openapi":${JSON.stringify(rest.openapi)},"info":{}`;
  const tail = JSON.stringify(shared);
  const part = ([path, item]: readonly [path: string, item: JsonValue]): string => {
    const told = `${JSON.stringify(path)}:${JSON.stringify(item)}`;
    const names = [...`${told}${tail}`.matchAll(schemaNames)].map(([, name = ""]) => [name, {}] as const);
    const named = JSON.stringify({ ...shared, schemas: Object.fromEntries(names) });
    return `${head},"paths":{${told}},"components":${named}}`;
  };
  return {
    frame: JSON.stringify({ ...rest, paths: {}, components: { schemas, ...shared } }),
    paths: Object.entries(paths).map(part),
  };
}

const schemaNames = /"#\/components\/schemas\/(\w+)"/g;

/** The types of a document, of those of its parts: byte for byte what openapi-typescript prints of the whole. */
export function joinedTypes(frame: string, paths: readonly string[]): string {
  return ["paths", "operations"].reduce((text, name) => {
    const members = [...paths, text].flatMap((part) => membersOf(part, name) ?? []);
    const own = membersOf(text, name);
    const before =
      own === undefined ? `export type ${name} = Record<string, never>;` : interfaceOf(name, own);
    return members.length === 0 ? text : text.replace(before, () => interfaceOf(name, members.join("\n")));
  }, frame);
}

/** Members of an interface of a printed part, each line of which is indented; `undefined` where it has none. */
function membersOf(types: string, name: string): string | undefined {
  const begin = types.indexOf(head(name));
  return begin < 0 ? undefined : types.slice(begin + head(name).length, types.indexOf(end, begin));
}

function interfaceOf(name: string, members: string): string {
  return `${head(name)}${members}${end}`;
}

const head = (name: string): string => `export interface ${name} {\n`;
const end = "\n}";
