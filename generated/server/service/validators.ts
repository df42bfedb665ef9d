// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Guard } from "specwright";
import type {
  CreateWebhookInput,
  DeleteWebhookQuery,
  GetAuditQuery,
  GetContractQuery,
  GetDocQuery,
  GetRootQuery,
  GetWebhookLogQuery,
  GetWebhookQuery,
  GetWebhooksQuery,
  ReplayWebhookInput,
  RotateWebhookQuery,
  TestWebhookQuery,
  UpdateWebhookInput,
} from "../../sdk/service.js";
import {
  checkCreateWebhookInput,
  checkDeleteWebhookQuery,
  checkGetAuditQuery,
  checkGetContractQuery,
  checkGetDocQuery,
  checkGetRootQuery,
  checkGetWebhookLogQuery,
  checkGetWebhookQuery,
  checkGetWebhooksQuery,
  checkReplayWebhookInput,
  checkRotateWebhookQuery,
  checkTestWebhookQuery,
  checkUpdateWebhookInput,
} from "./ajv.js";

/** Accepts the parameters of `GET /`, each in its type and within its limits. */
export const isGetRootQuery: Guard<GetRootQuery> = checkGetRootQuery;

/** Accepts the parameters of `GET /doc`, each in its type and within its limits. */
export const isGetDocQuery: Guard<GetDocQuery> = checkGetDocQuery;

/** Accepts the parameters of `GET /contract`, each in its type and within its limits. */
export const isGetContractQuery: Guard<GetContractQuery> = checkGetContractQuery;

/** Accepts the parameters of `GET /audit`, each in its type and within its limits. */
export const isGetAuditQuery: Guard<GetAuditQuery> = checkGetAuditQuery;

/** Accepts the parameters of `GET /webhooks`, each in its type and within its limits. */
export const isGetWebhooksQuery: Guard<GetWebhooksQuery> = checkGetWebhooksQuery;

/** Accepts the parameters of `POST /webhooks`, each in its type and within its limits. */
export const isCreateWebhookInput: Guard<CreateWebhookInput> = checkCreateWebhookInput;

/** Accepts the parameters of `GET /webhooks/{name}`, each in its type and within its limits. */
export const isGetWebhookQuery: Guard<GetWebhookQuery> = checkGetWebhookQuery;

/**
 * Accepts the parameters of `POST, PUT, PATCH /webhooks/{name}`, each in its type and within its
 * limits.
 */
export const isUpdateWebhookInput: Guard<UpdateWebhookInput> = checkUpdateWebhookInput;

/** Accepts the parameters of `DELETE /webhooks/{name}`, each in its type and within its limits. */
export const isDeleteWebhookQuery: Guard<DeleteWebhookQuery> = checkDeleteWebhookQuery;

/** Accepts the parameters of `POST /webhooks/{name}/rotate`, each in its type and within its limits. */
export const isRotateWebhookQuery: Guard<RotateWebhookQuery> = checkRotateWebhookQuery;

/** Accepts the parameters of `POST /webhooks/{name}/test`, each in its type and within its limits. */
export const isTestWebhookQuery: Guard<TestWebhookQuery> = checkTestWebhookQuery;

/** Accepts the parameters of `GET /webhooks/{name}/messages`, each in its type and within its limits. */
export const isGetWebhookLogQuery: Guard<GetWebhookLogQuery> = checkGetWebhookLogQuery;

/** Accepts the parameters of `POST /webhooks/{name}/replay`, each in its type and within its limits. */
export const isReplayWebhookInput: Guard<ReplayWebhookInput> = checkReplayWebhookInput;
