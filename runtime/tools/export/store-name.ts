import { randomUUID } from "node:crypto";
import type { Site } from "../../resources/site.js";

/** A name of the store that no other has, under which others remember what came from it. */
export async function storeName({ database }: Site): Promise<string> {
  const names = database.db.collection<{ _id: string; name: string }>("exports");
  const found = await names.findOneAndUpdate(
    { _id: "store" },
    { $setOnInsert: { name: randomUUID() } },
    { upsert: true, returnDocument: "after" },
  );
  return found?.name ?? "";
}
