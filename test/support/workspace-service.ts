import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Db, MongoClient } from "mongodb";
import { afterAll, beforeAll, expect, inject } from "vitest";
import type { JsonBody, TestAnswer } from "./service.js";
import {
  createSpecWorkspace,
  type ServiceProcess,
  specFiles,
  startService,
  type Workspace,
} from "./workspace.js";

/** A service of a spec of a test in a process of its own, which tests may end and start again. */
export interface WorkspaceService {
  readonly workspace: Workspace;
  /** The process that was started last. */
  readonly process: ServiceProcess;
  readonly environment: { readonly MONGODB_URI: string; readonly MONGODB_DB: string };
  /** The database of the service. */
  readonly db: Db;
  /** Starts the service again after its end. */
  start(): Promise<void>;
  /** Checks the types of the whole service. */
  compile(): ReturnType<Workspace["run"]>;
  /** Creates a key with a role; its name is that of the role unless it is given. */
  createKey(role: string, name?: string): string;
  /** Runs a program in the workspace, which finds the address of the service in `API`; the JSON that it prints. */
  runProgram(text: string, environment?: NodeJS.ProcessEnv): unknown;
  /** Sends a request below the first mount, or to a path that begins with `//` from the root of the server. */
  readonly send: (method: string, path: string, options?: WorkspaceRequest) => Promise<Response>;
  readonly call: (method: string, path: string, options?: WorkspaceRequest) => Promise<TestAnswer>;
}

export interface WorkspaceRequest {
  readonly body?: object | undefined;
  /** That of the administrator where there is one; empty: no key. */
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface WorkspaceSpec {
  /** Name of the database, and of the folder of the spec in `test/specs` where no files are given. */
  readonly name: string;
  /** Files by their paths in `spec/`. */
  readonly files?: Readonly<Record<string, string>>;
  /** `index.ts` of its hooks; absent: it has none. */
  readonly hooks?: string;
  /** Key of the administrator; absent: the service has no keys. */
  readonly adminKey?: string;
  /** Further settings. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Generates a service in a workspace, serves it on the store of the tests, and removes it after them. */
export function useWorkspaceService({
  name,
  files = specFiles(name),
  hooks,
  adminKey = "",
  settings = {},
}: WorkspaceSpec): WorkspaceService {
  let workspace: Workspace;
  let process: ServiceProcess;
  const client = new MongoClient(inject("mongoUri"));
  const environment = {
    MONGODB_URI: inject("mongoUri"),
    MONGODB_DB: `${name}_${globalThis.process.pid}`,
    // No answer fails because the machine is slow.
    REQUEST_TIMEOUT: "120",
    RATE_LIMIT: "0",
    ...(adminKey === "" ? {} : { ADMIN_API_KEY: adminKey }),
    ...settings,
  };
  const start = async (): Promise<void> => {
    process = await startService(workspace.folder, environment);
  };
  const send: WorkspaceService["send"] = (method, path, { body, key = adminKey, headers = {} } = {}) => {
    const base = path.startsWith("//") ? new URL(process.api).origin : `${process.api}/`;
    return fetch(base + path.replace(/^\//, ""), {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(key === "" ? {} : { authorization: `Bearer ${key}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };
  beforeAll(async () => {
    workspace = createSpecWorkspace(files, hooks);
    const { status, output } = workspace.run(["generator/run.mjs"]);
    if (status !== 0) throw new Error(output);
    await start();
  });
  afterAll(async () => {
    await client.close();
    await process.stop();
    workspace.remove();
  });
  return {
    environment,
    get workspace() {
      return workspace;
    },
    get process() {
      return process;
    },
    get db() {
      return client.db(environment.MONGODB_DB);
    },
    start,
    compile: () =>
      workspace.run([
        "node_modules/@typescript/native/bin/tsc",
        "-p",
        ".config/tsconfig.build.json",
        "--noEmit",
      ]),
    createKey(role, keyName = role) {
      const create = ["runtime/main.ts", "keys", "create", "--json", "--name", keyName, "--role", role];
      const { output } = workspace.run(["--import", "tsx", ...create], environment);
      return (JSON.parse(output) as { readonly key: string }).key;
    },
    runProgram(text, variables = {}) {
      writeFileSync(join(workspace.folder, "program.ts"), text);
      const surroundings = { ...environment, API: process.api, ...variables };
      const { status, output } = workspace.run(["--import", "tsx", "program.ts"], surroundings);
      expect(status, output).toBe(0);
      return JSON.parse(output) as unknown;
    },
    send,
    async call(...request) {
      const response = await send(...request);
      return {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as JsonBody,
      };
    },
  };
}
