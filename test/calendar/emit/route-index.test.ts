import { expect, test } from "vitest";
import { routeIndex } from "../../../generated/server/route-index.js";
import { anonymous } from "../../../runtime/core/principal.js";
import { createContext } from "../../../runtime/core/request-context.js";
import { showRouteIndex } from "../../../runtime/http/route-index.js";

const call = createContext({
  language: "en",
  principal: anonymous,
  site: "https://example.org",
  mount: { path: "/tribe/events/v1", namespace: "tribe/events/v1" },
});

test("the route index has the routes of the reference service, those of contract, audit and webhooks, and the feeds", () => {
  const shown = showRouteIndex(routeIndex, call, new Map());
  expect(Object.keys(shown.routes)).toHaveLength(27);
  const route = shown.routes["/tribe/events/v1/events/by-slug/(?P<slug>[^/]+)"];
  expect(route?.methods).toEqual(["GET", "POST", "PUT", "PATCH", "DELETE"]);
  expect(shown.routes["/tribe/events/v1/events"]?.endpoints[1]?.args.title).toMatchObject({
    type: "string",
    required: true,
  });
});
