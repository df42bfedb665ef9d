// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Guard } from "../../../runtime/codegen.js";
import type { GetContractQuery, GetDocQuery, GetRootQuery } from "../../sdk/service.js";
import { checkGetContractQuery, checkGetDocQuery, checkGetRootQuery } from "./ajv.js";

/** Accepts the parameters of `GET /`, each in its type and within its limits. */
export const isGetRootQuery: Guard<GetRootQuery> = checkGetRootQuery;

/** Accepts the parameters of `GET /doc`, each in its type and within its limits. */
export const isGetDocQuery: Guard<GetDocQuery> = checkGetDocQuery;

/** Accepts the parameters of `GET /contract`, each in its type and within its limits. */
export const isGetContractQuery: Guard<GetContractQuery> = checkGetContractQuery;
