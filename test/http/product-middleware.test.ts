import { expect, it } from "vitest";
import { useSpecProduct } from "../support/spec-product.js";

let visits = 0;

const service = useSpecProduct(
  { "resources/book.yaml": "fields:\n  title: { type: text, required: true, text: Title. }\n" },
  {
    middleware: [
      async (ctx, next) => {
        visits += 1;
        ctx.set("X-Visit", String(visits));
        await next();
        ctx.set("X-Operation", ctx.state.operation);
      },
      async (ctx, next) => {
        if (ctx.path === "/broken") throw new Error("The disk is away.");
        if (ctx.path !== "/robots-of-the-product.txt") {
          await next();
          return;
        }
        ctx.type = "text/plain";
        ctx.body = "Nothing to see.";
      },
    ],
  },
);

it("runs before the routes, for answers that are in the cache as well, in its order", async () => {
  await service.create("/books", { title: "Swifts" });
  const visitsSeen: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const { status, headers } = await service.get("/books");
    expect([status, headers.get("x-operation")]).toEqual([200, "listBooks"]);
    expect(headers.get("x-request-id")).not.toBeNull();
    visitsSeen.push(Number(headers.get("x-visit")));
  }
  expect(new Set(visitsSeen).size).toBe(4);
});

it("answers itself what it does not hand on", async () => {
  const answer = await fetch(`${service.origin}/robots-of-the-product.txt`);
  const { status, headers } = answer;
  expect(await answer.text()).toBe("Nothing to see.");
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
});

it("is part of the service where it fails: the caller gets 500, the log the cause", async () => {
  const { status, body } = await service.get("/broken", { base: "" });
  expect([status, body.code]).toEqual([500, "internal_error"]);
  expect(service.errors.splice(0)).toHaveLength(1);
});
