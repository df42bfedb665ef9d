import { afterAll, beforeAll, inject } from "vitest";
import { readSpec, type Spec } from "../../generator/load.js";
import { buildModel } from "../../generator/model/build.js";
import type { Model } from "../../generator/model/model.js";
import { printDiagnostics } from "../../generator/spec/print.js";
import type { Database } from "../../runtime/storage/database.js";
import type { Client } from "../diff/client.js";
import { engineGround, type Ground } from "../diff/grounds.js";
import { adminKey, type Compiler, createCompiler, type Program, type Service, serve } from "../diff/serve.js";
import { testClock } from "./clock.js";
import { callsOf, type TestCalls } from "./service.js";

/** A running service of a spec of a test, on a database of its own; its administrator sends paths from the root of the server. */
export interface SpecService extends TestCalls {
  readonly program: Program;
  readonly database: Database;
  /** Errors of the service so far; empty in a test that expects none. */
  readonly errors: readonly unknown[];
  /** The client that is generated from the spec, on this service. */
  client(): Promise<Client>;
  fetch(path: string, options?: RequestInit): Promise<Response>;
  /** The same calls below the first mount. */
  readonly api: TestCalls;
}

/** A spec of these files, by path below its folder. */
export function specOfFiles(files: Readonly<Record<string, string>>): Spec {
  const bytes = Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)] as const);
  return readSpec("spec", new Map(bytes));
}

/** The model of such a spec. Throws where it has errors. */
export function modelOfFiles(files: Readonly<Record<string, string>>): Model {
  const spec = specOfFiles(files);
  const { model, diagnostics } = buildModel(spec);
  if (model === undefined) throw new Error(printDiagnostics(spec, diagnostics, { verbose: false }));
  return model;
}

let running = 0;

/** What a service of a spec is made with. */
export interface SpecServiceOptions {
  /** Source of its hooks; absent: every hook gives some value of its type. */
  readonly hooks?: string;
  /** The clock of its requests, in milliseconds; default: that of tests. */
  readonly now?: () => number;
  /** Its time zone; default: UTC. */
  readonly zone?: string;
}

/** Generates, compiles and serves a spec of these files over HTTP for the tests around. */
export function useSpec(
  files: Readonly<Record<string, string>>,
  { hooks, now = testClock, zone = "UTC" }: SpecServiceOptions = {},
): SpecService {
  let compiler: Compiler | undefined;
  let ground: Ground | undefined;
  let started:
    | { readonly program: Program; readonly database: Database; readonly service: Service }
    | undefined;
  const current = (): NonNullable<typeof started> => {
    if (started === undefined) throw new Error("The service starts with the first test.");
    return started;
  };

  beforeAll(async () => {
    running += 1;
    compiler = await createCompiler();
    ground = await engineGround(inject("mongoUri"), `spec_${process.pid}_${running}`);
    const program = compiler.compile(modelOfFiles(files), hooks);
    const database = await ground.empty();
    started = { program, database, service: await serve(program, database, { ...ground, now, zone }) };
  });

  afterAll(async () => {
    await started?.service.stop();
    await ground?.close();
    compiler?.remove();
  });

  const headers = { authorization: `Bearer ${adminKey}` };
  const send = (path: string, options: RequestInit = {}): Promise<Response> =>
    current().service.fetch(path, options);
  return {
    ...callsOf(send, () => "", headers),
    api: callsOf(send, () => "/api/v1", headers),
    get program() {
      return current().program;
    },
    get database() {
      return current().database;
    },
    get errors() {
      return current().service.errors;
    },
    fetch: send,
    async client() {
      const module = await current().program.loadClient();
      const origin = "http://service.test";
      const own = (url: string, init: RequestInit): Promise<Response> => send(url.slice(origin.length), init);
      return module.createClient({ baseUrl: origin, key: adminKey, retries: 0, fetch: own });
    },
  };
}
