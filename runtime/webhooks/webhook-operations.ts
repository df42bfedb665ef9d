import { HttpError } from "../core/http-error.js";
import type { ParameterErrors } from "../core/parameter-errors.js";
import { defined } from "../core/properties.js";
import type { OperationResult, RequestContext } from "../core/request-context.js";
import type { CheckedInput } from "../resources/input.js";
import { pageOf, readTime } from "../resources/read/query.js";
import type { Site } from "../resources/site.js";
import {
  type Deliveries,
  type DeliveryDocument,
  type DeliveryFilter,
  type DeliveryState,
  deliverySignal,
  openDeliveries,
} from "./deliveries.js";
import {
  type EndpointChange,
  type EndpointDocument,
  EndpointNameTaken,
  type Endpoints,
  openEndpoints,
} from "./endpoints.js";
import { isEndpointName, messageTypesOf, testMessage } from "./message.js";
import { isReceiver, type ReceiverRule } from "./post.js";

/** The body of a request that creates an endpoint. */
export interface WebhookInput {
  readonly name: string;
  readonly url: string;
  readonly types?: readonly string[];
}

/** The body of a request that changes an endpoint. */
export interface WebhookChangeInput {
  readonly url?: string;
  readonly types?: readonly string[];
  readonly enabled?: boolean;
}

/** Selects a page of the log of an endpoint. */
export interface WebhookLogQuery {
  readonly state?: DeliveryState;
  readonly page?: number;
  readonly per_page?: number;
}

/** Selects the messages that are sent again: one, or those since a date; without either those given up. */
export interface ReplayInput {
  readonly message?: string;
  readonly from?: string;
}

type Operation<Input> = (
  input: Input,
  call: RequestContext,
  checked: CheckedInput,
) => Promise<OperationResult>;

/** The operations that manage endpoints; `call.path` names one by `name`. */
interface EndpointOperations {
  readonly webhooks: Operation<object>;
  readonly createWebhook: Operation<WebhookInput>;
  readonly webhook: Operation<object>;
  readonly updateWebhook: Operation<WebhookChangeInput>;
  readonly deleteWebhook: Operation<object>;
  readonly rotateWebhook: Operation<object>;
}

/** The operations on the messages of an endpoint. */
interface DeliveryOperations {
  readonly testWebhook: Operation<object>;
  readonly webhookLog: Operation<WebhookLogQuery>;
  readonly replayWebhook: Operation<ReplayInput>;
}

export type WebhookOperations = EndpointOperations & DeliveryOperations;

/** Creates the operations on the webhooks of a site. */
export function createWebhookOperations(site: Site, rule: ReceiverRule): WebhookOperations {
  const store: WebhookStore = {
    endpoints: openEndpoints(site.database),
    deliveries: openDeliveries(site.database),
  };
  return { ...endpointOperations(site, store, rule), ...deliveryOperations(site, store) };
}

interface WebhookStore {
  readonly endpoints: Endpoints;
  readonly deliveries: Deliveries;
}

