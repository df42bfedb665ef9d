import type { Product } from "../../product.js";
import { storeUnreachable } from "../../storage/embedded/store-error.js";
import { createClient } from "../../storage/open-database.js";
import { withStore } from "../tool.js";
import { reportChangeStream, reportOplog } from "./history.js";
import { reportIndexes } from "./index-state.js";
import { reportMembers } from "./members.js";
import { ask, type Cluster, type Findings, type Hello, readPreference, type Section } from "./section.js";
import { reportConcerns, reportVersions } from "./server.js";
import { reportShards } from "./shards.js";

/** Prints the state of the servers that the service stores in, and what is wrong. Sets the exit code to 1 where something is. */
export async function printClusterReport(product: Product): Promise<void> {
  const sections = await withStore(({ uri }, { mongodbName }) => reportCluster(uri, mongodbName, product));
  for (const { title, lines, problems } of sections) {
    console.log(title);
    for (const line of lines) console.log(`  ${line}`);
    for (const problem of problems) console.log(`  WRONG: ${problem}`);
  }
  const count = sections.reduce((sum, { problems }) => sum + problems.length, 0);
  console.log(count === 0 ? "Nothing is wrong." : `Problems: ${count}.`);
  if (count > 0) process.exitCode = 1;
}

/**
 * Reads the state of the servers at a URI, also while there is no primary. Rejects with a StoreError where none answers.
 */
export async function reportCluster(
  uri: string,
  name: string,
  product: Cluster["product"],
): Promise<Section[]> {
  const client = createClient(uri, { readPreference });
  try {
    await client.connect().catch((error: unknown) => {
      throw storeUnreachable(uri, error);
    });
    const hello = ((await ask(client, { hello: 1 })) ?? {}) as Hello;
    const cluster = { client, db: client.db(name), product, hello };
    const sections: Section[] = [];
    for (const [title, report] of partsFor(hello)) sections.push(await read(title, () => report(cluster)));
    return sections;
  } finally {
    await client.close();
  }
}

type Part = readonly [title: string, report: (cluster: Cluster) => Promise<Findings>];

function partsFor({ setName, msg }: Hello): readonly Part[] {
  const common: readonly Part[] = [
    ["Versions", reportVersions],
    ["Concerns", reportConcerns],
  ];
  const stream: Part = ["Change stream", reportChangeStream];
  const indexes: Part = ["Indexes", reportIndexes];
  if (msg === "isdbgrid") return [["Router", reportShards], ...common, stream, indexes];
  if (setName === undefined) return [["Single server", reportSingle], ...common, indexes];
  return [["Members", reportMembers], ...common, ["Oplog", reportOplog], stream, indexes];
}

async function read(title: string, report: () => Promise<Findings>): Promise<Section> {
  try {
    return { title, ...(await report()) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { title, lines: [], problems: [`This could not be read: ${reason}`] };
  }
}

function reportSingle(): Promise<Findings> {
  return Promise.resolve({
    lines: [
      "This is one server, no replica set: nothing takes over when it fails, and there are no members, oplog or change streams to check.",
    ],
    problems: [],
  });
}
