import { isDeepStrictEqual } from "node:util";
import type { BenchRoute, BenchSample } from "./requests.js";
import { type BenchServer, key } from "./servers.js";

/** Members that two servers cannot have in common in what they create: who came when, and how often a term was used. */
const ownMembers = new Set([
  "id",
  "global_id",
  "global_id_lineage",
  "date",
  "date_utc",
  "modified",
  "modified_utc",
]);
const createdMembers = new Set([...ownMembers, "url", "rest_url", "slug", "count"]);

/** Throws unless all servers answer the samples of a route with the same content and totals. */
export async function checkEquality(servers: readonly BenchServer[], route: BenchRoute): Promise<void> {
  for (const sample of route.samples) {
    const [expected, ...others] = await Promise.all(servers.map((server) => answerOf(server, sample)));
    for (const [at, other] of others.entries()) {
      const difference = firstDifference(expected, other, "");
      if (difference === undefined) continue;
      const name = servers[at + 1]?.name ?? "";
      throw new Error(
        `${name} answers ${sample.method} ${sample.path} otherwise than the service: ${difference}`,
      );
    }
  }
}

async function answerOf(
  { port }: BenchServer,
  { method, path, body, status }: BenchSample,
): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body === undefined
      ? {}
      : {
          headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
          body: JSON.stringify(body),
        }),
  });
  const text = await response.text();
  if (response.status !== status)
    throw new Error(`${path} answers ${response.status}: ${text.slice(0, 300)}`);
  const content: unknown = JSON.parse(text);
  const total = response.headers.get("x-tec-total");
  return { total, content: method === "POST" ? without(content, createdMembers) : content };
}

function without(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => without(entry, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !names.has(name))
      .map(([name, inner]) => [name, without(inner, names)]),
  );
}

function firstDifference(one: unknown, other: unknown, place: string): string | undefined {
  if (isDeepStrictEqual(one, other)) return undefined;
  const areObjects = typeof one === "object" && typeof other === "object" && one !== null && other !== null;
  if (!areObjects) return `${place}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`;
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = firstDifference(Reflect.get(one, name), Reflect.get(other, name), `${place}.${name}`);
    if (found !== undefined) return found;
  }
  return `${place}: other members`;
}
