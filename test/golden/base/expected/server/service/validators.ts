// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Guard } from "specwright";
import type { GetRootQuery } from "../../sdk/service.js";
import { checkGetRootQuery } from "./ajv.js";

/** Accepts the parameters of `GET /`, each in its type and within its limits. */
export const isGetRootQuery: Guard<GetRootQuery> = checkGetRootQuery;
