import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import openapiTypescript, { astToString } from "openapi-typescript";
import { root } from "../../support/workspace.js";

/** An API document as far as its schemas are changed and counted. */
export interface OpenapiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly required?: readonly string[] }>>;
  };
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

/** Each wire type beside the type that openapi-typescript reads from the document under the same name. */
export function comparisons(): readonly string[] {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const queries = new Map(
    operations.map(({ operationId: id }) => [`${id.charAt(0).toUpperCase()}${id.slice(1)}Query`, id]),
  );
  const names = [
    ...new Set([...wireTypes, ...sentTypes, ...Object.keys(document.components.schemas)]),
  ].sort();
  return names.map((name) => {
    const id = queries.get(name);
    const other = id === undefined ? `Schemas["${name}"]` : `Query<"${id}">`;
    const module = sentTypes.has(name) ? "sent" : "wire";
    return `  ${name}: True<MutuallyAssignable<${other}, ${module}.${name}>>;`;
  });
}

/** What the compiler prints of the comparisons with a document, in a folder below `build/`. */
export async function compile(folder: string, openapi: OpenapiDocument): Promise<string> {
  const target = join(root, "build", folder);
  mkdirSync(target, { recursive: true });
  const types = await openapiTypescript(JSON.stringify(openapi), { defaultNonNullable: false, silent: true });
  writeFileSync(join(target, "openapi.ts"), astToString(types));
  writeFileSync(
    join(target, "checked.ts"),
    `import type * as wire from "../../generated/sdk/index.js";
import type { MutuallyAssignable, True } from "../../test/calendar/types/mutually-assignable.js";
import type * as sent from "../../test/calendar/types/sent-types.js";
import type { components, operations } from "./openapi.js";

type Schemas = components["schemas"];
type Query<Name extends keyof operations> = NonNullable<operations[Name]["parameters"]["query"]>;

export interface Checked {
${comparisons().join("\n")}
}
`,
  );
  const project = { extends: "../../tsconfig.json", compilerOptions: { noEmit: true }, include: ["*.ts"] };
  writeFileSync(join(target, "tsconfig.json"), JSON.stringify(project));
  const compiler = join(root, "node_modules/@typescript/native/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [compiler, "-p", target], { cwd: root, encoding: "utf8" });
  return stdout;
}
