import { HttpError } from "../core/http-error.js";
import type { ParameterErrors } from "../core/parameter-errors.js";
import { defined } from "../core/properties.js";
import type { OperationResult, RequestContext } from "../core/request-context.js";
import type { AppContext } from "../resources/app-context.js";
import type { CheckedInput } from "../resources/input.js";
import { pageOf, readTime } from "../resources/read/query.js";
import type { Config } from "../settings/config.js";
import {
  type DeliveryDocument,
  type DeliveryFilter,
  type DeliveryState,
  deliverySignal,
  openDeliveries,
} from "./deliveries.js";
import { type EndpointChange, type EndpointDocument, EndpointNameTaken, openEndpoints } from "./endpoints.js";
import { isEndpointName, messageTypesOf, testMessage } from "./message.js";
import { isReceiver } from "./post.js";

type Operation<Input> = (
  input: Input,
  call: RequestContext,
  checked: CheckedInput,
) => Promise<OperationResult>;

/** Creates the operations on the webhooks of a site; `call.path` names one by `name`. */
export function createWebhookOperations(app: AppContext, { webhookLocal }: Config) {
  return { ...endpointOperations(app, webhookLocal), ...deliveryOperations(app) };
}

/** The operations that manage endpoints. */
interface EndpointOperations
  extends Record<"webhooks" | "webhook" | "deleteWebhook" | "rotateWebhook", Operation<object>> {
  readonly createWebhook: Operation<{ name: string; url: string; types?: readonly string[] }>;
  readonly updateWebhook: Operation<EndpointChange>;
}

function endpointOperations(app: AppContext, isLocalAllowed: boolean): EndpointOperations {
  const endpoints = openEndpoints(app.database);
  const deliveries = openDeliveries(app.database);
  const answer = async (endpoint: EndpointDocument, isNew = false): Promise<OperationResult> => ({
    status: 200,
    body: await shownEndpoint(app, endpoint, isNew),
  });

  return {
    async webhooks() {
      const all = await endpoints.list();
      const shown = await Promise.all(all.map((endpoint) => shownEndpoint(app, endpoint)));
      return { status: 200, body: { webhooks: shown, total: all.length } };
    },
    async createWebhook({ name, url, types = ["*"] }, { mounted }, { errors }) {
      if (!isEndpointName(name)) errors.add("name", "not_name");
      checkEndpoint(app, { url, types }, { isLocalAllowed, errors });
      errors.throwIfAny();
      const endpoint = await endpoints.add({ _id: name, url, types }).catch(explainTaken);
      const headers = { Location: `${mounted.api}/webhooks/${name}` };
      return { ...(await answer(endpoint, true)), status: 201, headers };
    },
    webhook: async (_input, call) => answer(await findEndpoint(app, call)),
    async updateWebhook({ url, types, enabled }, call, { errors }) {
      const endpoint = await findEndpoint(app, call);
      const target = defined({ url, types });
      checkEndpoint(app, target, { isLocalAllowed, errors });
      errors.throwIfAny();
      const change: EndpointChange = defined({ ...target, enabled });
      const isEmpty = Object.keys(change).length === 0;
      const changed = isEmpty ? endpoint : await endpoints.change(endpoint._id, change);
      if (enabled === true) {
        await deliveries.retryNow(endpoint._id);
        deliverySignal.emit(app.database);
      }
      return answer(requireFound(changed, call));
    },
    async deleteWebhook(_input, call) {
      const endpoint = await findEndpoint(app, call);
      const removed = await answer(endpoint);
      await endpoints.remove(endpoint._id);
      await deliveries.remove({ endpoint: endpoint._id });
      return removed;
    },
    async rotateWebhook(_input, call) {
      const { _id } = await findEndpoint(app, call);
      return answer(requireFound(await endpoints.rotate(_id), call), true);
    },
  };
}

function checkEndpoint(
  { resources }: AppContext,
  { url, types }: EndpointChange,
  { isLocalAllowed, errors }: { readonly isLocalAllowed: boolean; readonly errors: ParameterErrors },
): void {
  if (url !== undefined && !isReceiver(url, isLocalAllowed))
    errors.add("url", "not_receiver", { value: url });
  const known = messageTypesOf([...resources.values()].map(({ resource }) => resource));
  if (types?.some((type) => !known.includes(type)) === true)
    errors.add("types", "not_one_of", { values: known.join(", ") });
}

/** The operations on the messages of an endpoint. A replay sends one again, or those since a date; without either those given up. */
interface DeliveryOperations {
  readonly testWebhook: Operation<object>;
  readonly webhookLog: Operation<{ state?: DeliveryState; page?: number; per_page?: number }>;
  readonly replayWebhook: Operation<{ message?: string; from?: string }>;
}

function deliveryOperations(app: AppContext): DeliveryOperations {
  const deliveries = openDeliveries(app.database);
  return {
    async testWebhook(_input, call) {
      const { _id: endpoint } = await findEndpoint(app, call);
      const message = testMessage(endpoint, new Date());
      await deliveries.add([{ endpoint, message }]);
      deliverySignal.emit(app.database);
      return { status: 200, body: { message: message.id } };
    },
    async webhookLog(query, call) {
      const { _id } = await findEndpoint(app, call);
      const { page, size, skip } = pageOf(app, query);
      const filter: DeliveryFilter = defined({ state: query.state });
      const { deliveries: all, total } = await deliveries.read(_id, filter, { skip, limit: size });
      const pages = Math.ceil(total / size);
      return { status: 200, body: { deliveries: all.map(shownDelivery), page, total, total_pages: pages } };
    },
    async replayWebhook({ message, from }, call) {
      const { _id } = await findEndpoint(app, call);
      const since = readTime(app, call, from);
      const filter: DeliveryFilter =
        message === undefined && since === undefined
          ? { state: "given_up" }
          : defined({ message, from: since });
      const replayed = await deliveries.replay(_id, filter);
      deliverySignal.emit(app.database);
      return { status: 200, body: { replayed } };
    },
  };
}

async function findEndpoint({ database }: AppContext, call: RequestContext): Promise<EndpointDocument> {
  return requireFound(await openEndpoints(database).find(call.path.name ?? ""), call);
}

function requireFound(endpoint: EndpointDocument | undefined, { path }: RequestContext): EndpointDocument {
  if (endpoint === undefined) throw new HttpError("rest_webhook_unknown", { name: path.name ?? "" });
  return endpoint;
}

function explainTaken(error: unknown): never {
  if (error instanceof EndpointNameTaken) throw new HttpError("rest_webhook_exists", { name: error.message });
  throw error;
}

async function shownEndpoint(
  { database, service }: AppContext,
  { _id, url, types, enabled, created, failing_since: since, switched_off: off, secrets }: EndpointDocument,
  isNew = false,
): Promise<object> {
  const shown = defined({
    name: _id,
    url,
    types,
    enabled,
    created: created.toISOString(),
    failing_since: since?.toISOString(),
    switched_off: off?.at.toISOString(),
    reason: off?.reason,
    secret: isNew ? secrets[0]?.secret : undefined,
  });
  return { ...shown, role: service.webhookRole, waiting: await openDeliveries(database).countWaiting(_id) };
}

function shownDelivery({ state, created, next, attempts, body, ...rest }: DeliveryDocument) {
  const { message, type, subject, tries } = rest;
  return {
    message,
    type,
    subject,
    state,
    created: created.toISOString(),
    tries,
    ...(state === "waiting" ? { next: next.toISOString() } : {}),
    attempts: attempts.map(({ at, status, error, ms }) =>
      defined({ at: at.toISOString(), status, error, ms }),
    ),
    body,
  };
}
