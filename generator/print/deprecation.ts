import type { Ageing, JsonObject } from "../model/model.js";
import { defined } from "../model/tables.js";
import type { JsonSchema } from "./schema-definitions.js";

/** The paragraph of a doc comment that marks a part which will go; empty for all others. */
export function deprecatedTag({ deprecation }: Ageing, language: string): string {
  if (deprecation === undefined) return "";
  const { since, sunset, text } = deprecation;
  const until = sunset === undefined ? "" : ` Works until ${sunset}.`;
  return `@deprecated Since ${since}. ${text[language] ?? ""}${until}`;
}

/** The same as keys of an OpenAPI parameter, schema or operation; none for all others. */
export function deprecatedKeys({ deprecation }: Ageing): JsonSchema {
  if (deprecation === undefined) return {};
  const { since, sunset } = deprecation;
  return {
    deprecated: true,
    "x-deprecated-since": since,
    ...(sunset === undefined ? {} : { "x-sunset": sunset }),
  };
}

/** What the runtime sends about it, as a key of descriptors; none for all others. */
export function deprecationNotice({ deprecation }: Ageing): JsonObject {
  if (deprecation === undefined) return {};
  const { since, sunset } = deprecation;
  return { deprecated: defined({ since, sunset }) };
}
