import type { ContractInput, ServedContract } from "./contract.js";
import type { Core } from "./core.js";
import type { ContractChange } from "./hooks.js";

/** Reports an operation that the service answers otherwise; none where the contract cannot be read. */
export async function compare(
  operation: string,
  { core, check, emit, logger = console }: ContractInput,
  // Handed in: a module that both loaded would become a third part of a bundle.
  client: { readonly contract: string; readonly path: string; readonly hashes: string },
): Promise<void> {
  check.served ??= askFor(core, client.path);
  const served = await check.served;
  if (served === undefined) return;
  const hash = parseInt(String(served.operations[operation]), 16) % 36 ** 3;
  if (client.hashes.match(/.../g)?.includes(hash.toString(36).padStart(3, "0"))) return;
  const change = { operation, client: client.contract.split(";", 1)[0] ?? "", service: served.version };
  if (emit === undefined) logger.warn(changeText(change));
  else emit(change);
}

async function askFor({ fetch, baseUrl, headers }: Core, path: string): Promise<ServedContract | undefined> {
  try {
    const response = await fetch(baseUrl + path, { headers }, { operation: "contract", number: 1 });
    // A body that is no contract reports no operation.
    const { version, operations } = (await response.json()) as ServedContract;
    return typeof version === "string" && Object(operations) === operations
      ? { version, operations }
      : undefined;
  } catch {
    return undefined;
  }
}

function changeText({ operation, client, service }: ContractChange): string {
  return `The service (version ${service}) has another ${operation} than this client (version ${client}) was made for.`;
}
