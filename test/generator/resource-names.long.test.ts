import { describe, expect, it } from "vitest";
import { lifePropertyShapes } from "../../generator/model/lifecycle.js";
import {
  clientTypes,
  generatedNames,
  reservedWords,
  serviceCollections,
  serviceProperties,
} from "../../generator/model/names.js";
import { useSpec } from "../support/spec-service.js";
import { compileModels } from "./mutants/compile.js";

/** `CallOptions` to `call_options`: the name of a resource whose type would be called so. */
function resourceName(typeName: string): string {
  return typeName.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

/** Names that the generated code, the client or the store has itself: in the singular, and as plurals. */
const singular = namesOf(
  [...reservedWords, ...[...clientTypes].map(resourceName)],
  "operation view type shape hash index runtime list walk core client call hook query file router service shared",
  "contract doc root audit webhook test post term record resource image language status array boolean date error",
  "field non_nullable number omit partial promise readonly string document webhook_message test_message",
  "audit_entry text input inside above checked collection token",
);
const plural = namesOf(
  [...reservedWords, ...serviceCollections],
  "types shapes hashes index query client validation webhooks translations calls clients inputs queries hooks router",
  "call checked input collections service text view core operations",
).filter((name) => !singular.includes(name));

/** Without duplicates. */
function namesOf(names: readonly string[], ...further: readonly string[]): readonly string[] {
  return [...new Set([...names, ...further.flatMap((line) => line.split(" "))])];
}

/** Pairs of which one has the name of a type that is made for the other. */
const derived: readonly string[] = [
  "tag",
  ...["tag_list", "tag_message", "tag_document", "tag_text", "tag_resource", "tag_operation"],
];

interface Named {
  readonly name: string;
  readonly plural: string;
}

const resources: readonly Named[] = [
  ...singular.map((name) => ({ name, plural: `all_${name}` })),
  ...plural.map((name) => ({ name: `one_${name}`, plural: name })),
  ...derived.map((name) => ({ name, plural: `${name}s` })),
];

function specOf({ name, plural }: Named, index: number): string {
  const next = resources[(index + 1) % resources.length]?.name ?? name;
  return `resource: "${name}"
plural: "${plural}"
page: /pages/${index}/{slug}/
named_by: name
text: A thing.
webhooks: [created]
fields:
  name: { type: text, required: true, text: Name. }
  seen: { type: datetime, text: When it was seen. }
  parents: { relation: "${name}", many: true, text: Those above. }
  next: { relation: "${next}", many: true, text: The next one. }
filters:
  page:
  per_page:
  age: { type: integer, hook: ${name}_age, text: Age. }
answer:
  id:
  name:
  parents:
  next:
  aged: { type: integer, hook: ${name}_aged, text: Age. }
embedded:
  id:
  aged: { type: integer, hook: ${name}_aged, text: Age. }
`;
}

/** Routes of their own, because that of the service is at /webhooks. */
const paths = resources.map((_, index) => `/things/${index}`);
const routes = resources.map(
  ({ name }, index) => `  "${name}":
    list: { path: "${paths[index]}" }
    create: { path: "${paths[index]}", access: edit }
    get: { path: "${paths[index]}/{id}" }
    update: { path: "${paths[index]}/{id}", access: edit }
    delete: { path: "${paths[index]}/{id}", access: edit }
    seal: { hook: seal_${name}, access: edit, text: Seals it., parameters: { note: { type: text, text: Note. } }, path: "${paths[index]}/{id}/seal" }
`,
);

const files = Object.fromEntries([
  ["api.yaml", "title: Names\nversion: 1.0.0\nclient_package: names-client\nstyle: rest\n"],
  ["routes.yaml", `resources:\n${routes.join("")}`],
  [
    "types.yaml",
    "enums:\n  call_options: { loud: Loud., low: Low. }\nobjects:\n  client_walk: { text: A walk., properties: { call: { type: call_options, text: Call. } } }\n",
  ],
  ...resources.map((one, index) => [`resources/${one.name}.yaml`, specOf(one, index)] as const),
  ["resources/own_name.yaml", ownNames()],
]);

/** Fields called like what answers show of the life of a record, and like what documents store. */
function ownNames(): string {
  const names = [...Object.keys(lifePropertyShapes), ...serviceProperties].filter(
    (name) => !["_id", "id", "language", "slug"].includes(name),
  );
  const rows = [...new Set(names)].map((name) => `  ${name}: { type: text, text: Own. }\n`);
  return `lifecycle: plain\ntext: A thing.\nfields:\n${rows.join("")}`;
}

describe("a resource with a name of the generated code, of TypeScript or of the service", () => {
  const service = useSpec(files);

  it("compiles, with the server and the client", () => {
    expect(compileModels([{ label: "names", model: service.program.model }])).toEqual([]);
  });

  it("is created, shown and listed over HTTP", async () => {
    const failed: string[] = [];
    for (const [index, { name }] of resources.entries()) {
      const made = await service.request("POST", `/api/v1${paths[index]}`, { body: { name } });
      const listed = await service.request("GET", `/api/v1${paths[index]}`);
      const shown = JSON.stringify(listed.body);
      if (made.status !== 201 || listed.status !== 200 || !shown.includes(`"name":"${name}"`))
        failed.push(`${name}: ${made.status} ${listed.status} ${JSON.stringify(made.body)} ${shown}`);
    }
    expect(failed).toEqual([]);
    expect(service.errors).toEqual([]);
  });

  it("has a type and an address of its own in the API document", () => {
    const document = JSON.parse(service.program.files.get("openapi/openapi.json") ?? "{}") as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
      readonly webhooks: Readonly<Record<string, { readonly post: { readonly operationId: string } }>>;
      readonly components: { readonly schemas: object };
    };
    const ids = [
      ...Object.values(document.paths).flatMap((methods) =>
        Object.values(methods).flatMap(({ operationId }) => operationId ?? []),
      ),
      ...Object.values(document.webhooks).map(({ post }) => post.operationId),
    ];
    expect(ids.length).toBeGreaterThan(resources.length * 6);
    expect(new Set(ids).size).toBe(ids.length);
    const types = resources.map(({ name, plural }) => generatedNames(name, plural).typeName);
    expect(new Set(types).size).toBe(types.length);
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(types));
  });
});
