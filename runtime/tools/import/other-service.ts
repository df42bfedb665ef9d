import type { Product } from "../../app.js";
import { call } from "../../client/call.js";
import { type Core, createCore } from "../../client/core.js";
import { encodeFiles } from "../../client/encode-files.js";
import { ApiError } from "../../client/errors.js";
import { isObject } from "../../core/properties.js";
import { operationHashes } from "../../core/service-descriptor.js";
import type { BatchBody, Destination, Item, Outcome } from "../../import/destination.js";
import type { SourceImage } from "../../import/source.js";
import { imagesIn } from "../../import/text-images.js";
import { ToolError } from "../tool.js";

/** How often a request is repeated, and for how long in all, in milliseconds. */
const retries = 8;
const timeout = 15 * 60_000;

/** A service at an address, as this one describes it. */
interface Service {
  readonly product: Product;
  readonly address: URL;
  readonly core: Core;
}

/**
 * Writes by the batch of a service at an address, with a key of it. Throws a ToolError where the service has another contract than
 * this one, or the key may not import.
 */
export async function openDestination(product: Product, address: URL, key?: string): Promise<Destination> {
  const { origin, pathname, href } = address;
  const [mount] = product.serviceDescriptor.mounts;
  const baseUrl = pathname === "/" ? origin + (mount?.path ?? "") : href;
  const service = {
    product,
    address,
    core: createCore({ baseUrl, key, retries, timeout, encode: encodeFiles }),
  };
  await checkContract(service);
  const destination: Destination = {
    send: (body, idempotencyKey) => sendBatch(service, body, idempotencyKey),
    sendWithImage: (item, name, image) => sendWithImage(service, item, { name, image }),
    importImages: (html) => Promise.resolve({ html, remote: imagesIn(html) }),
  };
  const name = product.resourceDescriptors[0]?.name ?? "";
  const unknown: Item = { operation: "update", resource: name, id: 0, values: {} };
  const { items } = await destination.send({ items: [unknown], context: "import", dry_run: true });
  const [{ status, error } = { status: 0, error: {} }] = items;
  if (status === 401 || status === 403)
    throw new ToolError(`The key may not import records at ${address.href}: ${messageOf(error)}`);
  return destination;
}

/** Throws a ToolError where a service is none of this kind, or has operations that differ. */
async function checkContract({ product, address, core }: Service): Promise<void> {
  const contract = { name: "contract", method: "GET", path: "/contract" } as const;
  const served = await call<Record<string, unknown>>(core, contract, {}).catch((error: unknown) => {
    throw failure(address, error);
  });
  const { version, operations } = served;
  const theirs: object = isObject(operations) ? operations : {};
  const other = Object.entries(operationHashes(product.serviceDescriptor)).filter(
    ([name, hash]) => Reflect.get(theirs, name) !== hash,
  );
  if (other.length === 0) return;
  const names = other.slice(0, 5).map(([name]) => name);
  throw new ToolError(
    `The service at ${address.href} (version ${String(version)}) has another contract than this program (version ${product.serviceDescriptor.version}): ` +
      `${names.join(", ")}${other.length > names.length ? " and others" : ""} differ. Import with the program of its version.`,
  );
}

/** Sends a batch, in halves where the service does not take as large a body. */
async function sendBatch(
  service: Service,
  body: BatchBody,
  idempotencyKey?: string,
): Promise<{ readonly items: readonly Outcome[] }> {
  const { product, address, core } = service;
  const path = pathOf(product, (args) => "items" in args && "dry_run" in args);
  const selected = `${path}?_fields=id,slug`;
  const operation = { name: "batch", method: "POST", path: selected, idempotency: "key" } as const;
  try {
    return await call(core, operation, { input: body, idempotencyKey });
  } catch (error) {
    const half = Math.ceil(body.items.length / 2);
    if (!(error instanceof ApiError) || error.status !== 413 || half === body.items.length)
      throw failure(address, error);
    const parts = [body.items.slice(0, half), body.items.slice(half)];
    const answers = await Promise.all(
      parts.map((items, at) => sendBatch(service, { ...body, items }, `${idempotencyKey ?? ""}.${at}`)),
    );
    return { items: answers.flatMap(({ items }) => items) };
  }
}

/** Sends a record with its image as a form. */
async function sendWithImage(
  { product, address, core }: Service,
  { external, resource, if_unchanged, values }: Item,
  { name, image }: { readonly name: string; readonly image: SourceImage },
): Promise<Outcome> {
  const { paths } = product.resourceDescriptors.find((one) => one.name === resource) ?? {};
  const list = paths?.list ?? "";
  const named = product.routeIndex.routes.find(
    ({ path }) => path.startsWith(list) && path.endsWith("{external}"),
  );
  const path =
    external === undefined
      ? list
      : (named?.path ?? "")
          .replace("{source}", encodeURIComponent(external.source))
          .replace("{external}", encodeURIComponent(external.id));
  const file = new File([new Uint8Array(image.bytes)], image.name);
  // A form has no word for null, which a new record needs for nothing.
  const given = Object.entries(values).filter(([, value]) => value !== null);
  const input = { ...Object.fromEntries(given), context: "import", if_unchanged, [name]: file };
  const method = external === undefined ? "POST" : "PUT";
  try {
    const answer = call<Record<string, unknown>>(
      core,
      { name: method, method, path, idempotency: "key" },
      { input },
    );
    const { status, data: record } = await answer.withResponse();
    return { status, record, id: record.id as NonNullable<Outcome["id"]> };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw failure(address, error);
    const { status, code, message, details } = error;
    return { status, error: { code, message, data: { details } } };
  }
}

/** The path of the route that takes such parameters. */
function pathOf({ routeIndex }: Product, isMeant: (args: object) => boolean): string {
  return routeIndex.routes.find(({ endpoints }) => endpoints.some(({ args }) => isMeant(args)))?.path ?? "";
}

function messageOf(error: unknown): string {
  return isObject(error) ? String(error.message ?? error.detail) : "";
}

/** What to say where a service rejects a request as a whole, or does not answer. */
function failure({ href }: URL, error: unknown): ToolError {
  if (!(error instanceof ApiError))
    return new ToolError(
      `${href} is no service of this kind, or does not answer: ${(error as Error).message}`,
    );
  const { status, message } = error;
  if (status === 401) return new ToolError(`The key is not valid at ${href}: ${message}`);
  if (status === 403) return new ToolError(`The key may not import records at ${href}: ${message}`);
  return new ToolError(`${href} answers ${status}: ${message} Run it again to continue.`);
}
