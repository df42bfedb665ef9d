import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tortureDurability } from "./durability.js";
import { createGround, type Ground } from "./ground.js";

describe.runIf(process.platform === "linux")("the service", () => {
  let ground: Ground;

  beforeAll(() => {
    ground = createGround();
  });

  afterAll(() => ground.close());

  it("loses and doubles nothing when it is killed while clients write", async () => {
    expect((await tortureDurability(ground, 1)).failures).toEqual([]);
  });
});
