import { docBlock } from "../print/doc-comment.js";
import { runtimeType, serviceNames } from "../print/server-names.js";
import { createSourceFile } from "../print/source-file.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/index.ts`: what the generated code brings to the runtime, with the hooks, as one object. */
export const emitProduct: Emitter = ({ sections, viewerTexts }) => {
  const file = createSourceFile("server/index.ts", "spec/*.yaml");
  const own = (name: string, from: string): string => file.use({ name, from: `generated/server/${from}` });
  const product = file.use(runtimeType("Product"));
  const hooks = file.use({ name: "Hooks", from: "generated/server/hooks", typeOnly: true });
  const entries = [
    `serviceFacts: ${file.use(serviceNames.facts)}`,
    `resourceFacts: ${own("resourceFacts", "app")}`,
    `collections: ${own("collections", "app")}`,
    `forms: ${own("forms", "forms")}`,
    `pageTexts: ${own("pageTexts", "page-texts")}`,
    `calendarTexts: ${own("calendarTexts", "page-texts")}`,
    `editorTexts: ${own("editorTexts", "page-texts")}`,
    ...(Object.keys(viewerTexts).length === 0 ? [] : [`viewerTexts: ${own("viewerTexts", "page-texts")}`]),
    ...(sections === undefined ? [] : [`sections: ${own("sections", "sections")}`]),
    `routeIndex: ${own("routeIndex", "route-index")}`,
    `translations: ${own("translations", "translations")}`,
    `createRouters: (service) => ${own("createRouters", "app")}(service, hooks)`,
    "location: import.meta.url",
  ].map((entry) => `    ${entry.replace(/^(\w+): \1$/, "$1")},`);
  const body = [
    docBlock("Creates what the runtime serves: the facts of the spec, its routes and the hooks."),
    `export function createProduct(hooks: ${hooks}): ${product} {`,
    `  return {\n${entries.join("\n")}\n  };`,
    "}",
  ];
  file.add(`\n${body.join("\n")}`);
  return [file.print()];
};
