// Counts acknowledged writes that a killed engine loses, by write concern:
//   npx tsx test/bench/durability.ts [rounds] [folder]
// Each round writes with eight connections, kills the engine at a random moment, opens the folder again and looks.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { MongoClient } from "mongodb";
import { openStore, type Store } from "../../runtime/storage/store.js";

interface CountedDocument {
  readonly _id: string;
}

const [rounds = "20", folder = "/dev/shm"] = process.argv.slice(2);
const silent = { info: () => undefined, warn: () => undefined };

for (const concern of ["w=majority&journal=true", "w=1&journal=true"]) {
  let acknowledged = 0;
  let lost = 0;
  let roundsWithLoss = 0;
  for (let round = 0; round < Number(rounds); round += 1) {
    const outcome = await killWhileWriting(concern);
    acknowledged += outcome.acknowledged;
    lost += outcome.lost;
    roundsWithLoss += outcome.lost > 0 ? 1 : 0;
  }
  console.log(
    `${concern}: ${rounds} rounds, ${acknowledged} acknowledged, ${lost} lost in ${roundsWithLoss} rounds`,
  );
}
process.exit();

async function killWhileWriting(concern: string): Promise<{ acknowledged: number; lost: number }> {
  const dataDir = mkdtempSync(join(folder, "calendar-durability-"));
  const store = await openStore({ dataDir, log: silent });
  const client = await MongoClient.connect(withConcern(store, concern));
  const written = writeUntilGone(client);
  await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 400));
  process.kill(enginePid(dataDir), "SIGKILL");
  await client.close(true);
  const ids = await written;
  await store.close();

  const again = await openStore({ dataDir, log: silent });
  const reader = await MongoClient.connect(again.uri);
  const found = await reader.db("durability").collection<CountedDocument>("writes").find().toArray();
  const there = new Set(found.map(({ _id }) => _id));
  await reader.close();
  await again.close();
  rmSync(dataDir, { recursive: true });
  return { acknowledged: ids.length, lost: ids.filter((id) => !there.has(id)).length };
}

function withConcern(store: Store, concern: string): string {
  return store.uri.replace(/\bw=\w+&journal=true/, concern);
}

/** Eight writers, each until its first failure; the ids that were acknowledged. */
async function writeUntilGone(client: MongoClient): Promise<string[]> {
  const collection = client.db("durability").collection<CountedDocument>("writes");
  const ids: string[] = [];
  const write = async (writer: number): Promise<void> => {
    for (let count = 0; ; count += 1) {
      const _id = `${writer}-${count}`;
      await collection.insertOne({ _id });
      ids.push(_id);
    }
  };
  await Promise.allSettled(Array.from({ length: 8 }, (_, writer) => write(writer)));
  return ids;
}

/** The engine's process is the child of this one that names the folder. */
function enginePid(dataDir: string): number {
  const found = readdirSync("/proc").find((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
      return parent === process.pid && readFileSync(`/proc/${name}/cmdline`, "utf8").includes(dataDir);
    } catch {
      return false;
    }
  });
  return Number(found);
}
