// Copied from runtime/client/contract.ts. Do not edit: change that file and run `npm run generate`.

import type { Core } from "./core.js";
import { contract, contractPath } from "./spec.js";

/** An operation that the service answers otherwise than the client was made for. */
export interface ContractChange {
  readonly operation: string;
  /** Versions of the contract that client and service have. */
  readonly client: string;
  readonly service: string;
}

/** Told of each answer; finds out whether the operation that gave it has changed. */
export type ContractWatch = (core: Core, operation: string, headers: Headers) => void;

/** Hashes of the operations by name, as the client knows them. */
export type OperationHashes = Readonly<Record<string, string>>;

interface ServedContract {
  readonly version: string;
  readonly operations: OperationHashes;
}

/**
 * Watches for a service with another contract than the client's. It is asked once which operations differ, and each of
 * them that is called is told once; without `tell`, as a warning on the console.
 */
export function watchContract(
  hashes: OperationHashes,
  tell: (change: ContractChange) => void = warn,
): ContractWatch {
  const told = new Set<string>();
  let served: Promise<ServedContract | undefined> | undefined;
  return (core, name, headers) => {
    const seen = headers.get("x-contract");
    if (seen === null || seen === contract || told.has(name)) return;
    told.add(name);
    served ??= askFor(core);
    void served.then((found) => {
      if (found === undefined || found.operations[name] === hashes[name]) return;
      tell({ operation: name, client: versionOf(contract), service: found.version });
    });
  };
}

async function askFor({ fetch, baseUrl, headers }: Core): Promise<ServedContract | undefined> {
  try {
    const response = await fetch(baseUrl + contractPath, { headers });
    // What is no contract tells of nothing, which `catch` turns into silence.
    const { version, operations } = (await response.json()) as ServedContract;
    return typeof version === "string" ? { version, operations: { ...operations } } : undefined;
  } catch {
    return undefined;
  }
}

function versionOf(text: string): string {
  return text.split(";", 1)[0] ?? "";
}

function warn({ operation, client, service }: ContractChange): void {
  console.warn(
    `The service (version ${service}) has another ${operation} than this client (version ${client}) was made for.`,
  );
}
