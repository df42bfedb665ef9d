import { expect, it } from "vitest";
import { useService } from "../support/service.js";

let hasRoom = true;
const service = useService({}, { createDiskSpaceCheck: () => () => Promise.resolve(hasRoom) });

it("a disk that is full rejects writes with 507, serves reads, and takes writes again when there is room", async () => {
  const create = (venue: string) => service.post("/venues", { venue });
  const { path } = await service.create("/venues", { venue: "Before" });

  hasRoom = false;
  const rejected = await create("Meanwhile");
  expect([rejected.status, rejected.body.code]).toEqual([507, "rest_store_full"]);
  for (const [method, at] of [
    ["PATCH", path],
    ["DELETE", path],
    ["POST", `${path}?_method=DELETE`],
  ] as const)
    expect((await service.request(method, at, { body: { city: "Como" } })).status, method).toBe(507);
  expect((await service.get(path)).body.venue).toBe("Before");
  expect((await service.get("/venues")).body.total).toBe(1);
  expect((await service.post("/venues?_method=GET")).status).toBe(200);

  hasRoom = true;
  expect((await create("After")).status).toBe(201);
  expect((await service.get("/venues")).body.total).toBe(2);
});
