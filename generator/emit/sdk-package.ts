import { hasChanges } from "../print/route-objects.js";
import manifest from "../print/sdk-package.json" with { type: "json" };
import { wireFolder } from "../print/wire-names.js";
import type { Emitter } from "./emitter.js";

/**
 * Writes `sdk/package.json`: the client is a package of its own, with the version of the spec. Its modules have types for
 * `import` and `require`, and, in `typesVersions`, for the resolution of Node 10, which knows no exports.
 */
export const emitSdkPackage: Emitter = (model) => {
  const { clientPackage: name, version, title } = model.service;
  const content = { name, version, description: `Typed client of ${title}.`, ...manifest };
  const isLeftOut = (key: string): boolean => !hasChanges(model) && ["./sync", "sync"].includes(key);
  const write = (key: string, value: unknown): unknown => (isLeftOut(key) ? undefined : value);
  const text = `${JSON.stringify(content, write, 2)}\n`;
  return [{ path: `${wireFolder}/package.json`, text, origin: "spec/api.yaml" }];
};
