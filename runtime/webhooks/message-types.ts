import type { ResourceDescriptor } from "../core/resource-descriptor.js";

/** The types that an endpoint may subscribe to: all, all of a resource, or one change of it. */
export function messageTypesOf(resources: Iterable<ResourceDescriptor>): readonly string[] {
  const types = [...resources].flatMap(({ name, webhooks }) =>
    webhooks === undefined ? [] : [`${name}.*`, ...webhooks.map((kind) => `${name}.${kind}`)],
  );
  return ["*", ...types];
}

/** Whether a text can name an endpoint. */
export function isEndpointName(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,62}$/.test(text);
}
