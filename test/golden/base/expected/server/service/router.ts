// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Router, Service, ServiceState } from "specwright";
import { isGetRootQuery } from "./ajv.js";
import { serviceParameters } from "./service.js";

/** Routes that belong to no resource. */
export function createServiceRouter(service: Service): Router<ServiceState> {
  const router = service.createRouter();

  // GET /: Lists the routes.
  router.get(
    "/",
    service.route({
      operation: "getRoot",
      parameters: serviceParameters.getRoot,
      isInput: isGetRootQuery,
      run: (input, call) => service.index(input, call),
    }),
  );

  return router;
}