function endpointOperations(site: Site, store: WebhookStore, rule: ReceiverRule): EndpointOperations {
  const { endpoints, deliveries } = store;
  const show = async (endpoint: EndpointDocument, isNew = false): Promise<object> => ({
    ...shownEndpoint(endpoint, isNew),
    role: site.service.webhookRole,
    waiting: await deliveries.countWaiting(endpoint._id),
  });
  const check = ({ url, types }: WebhookChangeInput, errors: ParameterErrors): void => {
    if (url !== undefined && !isReceiver(url, rule)) errors.add("url", "not_receiver", { value: url });
    const known = messageTypesOf([...site.resources.values()].map(({ resource }) => resource));
    if (types?.some((type) => !known.includes(type)) === true)
      errors.add("types", "not_one_of", { values: known.join(", ") });
  };

  return {
    async webhooks() {
      const all = await endpoints.list();
      const body = { webhooks: await Promise.all(all.map((endpoint) => show(endpoint))), total: all.length };
      return { status: 200, body };
    },
    async createWebhook({ name, url, types = ["*"] }, { mounted }, { errors }) {
      if (!isEndpointName(name)) errors.add("name", "not_name");
      check({ url, types }, errors);
      errors.throwIfAny();
      const endpoint = await endpoints.add({ _id: name, url, types }).catch(explainTaken);
      const headers = { Location: `${mounted.api}/webhooks/${name}` };
      return { status: 201, body: await show(endpoint, true), headers };
    },
    webhook: async (_input, call) => ({ status: 200, body: await show(await findEndpoint(store, call)) }),
    async updateWebhook({ url, types, enabled }, call, { errors }) {
      const endpoint = await findEndpoint(store, call);
      const target = defined({ url, types });
      check(target, errors);
      errors.throwIfAny();
      const change: EndpointChange = defined({ ...target, enabled });
      const isEmpty = Object.keys(change).length === 0;
      const changed = isEmpty ? endpoint : await endpoints.change(endpoint._id, change);
      if (enabled === true) {
        await deliveries.retryNow(endpoint._id);
        deliverySignal.emit(site.database);
      }
      return { status: 200, body: await show(requireFound(changed, call)) };
    },
    async deleteWebhook(_input, call) {
      const endpoint = await findEndpoint(store, call);
      const body = await show(endpoint);
      await endpoints.remove(endpoint._id);
      await deliveries.remove({ endpoint: endpoint._id });
      return { status: 200, body };
    },
    async rotateWebhook(_input, call) {
      const { _id } = await findEndpoint(store, call);
      return { status: 200, body: await show(requireFound(await endpoints.rotate(_id), call), true) };
    },
  };
}

function deliveryOperations(site: Site, store: WebhookStore): DeliveryOperations {
  const { deliveries } = store;
  return {
    async testWebhook(_input, call) {
      const { _id: endpoint } = await findEndpoint(store, call);
      const message = testMessage(endpoint, new Date());
      await deliveries.add([{ endpoint, message }]);
      deliverySignal.emit(site.database);
      return { status: 200, body: { message: message.id } };
    },
    async webhookLog(query, call) {
      const { _id } = await findEndpoint(store, call);
      const { page, size, skip } = pageOf(site, query);
      const filter = query.state === undefined ? {} : { state: query.state };
      const { deliveries: all, total } = await deliveries.read(_id, filter, { skip, limit: size });
      const pages = Math.ceil(total / size);
      return { status: 200, body: { deliveries: all.map(shownDelivery), page, total, total_pages: pages } };
    },
    async replayWebhook({ message, from }, call) {
      const { _id } = await findEndpoint(store, call);
      const since = readTime(site, call, from);
      const filter: DeliveryFilter =
        message === undefined && since === undefined
          ? { state: "given_up" }
          : defined({ message, from: since });
      const replayed = await deliveries.replay(_id, filter);
      deliverySignal.emit(site.database);
      return { status: 200, body: { replayed } };
    },
  };
}

async function findEndpoint({ endpoints }: WebhookStore, call: RequestContext): Promise<EndpointDocument> {
  return requireFound(await endpoints.find(call.path.name ?? ""), call);
}

function requireFound(endpoint: EndpointDocument | undefined, { path }: RequestContext): EndpointDocument {
  if (endpoint === undefined) throw new HttpError("rest_webhook_unknown", { name: path.name ?? "" });
  return endpoint;
}

function explainTaken(error: unknown): never {
  if (error instanceof EndpointNameTaken) throw new HttpError("rest_webhook_exists", { name: error.message });
  throw error;
}

function shownEndpoint(
  { _id, url, types, enabled, created, failing_since: since, switched_off: off, secrets }: EndpointDocument,
  isNew: boolean,
): object {
  const [present] = secrets;
  return defined({
    name: _id,
    url,
    types,
    enabled,
    created: created.toISOString(),
    failing_since: since?.toISOString(),
    switched_off: off?.at.toISOString(),
    reason: off?.reason,
    secret: isNew ? present?.secret : undefined,
  });
}

function shownDelivery({
  message,
  type,
  subject,
  state,
  created,
  tries,
  next,
  attempts,
  body,
}: DeliveryDocument) {
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
