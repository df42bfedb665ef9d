import type { Core, Send } from "./core.js";
import { contract, contractPath } from "./spec.js";

/** An operation that the service answers otherwise than the client was made for. */
export interface ContractChange {
  readonly operation: string;
  /** Versions of the contract that client and service have. */
  readonly client: string;
  readonly service: string;
}

/** Hashes of the operations by name, as the client knows them. */
export type OperationHashes = Readonly<Record<string, string>>;

interface ServedContract {
  readonly version: string;
  readonly operations: OperationHashes;
}

/**
 * A `fetch` that notices a service with another contract than the client's. It is asked once which operations differ, and
 * each of them that is called is told once; without `tell`, as a warning on the console. No answer waits for it.
 */
export function withContract(
  fetch: Send,
  core: Core,
  loadHashes: () => Promise<OperationHashes>,
  tell: (change: ContractChange) => void = warn,
): Send {
  const told = new Set<string>();
  let served: Promise<ServedContract | undefined> | undefined;
  const notice = async (operation: string): Promise<void> => {
    told.add(operation);
    served ??= askFor(core);
    const found = await served;
    if (found === undefined || found.operations[operation] === (await loadHashes())[operation]) return;
    tell({ operation, client: versionOf(contract), service: found.version });
  };
  return async (url, init, attempt) => {
    const response = await fetch(url, init, attempt);
    const seen = response.headers.get("x-contract");
    if (seen !== null && seen !== contract && !told.has(attempt.operation)) void notice(attempt.operation);
    return response;
  };
}

async function askFor({ fetch, baseUrl, headers }: Core): Promise<ServedContract | undefined> {
  try {
    const response = await fetch(baseUrl + contractPath, { headers }, { operation: "contract", number: 1 });
    // What is no contract tells of nothing.
    const { version, operations } = (await response.json()) as ServedContract;
    return typeof version === "string" && Object(operations) === operations
      ? { version, operations }
      : undefined;
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
