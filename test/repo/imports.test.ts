import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { isOfProduct, root } from "../support/workspace.js";

/** Which folder may import which: the first rule whose folder holds the file decides. Types may go further than values. */
const rules: readonly {
  readonly folder: string;
  readonly values: readonly RegExp[];
  readonly types?: readonly RegExp[];
}[] = [
  { folder: "generator/emit/", values: [/^generator\/(model|print)\//, /^generator\/emit\//] },
  {
    folder: "generator/model/value-type",
    values: [/^generator\/model\//],
    types: [/^runtime\/tools\/migration\/plan$/],
  },
  {
    folder: "generator/model/",
    values: [/^generator\/(model|spec)\//, /^generator\/diagnostics$/],
    types: [/^generator\/load$/],
  },
  {
    folder: "generator/diff/migration-",
    values: [/^generator\//],
    types: [/^runtime\/tools\/migration\/plan$/],
  },
  { folder: "generator/versions", values: [/^package\.json$/] },
  { folder: "generator/", values: [/^generator\//, /^spec\/schema\.json$/] },
  { folder: "generated/sdk/", values: [/^generated\/sdk\//] },
  {
    folder: "generated/server/",
    values: [/^generated\/server\//],
    types: [/^generated\/sdk\//],
  },
  {
    folder: "runtime/hooks/",
    values: [/^runtime\//, /^generated\/server\/[^/]+\/collection$/],
    types: [/^generated\//],
  },
  {
    folder: "runtime/pages/browser/",
    values: [/^runtime\/pages\/browser\//, /^runtime\/client\//],
    types: [/^runtime\/pages\/admin\//],
  },
  {
    folder: "runtime/calendar",
    values: [/^runtime\/hooks\/(index|settings)$/, /^generated\/server\/index$/],
  },
  { folder: "runtime/main", values: [/^runtime\/(?!hooks)/] },
  { folder: "runtime/testing/fake-calendar", values: [/^runtime\/(calendar|testing\/)/] },
  { folder: "runtime/testing/", values: [/^runtime\/(?!hooks|tools|main|calendar)/] },
  { folder: "runtime/tools/", values: [/^runtime\/(?!hooks|main|calendar)/] },
  { folder: "runtime/", values: [/^runtime\/(?!hooks|tools|testing|main|calendar)/] },
];

interface Import {
  readonly file: string;
  readonly target: string;
  readonly isType: boolean;
}

function sources(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => posix.join(folder, name));
}

function importsOf(file: string): Import[] {
  return importsIn(file, readFileSync(join(root, file), "utf8"));
}

function importsIn(file: string, text: string): Import[] {
  return [...text.matchAll(/^(?:import|export)( type)?\b[^;"]*?from "(\.[^"]+)"/gms)].map(
    ([, type, path = ""]) => ({
      file,
      target: relative(root, join(root, dirname(file), path)).replace(/\.js$/, ""),
      isType: type !== undefined,
    }),
  );
}

const files = ["generator", "generated", "runtime"].flatMap(sources);
const imports = files.flatMap(importsOf);

describe("imports", () => {
  it("go only where the map of the README allows", () => {
    const strays = imports.filter(({ file, target, isType }) => {
      const rule = rules.find(({ folder }) => file.startsWith(folder));
      const allowed = [...(rule?.values ?? []), ...(isType ? (rule?.types ?? []) : [])];
      return !allowed.some((pattern) => pattern.test(target));
    });
    expect(strays).toEqual([]);
  });

  it("keep the model free of the printer, and the emitters of each other", () => {
    const emitters = imports.filter(
      ({ file, target }) =>
        file.startsWith("generator/emit/") &&
        !file.endsWith("index.ts") &&
        /^generator\/emit\/(?!emitter$)/.test(target),
    );
    expect(emitters).toEqual([]);
    const withPrinter = files.filter(
      (file) =>
        file.startsWith("generator/model/") && readFileSync(join(root, file), "utf8").includes("ts-morph"),
    );
    expect(withPrinter).toEqual([]);
  });

  it("leave the disk to three files of the generator", () => {
    const readers = files.filter(
      (file) =>
        file.startsWith("generator/") && readFileSync(join(root, file), "utf8").includes('from "node:fs'),
    );
    expect(readers.sort()).toEqual(["generator/hook-files.ts", "generator/load.ts", "generator/write.ts"]);
  });

  it("reach the lists in memory through their one door", () => {
    const inside = (path: string): boolean => path.startsWith("runtime/list-index/");
    const strays = imports.filter(
      ({ file, target }) =>
        file.startsWith("runtime/") &&
        inside(target) &&
        !inside(file) &&
        target !== "runtime/list-index/index",
    );
    expect(strays).toEqual([]);
  });

  it.each([
    ["generator", { file: "generator/model/nodes/hook.ts", target: "generator/model/nodes/resource" }],
    ["runtime", { file: "runtime/core/documents.ts", target: "runtime/core/series" }],
  ])("have no circle of files in the %s, types included", (folder, back) => {
    const inside = imports.filter(({ file }) => file.startsWith(`${folder}/`));
    expect(cyclesOf(inside)).toEqual([]);
    expect(cyclesOf([...inside, { ...back, isType: true }])).not.toEqual([]);
  });

  it("have no cycle among values", () => {
    expect(cyclesOf(imports.filter(({ isType }) => !isType))).toEqual([]);
  });
});

describe("the diagrams of imports", () => {
  it.each(["runtime", "generator"])("of %s/README.md are those of the code", (folder) => {
    const path = join(root, folder, "README.md");
    const page = readFileSync(path, "utf8");
    const shown = /(?<=<!-- imports -->\n)[^]*?(?=<!-- end of imports -->)/;
    const diagram = `\`\`\`mermaid\nflowchart TD\n${edgesOf(folder).join("\n")}\n\`\`\`\n`;
    if (process.env.UPDATE_DIAGRAMS === "1")
      writeFileSync(
        path,
        page.replace(shown, () => diagram),
      );
    else expect(shown.exec(page)?.[0]).toBe(diagram);
  });
});

/** Which folder below one imports which, without what follows from the others, and without the product's own. */
function edgesOf(folder: string): readonly string[] {
  const below = (path: string): string => /^[^/]+\/([\w-]+)\//.exec(path)?.[1] ?? "";
  const own = imports.filter(
    ({ file, target }) => file.startsWith(`${folder}/`) && target.startsWith(`${folder}/`),
  );
  const edges = new Map<string, Set<string>>();
  for (const { file, target } of own.filter((one) => !isOfProduct(one.file) && !isOfProduct(one.target))) {
    const [from, to] = [below(file), below(target)];
    if (from !== "" && to !== "" && from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
  }
  const reaches = (from: string, to: string, passed: readonly string[]): boolean =>
    [...(edges.get(from) ?? [])].some(
      (next) => next === to || (!passed.includes(next) && reaches(next, to, [...passed, next])),
    );
  const sorted = [...edges]
    .flatMap(([from, targets]) => [...targets].map((to) => [from, to] as const))
    .sort();
  for (const [from, to] of sorted) {
    edges.get(from)?.delete(to);
    // What is reached without the edge follows from the others.
    if (!reaches(from, to, [from])) edges.get(from)?.add(to);
  }
  return sorted.filter(([from, to]) => edges.get(from)?.has(to)).map(([from, to]) => `  ${from} --> ${to}`);
}

/** The folders of the runtime, from the top down. Those of one line do not import each other. */
const layers = [
  ["main"],
  ["tools", "testing"],
  ["."],
  ["pages"],
  ["accounts"],
  [
    "hooks",
    "recurrence",
    "batch",
    "changes",
    "similar",
    "idempotency",
    "images",
    "feeds",
    "webhooks",
    "audit",
    "import",
    "auth",
    "after",
  ],
  ["http"],
  ["resources"],
  ["list-index", "outbox"],
  ["cache", "locks"],
  ["storage"],
  ["storage/embedded"],
  ["jobs", "network"],
  ["telemetry"],
  ["core"],
  ["settings"],
  ["dates", "text", "client"],
];

function layerOf(path: string): string {
  const [, folder = "", inner = "", ...rest] = path.replace(/\.tsx?$/, "").split("/");
  if (inner === "") return folder === "main" ? folder : ".";
  return folder === "storage" && inner === "embedded" && rest.length > 0 ? "storage/embedded" : folder;
}

/** Imports, types included, of a folder that is not further down. */
function climbingIn(edges: readonly Import[]): readonly string[] {
  const depth = new Map(layers.flatMap((names, at) => names.map((name) => [name, at] as const)));
  return edges
    .filter(({ file, target }) => file.startsWith("runtime/") && target.startsWith("runtime/"))
    .filter(({ file, target }) => file !== "runtime/codegen.ts" && layerOf(file) !== layerOf(target))
    .filter(
      ({ file, target }) => (depth.get(layerOf(file)) ?? Infinity) >= (depth.get(layerOf(target)) ?? -1),
    )
    .map(({ file, target }) => `${file} -> ${target}`);
}

describe("layers of the runtime", () => {
  it("import only layers further down, types included", () => {
    expect(climbingIn(imports)).toEqual([]);
  });

  it("let reads of records know nothing of writes", () => {
    const strays = imports.filter(
      ({ file, target }) =>
        file.startsWith("runtime/resources/read/") && target.startsWith("runtime/resources/write/"),
    );
    expect(strays).toEqual([]);
  });

  it.each([
    ["a folder further up", "runtime/http/route.ts", "runtime/auth/authenticate"],
    ["a folder of the same layer", "runtime/feeds/feed.ts", "runtime/images/images"],
    ["the files that start the application", "runtime/pages/pages.ts", "runtime/app"],
    ["a folder that the table lacks", "runtime/misc/helpers.ts", "runtime/core/documents"],
  ])("are checked for an import of %s", (_kind, file, target) => {
    expect(climbingIn([...imports, { file, target, isType: true }])).toEqual([`${file} -> ${target}`]);
  });
});

/** Circles of files that import each other, each as the files on its way. */
function cyclesOf(edges: readonly Import[]): readonly string[] {
  const next = new Map<string, string[]>();
  for (const { file, target } of edges) {
    const from = file.replace(/\.tsx?$/, "");
    next.set(from, [...(next.get(from) ?? []), target]);
  }
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(" -> "));
    if (done.has(file) || path.includes(file)) return;
    for (const target of next.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return cycles;
}

describe("packages that come with the service", () => {
  it("are all used by it", () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    const texts = files
      .filter((file) => !file.startsWith("generator/"))
      .map((file) => readFileSync(join(root, file), "utf8"));
    // The types of a package are for products that use it through this one.
    const names = Object.keys(dependencies).map((name) => name.replace("@types/", ""));
    const unused = names.filter(
      (name) => !texts.some((text) => text.includes(`"${name}"`) || text.includes(`"${name}/`)),
    );
    expect(unused).toEqual([]);
  });
});

describe("resources", () => {
  it("are named in the spec, the generated code and the hooks only", () => {
    const named = files
      .filter(
        (file) =>
          /^(generator|runtime)\//.test(file) && !/^runtime\/(hooks|tools|import\/readers)\//.test(file),
      )
      .flatMap((file) =>
        readFileSync(join(root, file), "utf8")
          .split("\n")
          .flatMap((line, at) =>
            /["'](events?|venues?|organizers?|categor(y|ies))["']/.test(line) ? [`${file}:${at + 1}`] : [],
          ),
      );
    expect(named).toEqual([]);
  });
});

/** What a file of tests takes from the product of the repository: imports, and paths below its root. */
function productUses(file: string, text: string): readonly string[] {
  // Specs, hooks and programs that a test writes are texts with imports of their own.
  const own = text.replaceAll(/`(?:\\.|[^`\\])*`/gs, "``");
  const beside = [...own.matchAll(/\b(?:import|URL)\("(\.[^"]+?)\/?"[,)]/g)].map(([, path = ""]) =>
    join(dirname(file), path).replace(/\.js$/, ""),
  );
  const imported = [...importsIn(file, own).map(({ target }) => target), ...beside];
  const joined = [...own.matchAll(/\broot, ("[^)]*")/g)].map(([, names = ""]) =>
    names.replaceAll(/", "/g, "/").replaceAll(/^"|"[^"]*$/g, ""),
  );
  const whole = [...own.matchAll(/\b(?:createWorkspace\(|start(?:Service|Built)\(root\b)/g)].map(
    ([call]) => call,
  );
  const paths = [...imported, ...joined].filter(
    (path) => path === "spec" || isOfProduct(path) || isOfProduct(`${path}.ts`),
  );
  return [...paths, ...whole].map((used) => `${file}: ${used}`);
}

describe("tests of the framework", () => {
  const frameworkTests = sources("test").filter(
    (file) => !/^test\/(?:calendar|golden|products)\/|node_modules/.test(file),
  );

  it("use neither spec, generated code, hooks nor programs of the calendar, whose tests are in test/calendar", () => {
    expect(frameworkTests.length).toBeGreaterThan(100);
    const uses = frameworkTests
      .filter((file) => file !== "test/support/workspace.ts")
      .flatMap((file) => productUses(file, readFileSync(join(root, file), "utf8")));
    expect(uses).toEqual([]);
  });

  it("may write the imports of another product", () => {
    const line = 'const hooks = `import type { Hooks } from "../../generated/server/hooks.js";`;';
    expect(productUses("test/http/planted.test.ts", `${line}\n`)).toEqual([]);
  });
});
