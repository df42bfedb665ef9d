import Router from "@koa/router";
import type { Middleware } from "koa";
import type { RecordDocument } from "./core/documents.js";
import { HttpError } from "./core/http-error.js";
import type { OperationResult, RequestContext } from "./core/request-context.js";
import { showContract } from "./http/contract.js";
import type { DocumentReader } from "./http/document.js";
import { createRoute, type RouteDefinition } from "./http/route.js";
import { indexRequest, type RouteIndex, showRouteIndex } from "./http/route-index.js";
import type { ServiceState } from "./http/state.js";
import { type AuditOperations, createAuditOperations } from "./outbox/audit-operations.js";
import { createOperations, type ResourceOperations } from "./resources/operations.js";
import type { RegisteredResource } from "./resources/registered-resource.js";
import type { Resource } from "./resources/resource.js";
import type { Site } from "./resources/site.js";
import type { ReceiverRule } from "./webhooks/post.js";
import { createWebhookOperations, type WebhookOperations } from "./webhooks/webhook-operations.js";

/** What the generated code builds the application from. */
export interface Service extends AuditOperations, WebhookOperations {
  /** Registers a resource and gives its operations. */
  records<Document extends RecordDocument, Answer extends object, Query extends object>(
    definition: Resource<Document, Answer, Query>,
  ): ResourceOperations<Query>;
  /** The middleware of a route. */
  route<Input extends object>(definition: RouteDefinition<Input>): Middleware<ServiceState>;
  createRouter(): Router<ServiceState>;
  /** Describes the routes. */
  index(input: { readonly namespace?: string }, call: RequestContext): Promise<OperationResult>;
  /** The OpenAPI document. */
  document(input: object, call: RequestContext): Promise<OperationResult>;
  /** The hashes of the contract. */
  contract(input: object, call: RequestContext): OperationResult;
}

/** The resources of the service, filled as they are registered. */
export type ResourceRegistry = Map<string, RegisteredResource>;

/** Creates the service; `resources` is the registry that `site.resources` shows. */
export function createService(
  site: Site,
  resources: ResourceRegistry,
  routeIndex: RouteIndex,
  readDocument: DocumentReader,
  webhooks: ReceiverRule,
): Service {
  const namespaces = new Set([site.facts.namespace, ...site.facts.mounts.map(({ namespace }) => namespace)]);
  return {
    ...createAuditOperations(site),
    ...createWebhookOperations(site, webhooks),
    records(definition) {
      const records = createOperations(site, definition);
      resources.set(definition.facts.name, records.resource);
      return records;
    },
    route: (definition) => createRoute(site, definition),
    createRouter: () => new Router<ServiceState>(),
    async index(input, call) {
      const asked = input.namespace ?? call.mounted.namespace;
      if (!namespaces.has(asked)) throw new HttpError("rest_invalid_namespace");
      return {
        status: 200,
        body: {
          ...showRouteIndex(routeIndex, await indexRequest(site, call)),
          contract: { version: site.facts.version, hash: site.facts.contract.hash },
        },
      };
    },
    async document(_input, { mounted, language }) {
      return { status: 200, body: await readDocument(language, mounted.api) };
    },
    contract: () => ({ status: 200, body: showContract(site.facts) }),
  };
}
