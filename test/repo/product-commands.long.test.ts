import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { eventually } from "../support/eventually.js";
import { createProduct, type Product, setOptions } from "../support/product.js";
import { freePorts } from "../support/serve.js";

const typeError = 'export const wrong: number = "text";\n';
const brokenSpec = "title: [\n";

let product: Product;
let environment: NodeJS.ProcessEnv;

const path = (file: string): string => join(product.folder, file);
/** Replaces a file by another one, as `sed -i` and many editors do. */
const replace = (file: string, change: (text: string) => string): void => {
  const [target, next] = [path(file), path(`${file}.new`)];
  writeFileSync(next, change(readFileSync(target, "utf8")));
  renameSync(next, target);
};
const setTitle = (title: string) =>
  replace("spec/api.yaml", (text) => text.replace(/^title: .*$/m, `title: ${title}`));

beforeEach(async () => {
  product = createProduct("todo");
  const [port] = await freePorts(1);
  environment = {
    MONGODB_URI: inject("mongoUri"),
    MONGODB_DB: `commands_${process.pid}`,
    PORT: String(port),
  };
});

afterEach(() => product.remove());

describe("start and build of a product", () => {
  it("stop at an error of types until it is fixed", async () => {
    const first = await product.start(environment);
    await first.stop();
    replace("hooks/index.ts", (text) => text + typeError);
    for (const command of ["start", "start", "build", "start"]) {
      const { status, output } = product.run([command], environment);
      expect(status, output).not.toBe(0);
      expect(output).toContain("TS2322");
      expect(output).not.toContain("is ready");
    }
    replace("hooks/index.ts", (text) => text.replace(typeError, ""));
    const fixed = await product.start(environment);
    expect((await fetch(`${fixed.api}/todos`)).status).toBe(200);
    await fixed.stop();
  });

  it("compile nothing twice, and all that differs from what was compiled", () => {
    const keys = () => product.run(["keys", "list"], environment);
    const compiled = path("build/hooks/index.js");
    const build = product.run(["compile"]);
    expect(build.status, build.output).toBe(0);
    writeFileSync(compiled, `${readFileSync(compiled, "utf8")}// as compiled\n`);
    expect(keys().status).toBe(0);
    expect(readFileSync(compiled, "utf8")).toContain("// as compiled");
    replace("hooks/index.ts", (text) => `${text}export const added = 1;\n`);
    expect(keys().status).toBe(0);
    expect(readFileSync(compiled, "utf8")).toContain("added");
  });
});

describe("commands of a product", () => {
  it("print their options also while the spec has errors, with the defaults of the product", () => {
    expect(product.run(["compile"]).status).toBe(0);
    replace("spec/api.yaml", () => brokenSpec);
    for (const command of ["keys", "migrate", "doctor", "diff", "check", "generate"]) {
      const { status, output } = product.run([command, "--help"]);
      expect(status, output).toBe(0);
      expect(output).toMatch(/^Usage: /);
    }
    const { output } = product.run(["start", "--help"]);
    expect(output).toMatch(/^ +MONGODB_DB .*\[todo\]/m);
    expect(output).not.toContain("[calendar");
    expect(product.run(["keys", "list"], environment).output).toContain("SPEC");
  });

  it("report a missing hook alike, and where its stub belongs", () => {
    replace("spec/resources/todo.yaml", (text) => `${text}hooks: { validate: check_todo }\n`);
    const checked = product.run(["check"]);
    expect([checked.status, checked.output]).toEqual([1, expect.stringContaining("SPEC034")]);
    expect(product.run(["generate"]).output).toContain(checked.output.split("\n\n")[0]);
    expect(product.run(["generate", "--stubs"])).toMatchObject({ status: 0 });
    const { output } = product.run(["generate"]);
    expect(output).toContain(
      "fix: hooks/index.ts has to import it from todo-check-todo.ts and hold it under `todo`",
    );
    expect(output).not.toContain("--stubs");
  });
});

describe("dev of a product", () => {
  let child: ChildProcess;
  let output: string;
  const isServing = async (): Promise<boolean> => {
    const response = await fetch(`http://127.0.0.1:${environment.PORT ?? ""}/readyz`).catch(() => undefined);
    return response?.status === 200;
  };
  const started = (title: string) => eventually(() => new RegExp(`^${title}.* is ready`, "m").test(output));

  beforeEach(() => {
    const cli = "node node_modules/specwright/generator/cli.mjs";
    setOptions(product.folder, { scripts: { dev: `${cli} dev` } });
    output = "";
    child = spawn("npm", ["run", "dev"], {
      cwd: product.folder,
      env: { ...process.env, ...environment },
      detached: true,
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => {
        output += chunk.toString();
      });
  });

  afterEach(async () => {
    child.kill("SIGTERM");
    await eventually(async () => !(await isServing()));
  });

  it("builds each edit, also one that comes while it starts", async () => {
    await eventually(isServing);
    setTitle("First");
    await started("First");
    setTitle("Second");
    await eventually(() => output.includes("generated: "));
    setTitle("Third");
    await started("Third");
  });

  it("serves the last version without errors while there are some, and prints them", async () => {
    await started("To-do List");
    const spec = readFileSync(path("spec/api.yaml"), "utf8");
    replace("spec/api.yaml", () => brokenSpec);
    await eventually(() => /SPEC\d+[^]*is still served/.test(output));
    expect(await isServing()).toBe(true);
    replace("spec/api.yaml", () => spec);
    replace("hooks/index.ts", (text) => text + typeError);
    await eventually(() => /TS2322[^]*is still served/.test(output));
    expect(await isServing()).toBe(true);
    replace("hooks/index.ts", (text) => text.replace(typeError, ""));
    setTitle("Fixed");
    await started("Fixed");
  });

  it.each([
    ["the npm that started it", (pid: number) => process.kill(pid, "SIGTERM")],
    ["Ctrl-C in a terminal", (pid: number) => process.kill(-pid, "SIGINT")],
  ])("ends with %s, and its service with it", async (_, end) => {
    await started("To-do List");
    // No process is left that could print.
    const closed = once(child, "close");
    end(child.pid ?? 0);
    await eventually(async () => !(await isServing()));
    await closed;
  });
});
