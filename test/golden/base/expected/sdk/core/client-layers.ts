// Copied from runtime/client/client-layers.ts. Do not edit: change that file and run `npm run generate`.

import { type ContractChange, type OperationHashes, withContract } from "./contract.js";
import { type Core, type CoreOptions, createCore, type Encode, type Send } from "./core.js";
import { holdsFile } from "./given-files.js";
import { type Hooks, withHooks } from "./hooks.js";
import { type Validator, withValidation } from "./validation.js";

/** What `createClient` takes; only the address is needed. */
export interface ClientOptions extends CoreOptions {
  /** Told about requests, answers, repetitions, and changes of the contract. */
  readonly hooks?: ClientHooks | undefined;
  /** Compare every answer with the contract, and fail with `ContractError` where it differs. */
  readonly validate?: boolean | undefined;
}

export interface ClientHooks extends Hooks {
  /** The service answers an operation otherwise than the client was made for; told once for each. */
  readonly onContractChange?: ((change: ContractChange) => void) | undefined;
}

/** What the spec adds to a client. */
export interface ClientFacts {
  readonly loadHashes: () => Promise<OperationHashes>;
  readonly loadValidator: () => Promise<Validator>;
}

const isText = (value: unknown): boolean => typeof value === "string";
const isCount = (value: unknown): boolean => typeof value === "number" && value >= 0;
const isFunction = (value: unknown): boolean => typeof value === "function";

/** Whether headers can hold such values: the platform throws for others. */
function areHeaders(values: unknown): boolean {
  return Boolean(new Headers(values as Record<string, string>));
}

/** What the value of an option has to be, in words, and whether it is. */
const rules: Readonly<Partial<Record<keyof ClientOptions, readonly [string, (value: unknown) => boolean]>>> =
  {
    baseUrl: [
      "an http or https address, such as http://127.0.0.1:3000",
      (value) => /^https?:$/.test(new URL(String(value)).protocol),
    ],
    key: ["a text that a header can hold", (value) => isText(value) && areHeaders({ key: value })],
    language: ["a text", isText],
    headers: ["texts by name that headers can hold", areHeaders],
    timeout: ["a number of milliseconds, 0 or more", isCount],
    retries: ["a number, 0 or more", isCount],
    fetch: ["a function", isFunction],
    cache: ["a function, as createCache makes it", isFunction],
    hooks: [
      "functions by name",
      (value) => Object.values(value as object).every((hook) => hook === undefined || isFunction(hook)),
    ],
  };

/** Throws a TypeError that names the option whose value cannot be used. */
function checkOptions(options: ClientOptions): void {
  const given: Readonly<Record<string, unknown>> = { ...options };
  for (const [name, [wanted, isFit]] of Object.entries(rules)) {
    const value = given[name];
    if (value === undefined && name !== "baseUrl") continue;
    if (isFine(isFit, value)) continue;
    // A key is no text for a log.
    const found = typeof value === "string" && name !== "key" ? `, and not ${JSON.stringify(value)}` : "";
    throw new TypeError(`The option ${name} of the client has to be ${wanted}${found}.`);
  }
}

function isFine(isFit: (value: unknown) => boolean, value: unknown): boolean {
  try {
    return isFit(value);
  } catch {
    return false;
  }
}

/** Loads what writes forms with the first file. */
const encodeWithFiles: Encode = (input) =>
  holdsFile(input) ? import("./files.js").then(({ formOf }) => formOf(input)) : undefined;

/**
 * A core with the layers that the options ask for around its `fetch`: hooks hear of every answer, also of those that are
 * found wrong. The shapes are loaded with the first answer to validate. Throws a TypeError for an option that is wrong.
 */
export function createClientCore(options: ClientOptions, { loadHashes, loadValidator }: ClientFacts): Core {
  checkOptions(options);
  const { hooks = {}, validate = false } = options;
  const core = createCore({ encode: encodeWithFiles, ...options });
  const told: Send = withContract(withHooks(core.fetch, hooks), core, loadHashes, hooks.onContractChange);
  return { ...core, fetch: validate ? withValidation(told, loadValidator) : told };
}
