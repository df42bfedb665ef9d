// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type Router from "@koa/router";
import type { Service, ServiceState } from "../../../runtime/codegen.js";
import { isGetContractQuery, isGetDocQuery, isGetRootQuery } from "./validators.js";

/** Routes that belong to no resource. */
export function createServiceRouter(service: Service): Router<ServiceState> {
  const router = service.createRouter();

  // GET /: Lists the routes with their methods and arguments.
  router.get(
    "/",
    service.route({
      operation: "getRoot",
      parameters: {
        namespace: { kind: "text", default: "calendar/events/v1" },
        context: { kind: "enum", values: ["view", "embed", "edit"], default: "view" },
      },
      isInput: isGetRootQuery,
      run: (input, call) => service.index(input, call),
    }),
  );

  // GET /doc: The OpenAPI document of this service in the language asked for.
  router.get(
    "/doc",
    service.route({
      operation: "getDoc",
      parameters: {},
      isInput: isGetDocQuery,
      run: (input, call) => service.document(input, call),
    }),
  );

  // GET /contract: Hashes of what callers rely on: one of the whole, and one of each operation. A client keeps those it was built with and sees from the others what changed.
  router.get(
    "/contract",
    service.route({
      operation: "getContract",
      parameters: {},
      isInput: isGetContractQuery,
      run: (input, call) => service.contract(input, call),
    }),
  );

  return router;
}
