import type { JsonValue } from "../model/model.js";
import { wireFolder } from "../print/wire-names.js";
import type { Emitter } from "./emitter.js";

/** Writes `sdk/package.json`: the client is a package of its own, with the version of the spec. */
export const emitSdkPackage: Emitter = ({ service }) => {
  const manifest: JsonValue = {
    name: service.clientPackage,
    version: service.version,
    description: `Typed client of ${service.title}.`,
    license: "MIT",
    type: "module",
    sideEffects: false,
    engines: { node: ">=20" },
    files: ["dist", "CHANGELOG.md"],
    exports: {
      ".": entry("index"),
      "./calls": entry("calls/index"),
      "./dates": entry("core/dates"),
      "./testing": {
        import: { types: "./dist/testing.d.mts", default: "./dist/testing.mjs" },
        require: { types: "./dist/testing.d.cts", default: "./dist/testing.cjs" },
      },
      "./package.json": "./package.json",
    },
    types: "./dist/esm/index.d.ts",
    main: "./dist/cjs/index.js",
    module: "./dist/esm/index.js",
  };
  return [
    {
      path: `${wireFolder}/package.json`,
      text: `${JSON.stringify(manifest, undefined, 2)}\n`,
      origin: "spec/api.yaml",
    },
  ];
};

/** A module for `import` and `require`, each with types of its own. */
function entry(path: string): JsonValue {
  return {
    import: { types: `./dist/esm/${path}.d.ts`, default: `./dist/esm/${path}.js` },
    require: { types: `./dist/cjs/${path}.d.ts`, default: `./dist/cjs/${path}.js` },
  };
}
