import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mountSmallDisk, tortureDisk } from "./disk-full.js";
import { tortureDurability } from "./durability.js";
import { createGround, type Ground } from "./ground.js";
import { tortureStopping } from "./stopping.js";
import { tortureStoreAway } from "./store-away.js";

/** Short forms of `npm run torture`, which says what each of them does. */
describe.runIf(process.platform === "linux")("the service", () => {
  let ground: Ground;

  beforeAll(() => {
    ground = createGround();
  });

  afterAll(() => ground.close());

  it("loses and doubles nothing when it, its engine or both are killed while clients write", async () => {
    expect((await tortureDurability(ground, 3)).failures).toEqual([]);
  });

  it.each(["killed", "hung"] as const)("answers in time while its store is %s, and recovers", async (way) => {
    expect((await tortureStoreAway(ground, [way], undefined, 4)).failures).toEqual([]);
  });

  it("drops no request when it is stopped under load, with one worker and with two", async () => {
    expect((await tortureStopping(ground, 2, { callers: 4 })).failures).toEqual([]);
  });

  it("rejects writes while its disk is full, serves reads, and recovers", async (context) => {
    const disk = mountSmallDisk();
    if (typeof disk === "string") {
      console.warn(disk);
      context.skip();
      return;
    }
    disk.unmount();
    expect((await tortureDisk(ground, 1, undefined, 0)).failures).toEqual([]);
  });
});
