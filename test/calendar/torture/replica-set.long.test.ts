import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGround, type Ground } from "./ground.js";
import { tortureByHistories } from "./histories.js";
import { tortureReplicaSet } from "./replica-set.js";

/** Short forms of `npm run torture -- --on replica-set`. */
describe.runIf(process.platform === "linux")("two services on a replica set", () => {
  let ground: Ground;

  beforeAll(() => {
    ground = createGround();
  });

  afterAll(() => ground.close());

  it("lose and double nothing when members, networks, the disk or a service fail while clients write", async () => {
    expect((await tortureReplicaSet(ground, 5, { seed: 17, lengthMs: 4000 })).failures).toEqual([]);
  });

  it("show callers who share the latest token each record as one machine would", async () => {
    expect((await tortureByHistories(ground, { operations: 2000, seed: 17 })).failures).toEqual([]);
  });
});
