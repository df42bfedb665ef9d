import { afterAll, beforeAll, inject } from "vitest";
import type { JsonBody, TestAnswer } from "./service.js";
import { createSpecWorkspace, type ServiceProcess, startService, type Workspace } from "./workspace.js";

/** A service of a spec of a test in a process of its own, which tests may end and start again. */
export interface WorkspaceService {
  readonly workspace: Workspace;
  /** The process that was started last. */
  readonly process: ServiceProcess;
  readonly environment: { readonly MONGODB_URI: string; readonly MONGODB_DB: string };
  /** Starts the service again after its end. */
  start(): Promise<void>;
  /** Checks the types of the whole service. */
  compile(): ReturnType<Workspace["run"]>;
  /** Creates a key with a role, whose name is that of the role. */
  createKey(role: string): string;
  readonly call: (method: string, path: string, options?: WorkspaceRequest) => Promise<TestAnswer>;
}

export interface WorkspaceRequest {
  readonly body?: object | undefined;
  /** That of the administrator where there is one; empty: no key. */
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface WorkspaceSpec {
  /** Name of the database. */
  readonly name: string;
  /** Files by their paths in `spec/`. */
  readonly files: Readonly<Record<string, string>>;
  /** `index.ts` of its hooks. */
  readonly hooks: string;
  /** Key of the administrator; absent: the service has no keys. */
  readonly adminKey?: string;
}

/** Generates a service in a workspace, serves it on the store of the tests, and removes it after them. */
export function useWorkspaceService({ name, files, hooks, adminKey = "" }: WorkspaceSpec): WorkspaceService {
  let workspace: Workspace;
  let process: ServiceProcess;
  const environment = {
    MONGODB_URI: inject("mongoUri"),
    MONGODB_DB: `${name}_${globalThis.process.pid}`,
    // No answer fails because the machine is slow.
    REQUEST_TIMEOUT: "120",
    RATE_LIMIT: "0",
    ...(adminKey === "" ? {} : { ADMIN_API_KEY: adminKey }),
  };
  const start = async (): Promise<void> => {
    process = await startService(workspace.folder, environment);
  };
  beforeAll(async () => {
    workspace = createSpecWorkspace(files, hooks);
    const { status, output } = workspace.run(["generator/run.mjs"]);
    if (status !== 0) throw new Error(output);
    await start();
  });
  afterAll(async () => {
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
    start,
    compile: () =>
      workspace.run([
        "node_modules/@typescript/native/bin/tsc",
        "-p",
        ".config/tsconfig.build.json",
        "--noEmit",
      ]),
    createKey(role) {
      const create = ["runtime/main.ts", "keys", "create", "--json", "--name", role, "--role", role];
      const { output } = workspace.run(["--import", "tsx", ...create], environment);
      return (JSON.parse(output) as { readonly key: string }).key;
    },
    async call(method, path, { body, key = adminKey, headers = {} } = {}) {
      const response = await fetch(process.api + path, {
        method,
        headers: {
          "content-type": "application/json",
          ...(key === "" ? {} : { authorization: `Bearer ${key}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as JsonBody,
      };
    },
  };
}
