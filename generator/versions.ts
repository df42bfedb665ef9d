import manifest from "../package.json" with { type: "json" };

const { version, devDependencies } = manifest;

/** What shapes the generated files besides the spec: this package, and the packages that print for it. */
export const versions: Readonly<Record<string, string>> = {
  [manifest.name]: version,
  ajv: devDependencies.ajv,
  "ts-morph": devDependencies["ts-morph"],
  yaml: devDependencies.yaml,
};
