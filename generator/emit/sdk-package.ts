import type { JsonValue } from "../model/model.js";
import { wireFolder } from "../print/wire-names.js";
import type { Emitter } from "./emitter.js";

/** Writes `sdk/package.json`: the client is a package of its own, with the version of the spec. */
export const emitSdkPackage: Emitter = ({ service }) => {
  const script = "./dist/client.global.js";
  const manifest: JsonValue = {
    name: service.clientPackage,
    version: service.version,
    description: `Typed client of ${service.title}.`,
    type: "module",
    sideEffects: ["./dist/client.global.js"],
    engines: { node: ">=20" },
    files: ["dist", "CHANGELOG.md"],
    exports: {
      ".": entry("index"),
      "./calls": entry("calls/index"),
      "./dates": entry("core/dates"),
      "./query": entry("query"),
      "./validation": entry("validation"),
      "./webhooks": entry("webhooks"),
      "./testing": {
        import: { types: "./dist/testing.d.mts", default: "./dist/testing.mjs" },
        require: { types: "./dist/testing.d.cts", default: "./dist/testing.cjs" },
      },
      "./package.json": "./package.json",
    },
    types: "./dist/cjs/index.d.ts",
    // For the resolution of Node 10, which knows no exports.
    typesVersions: {
      "*": {
        calls: ["./dist/cjs/calls/index.d.ts"],
        dates: ["./dist/cjs/core/dates.d.ts"],
        query: ["./dist/cjs/query.d.ts"],
        validation: ["./dist/cjs/validation.d.ts"],
        webhooks: ["./dist/cjs/webhooks.d.ts"],
        testing: ["./dist/testing.d.cts"],
      },
    },
    main: "./dist/cjs/index.js",
    module: "./dist/esm/index.js",
    unpkg: script,
    jsdelivr: script,
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
