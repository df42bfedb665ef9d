// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type Router from "@koa/router";
import type { Service, ServiceState } from "../../../runtime/codegen.js";
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
} from "./validators.js";

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

  // GET /audit: Lists who changed which record how and when, the latest first.
  router.get(
    "/audit",
    service.route({
      operation: "getAudit",
      parameters: {
        resource: { kind: "text" },
        record: { kind: "integer" },
        key: { kind: "text" },
        request: { kind: "text" },
        from: { kind: "datetime" },
        to: { kind: "datetime" },
        page: { kind: "integer", default: 1 },
        per_page: { kind: "integer" },
      },
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
      parameters: {},
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
      parameters: {
        name: { kind: "text", required: true },
        url: { kind: "url", required: true },
        types: { kind: "text", list: true },
      },
      isInput: isCreateWebhookInput,
      access: "manage_webhooks",
      run: (input, call, checked) => service.createWebhook(input, call, checked),
    }),
  );

  // GET /webhooks/{name}: Gives the webhook with this name.
  router.get(
    "/webhooks/:name",
    service.route({
      operation: "getWebhook",
      parameters: {},
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
      parameters: { url: { kind: "url" }, types: { kind: "text", list: true }, enabled: { kind: "boolean" } },
      isInput: isUpdateWebhookInput,
      access: "manage_webhooks",
      run: (input, call, checked) => service.updateWebhook(input, call, checked),
    }),
  );

  // DELETE /webhooks/{name}: Deletes the webhook with this name, and its messages.
  router.delete(
    "/webhooks/:name",
    service.route({
      operation: "deleteWebhook",
      parameters: {},
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
      parameters: {},
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
      parameters: {},
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
      parameters: {
        state: { kind: "enum", values: ["waiting", "delivered", "given_up"] },
        page: { kind: "integer", default: 1 },
        per_page: { kind: "integer" },
      },
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
      parameters: { message: { kind: "text" }, from: { kind: "datetime" } },
      isInput: isReplayWebhookInput,
      access: "manage_webhooks",
      run: (input, call, checked) => service.replayWebhook(input, call, checked),
    }),
  );

  return router;
}
