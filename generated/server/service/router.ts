// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Router, Service, ServiceState } from "specwright";
import {
  isCreateWebhookInput,
  isDeleteWebhookQuery,
  isGetAuditQuery,
  isGetContractQuery,
  isGetDocQuery,
  isGetRootQuery,
  isGetWebhookLogQuery,
  isGetWebhookQuery,
  isGetWebhooksQuery,
  isReplayWebhookInput,
  isRotateWebhookQuery,
  isTestWebhookQuery,
  isUpdateWebhookInput,
} from "./ajv.js";
import { serviceParameters } from "./service.js";

/** Routes that belong to no resource. */
export function createServiceRouter(service: Service): Router<ServiceState> {
  const router = service.createRouter();

  // GET /: Lists the routes with their methods and arguments.
  router.get(
    "/",
    service.route({
      operation: "getRoot",
      parameters: serviceParameters.getRoot,
      isInput: isGetRootQuery,
      run: (input, call) => service.index(input, call),
    }),
  );

  // GET /doc: The OpenAPI document of this service in the language asked for.
  router.get(
    "/doc",
    service.route({
      operation: "getDoc",
      parameters: serviceParameters.getDoc,
      isInput: isGetDocQuery,
      run: (input, call) => service.document(input, call),
    }),
  );

  // GET /contract: Hashes of what callers rely on: one of the whole, and one of each operation. A client stores those it was built with and compares them with these to find what changed.
  router.get(
    "/contract",
    service.route({
      operation: "getContract",
      parameters: serviceParameters.getContract,
      isInput: isGetContractQuery,
      run: (input, call) => service.contract(input, call),
    }),
  );

  // GET /audit: Lists who changed which record how and when, the latest first.
  router.get(
    "/audit",
    service.route({
      operation: "getAudit",
      parameters: serviceParameters.getAudit,
      isInput: isGetAuditQuery,
      access: "read_audit",
      run: (input, call, checked) => service.audit(input, call, checked),
    }),
  );

  // GET /webhooks: Lists the webhooks.
  router.get(
    "/webhooks",
    service.route({
      operation: "getWebhooks",
      parameters: serviceParameters.getWebhooks,
      isInput: isGetWebhooksQuery,
      access: "manage_webhooks",
      run: (input, call, checked) => service.webhooks(input, call, checked),
    }),
  );

  // POST /webhooks: Creates a webhook; the answer shows its secret, once.
  router.post(
    "/webhooks",
    service.route({
      operation: "createWebhook",
      parameters: serviceParameters.createWebhook,
      isInput: isCreateWebhookInput,
      access: "manage_webhooks",
      answered: [
        "enabled",
        "role",
        "created",
        "failing_since",
        "switched_off",
        "reason",
        "waiting",
        "secret",
      ],
      run: (input, call, checked) => service.createWebhook(input, call, checked),
    }),
  );

  // GET /webhooks/{name}: Gives the webhook with this name.
  router.get(
    "/webhooks/:name",
    service.route({
      operation: "getWebhook",
      parameters: serviceParameters.getWebhook,
      isInput: isGetWebhookQuery,
      access: "manage_webhooks",
      run: (input, call, checked) => service.webhook(input, call, checked),
    }),
  );

  // POST, PUT, PATCH /webhooks/{name}: Changes what is sent of the webhook with this name.
  router.register(
    "/webhooks/:name",
    ["POST", "PUT", "PATCH"],
    service.route({
      operation: "updateWebhook",
      parameters: serviceParameters.updateWebhook,
      isInput: isUpdateWebhookInput,
      access: "manage_webhooks",
      answered: ["name", "role", "created", "failing_since", "switched_off", "reason", "waiting", "secret"],
      run: (input, call, checked) => service.updateWebhook(input, call, checked),
    }),
  );

  // DELETE /webhooks/{name}: Deletes the webhook with this name, and its messages.
  router.delete(
    "/webhooks/:name",
    service.route({
      operation: "deleteWebhook",
      parameters: serviceParameters.deleteWebhook,
      isInput: isDeleteWebhookQuery,
      access: "manage_webhooks",
      run: (input, call, checked) => service.deleteWebhook(input, call, checked),
    }),
  );

  // POST /webhooks/{name}/rotate: Gives the webhook a new secret; the present one signs beside it for a day.
  router.post(
    "/webhooks/:name/rotate",
    service.route({
      operation: "rotateWebhook",
      parameters: serviceParameters.rotateWebhook,
      isInput: isRotateWebhookQuery,
      access: "manage_webhooks",
      run: (input, call, checked) => service.rotateWebhook(input, call, checked),
    }),
  );

  // POST /webhooks/{name}/test: Sends a message for a test.
  router.post(
    "/webhooks/:name/test",
    service.route({
      operation: "testWebhook",
      parameters: serviceParameters.testWebhook,
      isInput: isTestWebhookQuery,
      access: "manage_webhooks",
      run: (input, call, checked) => service.testWebhook(input, call, checked),
    }),
  );

  // GET /webhooks/{name}/messages: Lists the messages to the webhook with this name, the latest first.
  router.get(
    "/webhooks/:name/messages",
    service.route({
      operation: "getWebhookLog",
      parameters: serviceParameters.getWebhookLog,
      isInput: isGetWebhookLogQuery,
      access: "manage_webhooks",
      run: (input, call, checked) => service.webhookLog(input, call, checked),
    }),
  );

  // POST /webhooks/{name}/replay: Sends messages again: one, those since a date, or else those given up.
  router.post(
    "/webhooks/:name/replay",
    service.route({
      operation: "replayWebhook",
      parameters: serviceParameters.replayWebhook,
      isInput: isReplayWebhookInput,
      access: "manage_webhooks",
      answered: ["replayed"],
      run: (input, call, checked) => service.replayWebhook(input, call, checked),
    }),
  );

  return router;
}
