import { literalConstant } from "../print/declarations.js";
import { runtimeType } from "../print/server-names.js";
import { createSourceFile } from "../print/source-file.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/sections.ts`: the sections of pages that the product makes itself; nothing without any. */
export const emitSections: Emitter = ({ sections }) => {
  if (sections === undefined) return [];
  const file = createSourceFile("server/sections.ts", "package.json");
  const type = file.use(runtimeType("Product"));
  const rows = Object.fromEntries(
    Object.entries(sections).map(([language, own]) => [
      language,
      own.map(({ title, html }) => ({ title, html })),
    ]),
  );
  file.add(
    literalConstant("Sections of the documentation page by language.", {
      name: "sections",
      type: `NonNullable<${type}["sections"]>`,
      value: rows,
    }),
  );
  return [file.print()];
};
