/** An API document, each response that its operations share in the place of its name. */
export function withSharedResponses<Document extends object>(document: Document): Document {
  const { components = {} } = document as { readonly components?: { readonly responses?: object } };
  const shared = new Map(
    Object.entries(components.responses ?? {}).map(([name, one]: [string, unknown]) => [
      `#/components/responses/${name}`,
      one,
    ]),
  );
  const place = (_: string, part: unknown): unknown =>
    typeof part === "object" && part !== null && "$ref" in part
      ? (shared.get(String(part.$ref)) ?? part)
      : part;
  // The same document, so its type as well.
  return JSON.parse(JSON.stringify(document), place) as Document;
}

/** Headers of messages and of browsers, which documents leave to HTTP. */
const ofHttp =
  /^(?:access-control-.*|cache-control|connection|content-(?:encoding|length|security-policy|type)|cross-origin-.*|date|keep-alive|referrer-policy|strict-transport-security|transfer-encoding|x-accel-buffering|x-content-type-options|x-robots-tag)$/;

/** Names of headers of a response that its documentation lacks. */
export function undocumentedHeaders(documented: Iterable<string>, sent: Iterable<string>): readonly string[] {
  const known = new Set([...documented].map((name) => name.toLowerCase()));
  return [...sent].filter((name) => !known.has(name) && !ofHttp.test(name));
}
