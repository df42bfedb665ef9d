// Copied from runtime/client/client-layers.ts. Do not edit: change that file and run `npm run generate`.

import { type ContractInput, withContract } from "./contract.js";
import { type Core, type CoreOptions, createCore, type Send, tokenHeader } from "./core.js";
import { AbortError, TimeoutError } from "./errors.js";
import { holdsFile, isFile } from "./given-files.js";
import type { Hooks, Logger } from "./hooks.js";
import { textOf } from "./request.js";
import { keyVariable } from "./spec.js";

/** What `createClient` takes; only the address is needed. */
export interface ClientOptions extends Omit<CoreOptions, "key"> {
  /**
   * Key of the caller, or a function that gets it for each attempt, such as from a store of secrets; undefined sends none. That
   * of the environment where missing.
   */
  readonly key?: string | (() => string | undefined | Promise<string | undefined>) | undefined;
  /** Milliseconds for each attempt; a call that fails so is repeated. As many as for the call where missing. */
  readonly attemptTimeout?: number | undefined;
  /** Where requests, answers and repetitions are logged, without secrets; nowhere where missing. */
  readonly logger?: Logger | undefined;
  /** Called for requests, answers, repetitions, and changes of the contract. */
  readonly hooks?: Hooks | undefined;
  /** Compares every answer with the contract, and fails with `ContractError` where it differs; of the module `validation`. */
  readonly validate?: ((fetch: Send) => Send) | undefined;
}

const isText = (value: unknown): boolean => typeof value === "string";
const isCount = (value: unknown): boolean => typeof value === "number" && value >= 0;
const isFunction = (value: unknown): boolean => typeof value === "function";

/** The headers with such values; the platform throws for those that headers cannot hold. */
function headersOf(values: unknown): Headers {
  return new Headers(values as Record<string, string>);
}

/** What the values of some options have to be, in words, and whether one is. */
const rules: readonly (readonly [options: string, wanted: string, isFit: (value: unknown) => unknown])[] = [
  ["baseUrl", "an http or https address", (value) => /^https?:$/.test(new URL(String(value)).protocol)],
  [
    "key",
    "a text that a header can hold, or a function",
    (value) => isFunction(value) || (isText(value) && headersOf({ key: value })),
  ],
  ["headers", "texts that headers can hold", headersOf],
  ["language", "a text", isText],
  ["timeout attemptTimeout retries", "a number, 0 or more", isCount],
  ["fetch cache validate", "a function", isFunction],
  ["signal", "an AbortSignal", (value) => typeof (value as AbortSignal).aborted === "boolean"],
  [
    "logger",
    "functions debug and warn",
    (value) => [(value as Logger).debug, (value as Logger).warn].every(isFunction),
  ],
  [
    "hooks",
    "functions",
    (value) => Object.values(value as object).every((hook) => isFunction(hook ?? isFunction)),
  ],
];

/** Throws a TypeError that names the option whose value cannot be used. */
function checkOptions(options: ClientOptions): void {
  const given: Readonly<Record<string, unknown>> = { ...options };
  for (const [names, wanted, isFit] of rules)
    for (const name of names.split(" ")) {
      const value = given[name];
      if ((value === undefined && name !== "baseUrl") || isFine(isFit, value)) continue;
      // A key is no text for a log.
      const found = isText(value) && name !== "key" ? `, and not ${JSON.stringify(value)}` : "";
      throw new TypeError(`The option ${name} of the client has to be ${wanted}${found}.`);
    }
}

function isFine(isFit: (value: unknown) => unknown, value: unknown): unknown {
  try {
    return isFit(value);
  } catch {
    return false;
  }
}

/** The key of the environment, where the platform has one; pages and most workers have none. */
function keyOfEnvironment(): string | undefined {
  const { process } = globalThis as { readonly process?: { readonly env?: Record<string, string> } };
  const key = process?.env?.[keyVariable];
  return key === "" ? undefined : key;
}

/** Loads what writes forms with the first file. */
const encodeWithFiles = (input: object): Promise<FormData> | undefined =>
  holdsFile(input)
    ? import("./form.js").then(({ formOf }) => formOf(input, { holdsFile, isFile, textOf }))
    : undefined;

/** A core that can be made again with other options. */
export interface ClientCore extends Core {
  /** Headers are added to those that there are. */
  withOptions(changes: Partial<ClientOptions>): ClientCore;
}

/**
 * A core with the layers that the options ask for around its `fetch`: hooks hear of every answer, also of those that are
 * found wrong. Throws a TypeError for an option that is wrong.
 */
export function createClientCore(
  options: ClientOptions,
  check: ContractInput["check"] = { compared: new Set() },
): ClientCore {
  const { key = keyOfEnvironment() } = options;
  checkOptions({ ...options, key });
  const core = createCore({
    encode: encodeWithFiles,
    ...options,
    key: typeof key === "string" ? key : undefined,
  });
  return {
    ...core,
    fetch: layersOf(core, options, check),
    withOptions(changes) {
      const isSame = changes.baseUrl === undefined || changes.baseUrl === options.baseUrl;
      const { [tokenHeader]: token } = core.headers;
      const headers = {
        ...options.headers,
        ...(isSame && token && { [tokenHeader]: token }),
        ...changes.headers,
      };
      return createClientCore({ ...options, ...changes, headers }, isSame ? check : undefined);
    },
  };
}

/** Layers that few clients have are loaded with the first request of those. */
function layersOf(core: Core, options: ClientOptions, check: ContractInput["check"]): Send {
  const { key, attemptTimeout, logger, hooks, validate } = options;
  const isPlain = typeof key !== "function" && (attemptTimeout ?? logger ?? hooks) === undefined;
  let layers: Promise<Send> | undefined;
  const layered: Send = async (url, init, attempt) => {
    layers ??= import("./inner-layers.js").then(({ withInnerLayers }) =>
      withInnerLayers(core, options, { AbortError, TimeoutError }),
    );
    return await (await layers)(url, init, attempt);
  };
  const noticing = withContract(isPlain ? core.fetch : layered, {
    core,
    check,
    emit: hooks?.onContractChange,
    logger,
  });
  return validate?.(noticing) ?? noticing;
}
