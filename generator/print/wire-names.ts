import type { Enum, Model, Resource } from "../model/model.js";
import { once } from "../model/once.js";
import { hasList } from "../model/wire.js";
import { errorObjects } from "./error-objects.js";
import { type Input, inputsOf } from "./inputs.js";
import { routeObjects } from "./route-objects.js";
import { createSourceFile, type SourceFileDraft } from "./source-file.js";
import { builtInTypes, timeTypesOf, type UseType } from "./typescript.js";

/** Folder of the wire types below `generated/`. */
export const wireFolder = "sdk";

/** Folder of the client's hand-written core, which is copied from the runtime. */
export const coreFolder = `${wireFolder}/core`;

/**
 * All named wire types, each with the file below `generated/`, without extension, that declares it. Every emitter asks, some
 * for each field.
 */
export const wireFiles = once((model: Model): ReadonlyMap<string, string> => {
  const shared = [
    ...Object.keys(builtInTypes),
    ...errorObjects(model).map(({ name }) => name),
    ...enumsOf(model).map(({ typeName }) => typeName),
    ...model.objects.map(({ typeName }) => typeName),
  ];
  const service = inputsOf(model, model.serviceRoutes).map(({ name }) => name);
  return new Map([
    ...timeTypesOf(model).map((name) => [name, `${coreFolder}/dates`] as const),
    ...shared.map((name) => [name, `${wireFolder}/types`] as const),
    ...model.resources.flatMap((resource) =>
      wireNames(model, resource).map((name) => [name, `${wireFolder}/${resource.folder}`] as const),
    ),
    ...service.map((name) => [name, `${wireFolder}/service`] as const),
  ]);
});

/**
 * The types of what calls of the client take, with the same names as the inputs on the wire, each with its file: they take
 * files, objects for times, single values for lists, and what answers show.
 */
export const givenFiles = once((model: Model): ReadonlyMap<string, string> => {
  const folders = [
    ...model.resources.map((resource) => [resourceInputs(model, resource), resource.folder] as const),
    [inputsOf(model, model.serviceRoutes), "service"] as const,
  ];
  return new Map([
    ...wireFiles(model),
    ["TimeObject", `${coreFolder}/dates`],
    ["ImageInput", `${coreFolder}/given-files`],
    ["OneOrMany", `${coreFolder}/given-files`],
    ["RecordReference", `${coreFolder}/given-files`],
    ...folders.flatMap(([inputs, folder]) =>
      inputs.map(({ name }) => [name, `${wireFolder}/inputs/${folder}`] as const),
    ),
  ]);
});

/**
 * Returns a function that imports a type by its name, if `files` has it: pass `wireFiles` or `givenFiles`. It returns the
 * name to print.
 */
export function typeImporter(files: ReadonlyMap<string, string>, use: SourceFileDraft["use"]): UseType {
  return (name) => {
    const from = files.get(name);
    return from === undefined ? name : use({ name, from: `generated/${from}`, typeOnly: true });
  };
}

/** The enums of the spec and that of the languages. */
export function enumsOf(model: Model): readonly Enum[] {
  const { type } = model.service.languageParameter;
  const languages = type.kind === "enum" ? [type.enum] : [];
  const all = [...model.enums, ...languages];
  return all.filter(
    (one, position) => all.findIndex(({ typeName }) => typeName === one.typeName) === position,
  );
}

/** The inputs of a resource: list, create, update and the queries for single records. */
export function resourceInputs(model: Model, resource: Resource): readonly Input[] {
  return inputsOf(model, resource.routes);
}

/** Answers of a resource that have a type of their own. */
export function answersOf(resource: Resource): readonly Resource["answer"][] {
  const { answer, embedded } = resource;
  return answer.typeName === embedded.typeName ? [answer] : [answer, embedded];
}

function wireNames(model: Model, resource: Resource): readonly string[] {
  return [
    ...answersOf(resource).map(({ typeName }) => typeName),
    ...(hasList(resource) ? [resource.listName] : []),
    ...routeObjects(resource).map(({ name }) => name),
    ...resourceInputs(model, resource).map(({ name }) => name),
  ];
}

/** A file of the client with what its parts are written with. */
export interface SdkWriter {
  readonly model: Model;
  readonly file: SourceFileDraft;
  /** Imports a wire type, and gives its name. */
  readonly type: (name: string) => string;
}

/** Starts a file of the client. `origin` names the spec files it comes from. */
export function createSdkWriter(model: Model, path: string, origin: string): SdkWriter {
  const file = createSourceFile(path, origin);
  return { model, file, type: typeImporter(givenFiles(model), file.use) };
}
