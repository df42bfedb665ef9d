/** Types of an OpenAPI document, given as JSON, in the words of openapi-typescript. */
export async function openapiTypes(document: string): Promise<string> {
  // Takes most of a second to load.
  const { astToString, default: typesOf } = await import("openapi-typescript");
  const nodes = await typesOf(document, { defaultNonNullable: false, silent: true });
  return astToString(nodes).trim();
}
