import type { Model, Route, ServiceRoute } from "../model/model.js";
import { deprecatedTag } from "./deprecation.js";
import { codeTag } from "./doc-comment.js";
import { methodOf } from "./sdk-names.js";
import { sampleCall } from "./sdk-sample.js";

/** The paragraphs that describe a call of the client: title and route, and what the spec says of it. */
export function callDocs(model: Model, route: Route | ServiceRoute): readonly string[] {
  const language = model.service.languages.default;
  return [
    `${route.title[language] ?? ""}: \`${methodOf(route)} ${route.path}\``,
    route.text[language] ?? "",
    deprecatedTag(route, language),
    codeTag(`${sampleCall(route).assignment};`),
  ];
}
