import { describe } from "vitest";
import { describeRequests } from "./requests.js";
import { createCaller, useFakeTarget } from "./targets.js";

// The service is tested over HTTP; what the fake stores and lists is compared with it for random requests.
describe("the fake of the service", () => {
  describeRequests(createCaller(useFakeTarget(() => ({}))));
});
