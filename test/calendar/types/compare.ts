import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import openapiTypescript, { astToString } from "openapi-typescript";
import { root } from "../../support/workspace.js";

/** An API document as far as its schemas are changed and counted. */
export interface OpenapiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, ObjectSchema>>;
  };
}

interface ObjectSchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, object>>;
}

const read = (path: string): string => readFileSync(join(root, path), "utf8");
/** The document of the service. */
export const document = JSON.parse(read("generated/openapi/openapi.json")) as OpenapiDocument;

/** The files with what is sent and answered as the document describes it; the client takes more. */
const sentTypes = new Set(
  [...read("test/calendar/types/sent-types.ts").matchAll(/"(?:\.\.\/)+([^"]+)\.js"/g)].flatMap(
    ([, file = ""]) =>
      [...read(`${file}.ts`).matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = ""]) => name),
  ),
);

/** The types that the SDK exports, but those of the client. */
const wireTypes = [...read("generated/sdk/index.ts").matchAll(/\{([^}]*)\} from "\.\/([\w-]+)\.js"/g)]
  .filter(([, , file]) => file !== "client")
  .flatMap(([, names = ""]) => names.match(/\w+/g) ?? []);

/** Bodies, and the objects in them. The document has all forms that the service takes, the client one of each value. */
const bodies = /(?:Create|Update|Put|Input)$|^Given/;

/** The client has one type for an object that is sent and answered alike, where the document has more forms for bodies. */
const ownName = (name: string): string =>
  sentTypes.has(name) || wireTypes.includes(name) ? name : name.replace(/Input$/, "");

/**
 * Each wire type beside the type that openapi-typescript reads from the document under the same name: equal to it, or for
 * bodies one of its forms.
 */
export function comparisons(openapi: OpenapiDocument): readonly string[] {
  const operations = Object.values(openapi.paths).flatMap((path) => Object.values(path));
  const queries = new Map(
    operations.map(({ operationId: id }) => [`${id.charAt(0).toUpperCase()}${id.slice(1)}Query`, id]),
  );
  const schemas = Object.keys(openapi.components.schemas);
  return [...new Set([...wireTypes, ...sentTypes, ...schemas])].sort().map((name) => {
    const id = queries.get(name);
    const other = id === undefined ? `Schemas["${name}"]` : `Query<"${id}">`;
    const own = `${sentTypes.has(name) ? "sent" : "wire"}.${ownName(name)}`;
    const comparison = bodies.test(name)
      ? `Assignable<${own}, ${other}>`
      : `MutuallyAssignable<${other}, ${own}>`;
    return `  ${name}: True<${comparison}>;`;
  });
}

/** The body of the first call in the README. */
export const [, firstBody = ""] = /-d '(\{"title".*?\})'/.exec(read("README.md")) ?? [];

/** What the compiler prints of the comparisons with a document, in a folder below `build/`. */
export async function compile(folder: string, openapi: OpenapiDocument): Promise<string> {
  const target = join(root, "build", folder);
  mkdirSync(target, { recursive: true });
  const types = await openapiTypescript(JSON.stringify(openapi), { silent: true });
  writeFileSync(join(target, "openapi.ts"), astToString(types));
  writeFileSync(
    join(target, "checked.ts"),
    `import type * as wire from "../../generated/sdk/index.js";
import type { Assignable, MutuallyAssignable, True } from "../../test/calendar/types/mutually-assignable.js";
import type * as sent from "../../test/calendar/types/sent-types.js";
import type { components, operations } from "./openapi.js";

type Schemas = components["schemas"];
type Query<Name extends keyof operations> = NonNullable<operations[Name]["parameters"]["query"]>;

export interface Checked {
${comparisons(openapi).join("\n")}
}

/** What a newcomer sends first, who leaves out what is usual. */
export const first: Schemas["EventCreate"] = ${firstBody};
`,
  );
  const project = { extends: "../../tsconfig.json", compilerOptions: { noEmit: true }, include: ["*.ts"] };
  writeFileSync(join(target, "tsconfig.json"), JSON.stringify(project));
  const compiler = join(root, "node_modules/@typescript/native/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [compiler, "-p", target], { cwd: root, encoding: "utf8" });
  return stdout;
}
