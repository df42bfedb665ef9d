import type { FeedRoute, Model, Route, ServiceRoute } from "../model/model.js";
import type { FunctionParameter } from "./declarations.js";
import { deprecatedTag } from "./deprecation.js";
import { codeTag } from "./doc-comment.js";
import { itemsName } from "./list-envelope.js";
import { lineWidth } from "./literal.js";
import { objectAnswer } from "./route-objects.js";
import { callTypes, coreType, methodOf } from "./sdk-names.js";
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

/** What the functions and methods for a route have in common, with the types imported into their file. */
export interface CallSignature {
  /** Of a read whose input may name the fields to return. */
  readonly typeParameter?: string;
  /** The value of the path, and what is sent. */
  readonly parameters: readonly FunctionParameter[];
  /** What it gives, and one record of it. */
  readonly answer: string;
  readonly record: string;
}

/** The signature of a call. Answers of writes, files, custom operations and routes of the service come whole. */
export function signatureOf(
  { file, type }: SdkWriter,
  route: Route | FeedRoute | ServiceRoute,
): CallSignature {
  const { path, input, inputName, isOptional, answer } = callTypes(route);
  const parametersWith = (given: string): readonly FunctionParameter[] => [
    ...(path === undefined ? [] : [path]),
    { name: inputName, type: given, isOptional },
  ];
  const isSelecting =
    "resource" in route &&
    !("format" in route) &&
    route.operation !== "custom" &&
    objectAnswer(route) === undefined;
  if (!isSelecting || methodOf(route) !== "GET")
    return { parameters: parametersWith(type(input)), answer: type(answer), record: type(answer) };
  const core = (name: string): string => file.use(coreType(name, "fields"));
  const item = type(route.resource.answer.typeName);
  const record = `${core("Selected")}<${item}, Field>`;
  const items = itemsName(route.resource);
  const listOf = (): string =>
    items === "" ? `${record}[]` : `${core("SelectedList")}<${type(answer)}, "${items}", ${item}, Field>`;
  return {
    typeParameter: `Field extends ${core("FieldOf")}<${item}> = never`,
    parameters: parametersWith(`${type(input)} & ${core("Fields")}<Field>`),
    answer: route.operation === "list" ? listOf() : record,
    record,
  };
}

/** The method that calls a route. */
export function callMethod(
  writer: SdkWriter,
  name: string,
  route: Route | FeedRoute | ServiceRoute,
): ClientMethod {
  const { typeParameter, parameters, answer } = signatureOf(writer, route);
  return {
    name,
    typeParameter,
    parameters: [...parameters, optionsParameter(writer, "CallOptions")],
    returns: `${writer.file.use(coreType("Call", "call"))}<${answer}>`,
    docs: callDocs(writer.model, route),
    call: route.operationName,
  };
}

/** Files of the core with the types of options. */
const optionsFiles = { CallOptions: "request", WalkOptions: "pages", RequestOptions: "raw" } as const;

/** The options of a call, of a type of the core. */
export function optionsParameter({ file }: SdkWriter, type: keyof typeof optionsFiles): FunctionParameter {
  return { name: "options", type: file.use(coreType(type, optionsFiles[type])), isOptional: true };
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
