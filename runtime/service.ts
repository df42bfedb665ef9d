import Router from "@koa/router";
import type { Middleware } from "koa";
import type { Config } from "./config.js";
import type { RecordDocument } from "./core/documents.js";
import { HttpError } from "./core/http-error.js";
import type { IdempotentOperation } from "./core/idempotency.js";
import { propertyIn } from "./core/properties.js";
import type { OperationResult, RequestContext } from "./core/request-context.js";
import { createFeatureOperations, type FeatureOperations, features } from "./feature.js";
import { showContract } from "./http/contract.js";
import type { DocumentReader } from "./http/document.js";
import {
  createRoute,
  type IdempotencyMiddleware,
  type RouteDefinition,
  type RouteOptions,
} from "./http/route.js";
import { indexRequest, type RouteDefaults, type RouteIndex, showRouteIndex } from "./http/route-index.js";
import type { ServiceState } from "./http/state.js";
import type { CheckedInput } from "./resources/input.js";
import { createOperations, type ResourceOperations } from "./resources/operations.js";
import type { RegisteredResource } from "./resources/registered-resource.js";
import type { WritableResource } from "./resources/resource.js";
import { resourceNamed, type Site } from "./resources/site.js";
import { checkInput } from "./resources/write/check-input.js";
import { checkValues } from "./resources/write/check-values.js";

/** What the generated code builds the application from. */
export type Service = FeatureOperations & CoreService;

interface CoreService {
  /** Registers a resource and gives its operations. */
  records<
    Document extends RecordDocument,
    Answer extends object,
    Query extends object,
    Values extends object,
  >(definition: WritableResource<Document, Answer, Query, Values>): ResourceOperations<Query>;
  /** Creates the middleware of a route. */
  route<Input extends object>(definition: GeneratedRoute<Input>): Middleware<ServiceState>;
  createRouter(): Router<ServiceState>;
  /** Describes the routes. */
  index(input: object, call: RequestContext): Promise<OperationResult>;
  /** The OpenAPI document. */
  document(input: object, call: RequestContext): Promise<OperationResult>;
  /** The hashes of the contract. */
  contract(input: object, call: RequestContext): OperationResult;
}

/** A route as the generated code declares it. */
export interface GeneratedRoute<Input extends object>
  extends Omit<RouteDefinition<Input, CheckedInput>, "idempotency"> {
  /** How writes with an `Idempotency-Key` are repeated; absent: that header has no effect. */
  readonly repeats?: IdempotentOperation | undefined;
}

/** The resources of the service, filled as they are registered. */
export type ResourceRegistry = Map<string, RegisteredResource>;

/** What the service shows of itself. */
export interface ServiceOptions {
  readonly routeIndex: RouteIndex;
  readonly readDocument: DocumentReader;
}

/** Creates the service; it adds each resource that the generated code registers to those of the site. */
export function createService(
  site: Site & { readonly resources: ResourceRegistry },
  config: Config,
  { routeIndex, readDocument }: ServiceOptions,
): Service {
  const routeOptions = createRouteOptions(site);
  const namespaces = new Set([site.facts.namespace, ...site.facts.mounts.map(({ namespace }) => namespace)]);
  return {
    ...createFeatureOperations(site, config),
    records(definition) {
      const records = createOperations(site, definition);
      site.resources.set(definition.facts.name, records.resource);
      return records;
    },
    route({ repeats: rule, ...definition }) {
      const idempotency = rule && idempotencyOf(site, rule);
      return createRoute(routeOptions, { ...definition, idempotency });
    },
    createRouter: () => new Router<ServiceState>(),
    async index(input, call) {
      const asked = propertyIn(input, "namespace") ?? call.mounted.namespace;
      if (typeof asked !== "string" || !namespaces.has(asked)) throw new HttpError("rest_invalid_namespace");
      return {
        status: 200,
        body: {
          ...showRouteIndex(routeIndex, indexRequest(call, await routeDefaults(site, call))),
          contract: { version: site.facts.version, hash: site.facts.contract.hash },
        },
      };
    },
    async document(_input, { mounted, language }) {
      const body = await readDocument(language, mounted.api);
      return { status: 200, body, cacheable: { dependencies: [] } };
    },
    contract: () => ({ status: 200, body: showContract(site.facts) }),
  };
}

function idempotencyOf(
  site: Site,
  rule: IdempotentOperation,
): IdempotencyMiddleware<CheckedInput> | undefined {
  const [create] = features.flatMap((feature) => feature.createIdempotencyMiddleware ?? []);
  return create?.(site, rule);
}

function createRouteOptions(site: Site): RouteOptions<CheckedInput> {
  return {
    service: site.facts,
    recordsOf: (name) => resourceNamed(site, name).facts,
    checkValues: (input) => checkValues(site, input.context, input),
    checkInput: async (input) => {
      const references = await checkInput(site, input.context, input);
      return { references, errors: input.errors };
    },
  };
}

/** Default values of the parameters of lists that depend on the request. */
export async function routeDefaults({ resources }: Site, context: RequestContext): Promise<RouteDefaults> {
  const defaults: Record<string, Readonly<Record<string, unknown>>> = {};
  for (const { facts, defaults: defaultsOf } of resources.values()) {
    if (facts.paths.list !== undefined) defaults[facts.paths.list] = { ...(await defaultsOf(context)) };
  }
  return defaults;
}
