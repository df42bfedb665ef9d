import type { FeedRoute, Model, Route, ServiceRoute } from "../model/model.js";
import type { FunctionParameter } from "./declarations.js";
import { deprecatedTag } from "./deprecation.js";
import { codeTag } from "./doc-comment.js";
import { lineWidth } from "./literal.js";
import { callTypes, coreType, methodOf, selectionOf } from "./sdk-names.js";
import { sampleCall } from "./sdk-sample.js";
import type { ImportedSymbol, SourceFileDraft } from "./source-file.js";
import type { SdkWriter } from "./wire-names.js";

/** A method of an object of the client. */
export interface ClientMethod {
  readonly name: string;
  readonly typeParameter?: string | undefined;
  readonly parameters: readonly FunctionParameter[];
  readonly returns: string;
  readonly docs: readonly string[];
  /** The function that does it. */
  readonly call: string;
  /** The function around it that turns absence into undefined, and the one to call for a slug. */
  readonly find?: { readonly found: string; readonly bySlug: string | undefined };
  /** What is made of its result. */
  readonly wrap?: ImportedSymbol;
}

/** The method that calls a route. */
export function callMethod(
  writer: SdkWriter,
  name: string,
  route: Route | FeedRoute | ServiceRoute,
): ClientMethod {
  const { model, file, type } = writer;
  const { path, answer } = callTypes(route);
  const selection = selectionOf(route, file.use, type);
  return {
    name,
    typeParameter: selection?.typeParameter,
    parameters: [
      ...(path === undefined ? [] : [path]),
      inputParameter(writer, route),
      optionsParameter(writer, coreType("CallOptions", "request")),
    ],
    returns: `${file.use(coreType("Call", "call"))}<${selection?.answer ?? type(answer)}>`,
    docs: callDocs(model, route),
    call: route.operationName,
  };
}

/** The query or body of a call. */
export function inputParameter(
  { file, type }: SdkWriter,
  route: Route | FeedRoute | ServiceRoute,
): FunctionParameter {
  const { input, inputName, isOptional } = callTypes(route);
  const selection = selectionOf(route, file.use, type);
  return { name: inputName, type: selection?.input ?? type(input), isOptional };
}

/** The options of a call, of a type of the core. */
export function optionsParameter({ file }: SdkWriter, type: ImportedSymbol): FunctionParameter {
  return { name: "options", type: file.use(type), isOptional: true };
}

/** The property of an object that binds a method to a core; `calls` imports a function by its name. */
export function binding(
  { name, parameters, call, wrap, find }: ClientMethod,
  calls: (name: string) => string,
  use: SourceFileDraft["use"],
): string {
  const names = parameters.map((parameter) => parameter.name).join(", ");
  if (find !== undefined) {
    const { found, bySlug } = find;
    const chosen =
      bySlug === undefined ? calls(call) : `(typeof id === "string" ? ${calls(bySlug)} : ${calls(call)})`;
    const cast = bySlug === undefined ? names : names.replace("id", "id as never");
    const line = `  ${name}: (${names}) =>`;
    const result = `${found}(${chosen}(core, ${cast})),`;
    return `${line}${line.length + result.length + 2 < lineWidth ? " " : "\n    "}${result}`;
  }
  const result = `${calls(call)}(core, ${names})`;
  return `  ${name}: (${names}) => ${wrap === undefined ? result : `${use(wrap)}(${result})`},`;
}

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
