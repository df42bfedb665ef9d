import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../support/workspace.js";

/** Every flag of the compiler that makes it find more. */
const strictest = {
  strict: true,
  allowUnreachableCode: false,
  allowUnusedLabels: false,
  alwaysStrict: true,
  erasableSyntaxOnly: true,
  exactOptionalPropertyTypes: true,
  forceConsistentCasingInFileNames: true,
  declaration: true,
  isolatedModules: true,
  noFallthroughCasesInSwitch: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noPropertyAccessFromIndexSignature: true,
  noUncheckedIndexedAccess: true,
  noUncheckedSideEffectImports: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
};

const nodenext = { module: "nodenext", moduleResolution: "nodenext" } as const;
const bundler = { module: "esnext", moduleResolution: "bundler" } as const;
const old = "node_modules/typescript/bin/tsc";
const native = "node_modules/@typescript/native/bin/tsc";

/** The package that people install also gives its types without inference; the server may infer them. */
const sdk = { isolatedDeclarations: true };

const runs = [
  { name: "all of it, TypeScript 7, nodenext", compiler: native, folder: "generated", options: nodenext },
  { name: "all of it, TypeScript 5.9, bundler", compiler: old, folder: "generated", options: bundler },
  {
    name: "the SDK, TypeScript 7, bundler",
    compiler: native,
    folder: "generated/sdk",
    options: { ...sdk, ...bundler },
  },
  {
    name: "the SDK, TypeScript 5.9, nodenext",
    compiler: old,
    folder: "generated/sdk",
    options: { ...sdk, ...nodenext },
  },
];

/** What a compiler says of a folder of the repository, together with what it imports. */
function compile(compiler: string, folder: string, options: object): string {
  const scratch = mkdtempSync(join(tmpdir(), "strict-"));
  try {
    for (const name of ["generated", "runtime", "node_modules"])
      symlinkSync(join(root, name), join(scratch, name));
    writeFileSync(join(scratch, "package.json"), '{ "type": "module" }');
    const compilerOptions = {
      target: "es2023",
      lib: ["es2023", "es2024.string", "dom", "dom.iterable"],
      types: ["node"],
      preserveSymlinks: true,
      outDir: "out",
      rootDir: ".",
      paths: { specwright: ["./runtime/codegen.ts"] },
      emitDeclarationOnly: true,
      skipLibCheck: true,
      resolveJsonModule: true,
      ...strictest,
      ...options,
    };
    const config = { compilerOptions, include: [`${folder}/**/*.ts`] };
    writeFileSync(join(scratch, "tsconfig.json"), JSON.stringify(config));
    const { stdout, stderr } = spawnSync(process.execPath, [join(root, compiler), "-p", scratch], {
      encoding: "utf8",
      cwd: scratch,
    });
    // What stands in the runtime keeps to the flags of this repository's own configuration.
    return `${stdout}${stderr}`
      .split("\n")
      .filter((line) => line.startsWith(`${folder}/`) || line.startsWith("error"))
      .join("\n");
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

describe("generated code", () => {
  it.each(runs)("has no error under any flag of the compiler: $name", ({ compiler, folder, options }) => {
    expect(compile(compiler, folder, options)).toBe("");
  });

  it("would show one, as this test sees it", () => {
    expect(compile(native, "generated/sdk", { ...nodenext, lib: ["es2015"], types: [] })).toContain(
      "error TS",
    );
  });

  it("asks the linter and the compiler for no exception", () => {
    const exceptions = [...sources()].filter(([, text]) =>
      /eslint-disable|@ts-|biome-ignore|\bany\b(?=[\s;,>)\]])|[\w)\]]!\./.test(codeOf(text)),
    );
    expect(exceptions.map(([path]) => path)).toEqual([]);
  });
});

const generated = join(root, "generated");

/** Written by another program, and machine code; a test per validator stands in for the linter. */
const machineMade = /(^|\/)ajv\.ts$|^openapi\/types\.ts$/;

function sources(): ReadonlyMap<string, string> {
  const paths = readdirSync(generated, { recursive: true, encoding: "utf8" });
  const own = paths.filter((path) => path.endsWith(".ts") && !machineMade.test(path));
  return new Map(own.map((path) => [path, readFileSync(join(generated, path), "utf8")]));
}

/** Without comments and texts. */
function codeOf(text: string): string {
  return text.replaceAll(/\/\*(?!.*eslint)[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, "");
}
