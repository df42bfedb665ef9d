import { functionOf } from "../print/declarations.js";
import { block, code } from "../print/literal.js";
import type { Code } from "../print/one-line.js";
import { runtimeType, serviceNames } from "../print/server-names.js";
import { createSourceFile } from "../print/source-file.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/index.ts`: what the generated code brings to the runtime, with the hooks, as one object. */
export const emitProduct: Emitter = ({ sections, viewerTexts }) => {
  const file = createSourceFile("server/index.ts", "spec/*.yaml");
  const own = (name: string, from: string): Code =>
    code(file.use({ name, from: `generated/server/${from}` }));
  const product = {
    serviceDescriptor: code(file.use(serviceNames.descriptor)),
    resourceDescriptors: own("resourceDescriptors", "app"),
    collections: own("collections", "app"),
    forms: own("forms", "forms"),
    pageTexts: own("pageTexts", "page-texts"),
    calendarTexts: own("calendarTexts", "page-texts"),
    editorTexts: own("editorTexts", "page-texts"),
    ...(Object.keys(viewerTexts).length === 0 ? {} : { viewerTexts: own("viewerTexts", "page-texts") }),
    ...(sections === undefined ? {} : { sections: own("sections", "sections") }),
    routeIndex: own("routeIndex", "route-index"),
    translations: own("translations", "translations"),
    createRouters: code(
      `(service) => ${file.use({ name: "createRouters", from: "generated/server/app" })}(service, hooks)`,
    ),
    location: code("import.meta.url"),
  };
  const hooks = file.use({ name: "Hooks", from: "generated/server/hooks", typeOnly: true });
  file.add(
    functionOf({
      name: "createProduct",
      docs: ["Creates what the runtime serves: the descriptors of the spec, its routes and the hooks."],
      parameters: [{ name: "hooks", type: hooks }],
      returns: file.use(runtimeType("Product")),
      body: `return ${block(product)};`,
    }),
  );
  return [file.print()];
};
