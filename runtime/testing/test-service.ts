import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Product } from "../app.js";
import { bootstrapDatabase, serve } from "../server.js";
import { readConfig } from "../settings/config.js";
import { openStore } from "../storage/store.js";
import { createLog } from "../telemetry/log.js";

/** A service of a test, with a store of its own. */
export interface TestService {
  /** `http://host:port` as it listens. */
  readonly origin: string;
  /** Address of the first mount, below which the routes are served. */
  readonly api: string;
  /** Stops the service and removes its store. */
  stop(): Promise<void>;
}

/**
 * Serves a product on a free port of this machine and an empty embedded store; without keys, so that every caller may write.
 * `settings` are environment variables of the service. Rejects for invalid settings.
 */
export async function startTestService(
  product: Product,
  settings: Readonly<Record<string, string>> = {},
): Promise<TestService> {
  const dataDir = await mkdtemp(join(tmpdir(), "test-service-"));
  const config = readConfig({ PORT: "0", RATE_LIMIT: "0", LOG_LEVEL: "error", ...settings });
  const log = createLog(config.logLevel);
  const store = await openStore({
    uri: undefined,
    dataDir,
    log: { info: () => undefined, warn: console.error },
  });
  const options = { config: { ...config, minimumFreeSpace: 0 }, storeUri: store.uri, product, log };
  await bootstrapDatabase(options);
  const service = await serve(options);
  return {
    origin: service.origin,
    api: service.origin + (product.serviceDescriptor.mounts[0]?.path ?? ""),
    async stop() {
      await service.stop();
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
