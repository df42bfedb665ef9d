import { type Document, type MongoClient, ReadConcern, WriteConcern } from "mongodb";

/** A majority that does not acknowledge a write within this time may do it later: the outcome is unknown. */
const longestAcknowledgementMs = 10_000;

/** What a store guarantees for writes and reads. */
export interface Concerns {
  readonly writeConcern: WriteConcern;
  readonly readConcern?: ReadConcern;
  /** Option of the URI by which acknowledged writes can be lost, or reads see writes that will be; undefined for none. */
  readonly weakOption: string | undefined;
}

/**
 * The concerns of a store that a client has connected to; options of the URI take precedence. On a replica set, a write is
 * acknowledged once it is in the write-ahead logs of a majority, and reads see such writes only, so that no election undoes
 * what was acknowledged or cached. On one server, a write is acknowledged once it is in its write-ahead log.
 */
export async function readConcerns(client: MongoClient): Promise<Concerns> {
  // Absent unless the URI has them, unlike the types say.
  const given: Partial<Pick<typeof client.options, "writeConcern" | "readConcern">> = client.options;
  const w = given.writeConcern?.w;
  const journal = given.writeConcern?.journal ?? true;
  const { setName, msg }: Document = await client
    .db("admin")
    .command({ hello: 1 }, { readPreference: client.readPreference });
  if (setName === undefined && msg !== "isdbgrid")
    return { writeConcern: new WriteConcern(w ?? 1, undefined, journal), weakOption: undefined };
  const readConcern = given.readConcern ?? new ReadConcern("majority");
  const timeoutMs = given.writeConcern?.wtimeoutMS ?? longestAcknowledgementMs;
  const writeConcern = new WriteConcern(w ?? "majority", timeoutMs, journal);
  return {
    writeConcern,
    readConcern,
    weakOption: weakOptionOf(writeConcern, readConcern.level),
  };
}

function weakOptionOf(
  { w, journal }: Pick<WriteConcern, "w" | "journal">,
  level: string,
): string | undefined {
  if (w !== undefined && w !== "majority") return `w=${typeof w === "object" ? "tags" : w}`;
  if (journal === false) return "journal=false";
  return level === "local" || level === "available" ? `readConcernLevel=${level}` : undefined;
}
