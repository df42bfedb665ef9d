import { randomUUID } from "node:crypto";
import type { Site } from "../../resources/site.js";

/** Returns the name of the store, which no other store has; imports elsewhere use it as the name of their source. */
export async function storeName({ database }: Site): Promise<string> {
  const names = database.db.collection<{ _id: string; name: string }>("exports");
  const found = await names.findOneAndUpdate(
    { _id: "store" },
    { $setOnInsert: { name: randomUUID() } },
    { upsert: true, returnDocument: "after" },
  );
  return found?.name ?? "";
}
