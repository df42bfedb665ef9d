import { calledRoutes } from "../model/lifecycle.js";
import type { Model, Resource, Route } from "../model/model.js";
import { isByAddress } from "../model/wire.js";
import { signatureOf } from "../print/client-methods.js";
import { exportOf, functionOf, interfaceOf, methodOf as methodSignature } from "../print/declarations.js";
import { lineWidth } from "../print/literal.js";
import {
  callTypes,
  clientFile,
  clientName,
  coreType,
  coreValue,
  methodName,
  methodOf,
  routedResources,
  walkNames,
} from "../print/sdk-names.js";
import { createSourceFile, type OutputFile } from "../print/source-file.js";
import { type SdkWriter, typeImporter, wireFiles, wireFolder } from "../print/wire-names.js";
import type { Emitter } from "./emitter.js";

/**
 * Writes the options that libraries such as TanStack Query take for each call: `sdk/queries/<folder>.ts` for each resource,
 * and `sdk/query.ts` with all of them.
 */
export const emitSdkQuery: Emitter = (model) => {
  const routed = routedResources(model);
  return [...routed.map((resource) => resourceQueries(model, resource)), allQueries(routed)];
};

function resourceQueries(model: Model, resource: Resource): OutputFile {
  const file = createSourceFile(`${wireFolder}/queries/${resource.folder}.ts`, "spec/routes.yaml");
  const client = clientName(resource);
  const used = file.use({ name: client, from: `generated/${clientFile(resource)}`, typeOnly: true });
  const writer = { model, file, type: typeImporter(wireFiles(model), file.use) };
  const members = calledRoutes(resource).flatMap((route) => membersOf(writer, route));
  const key = `["${resource.valuePlural}"]`;
  file.add(
    interfaceOf({
      name: queriesName(resource),
      docs: ["Options of queries and mutations; `key` is the start of all their keys."],
      properties: [{ name: "key", isReadonly: true, type: `readonly ${key}` }],
      methods: members.map(({ declaration }) => declaration),
    }),
    functionOf({
      name: factoryName(resource),
      docs: ["Binds the options to a client."],
      parameters: [{ name: "client", type: used }],
      returns: queriesName(resource),
      body: `return {\n  key: ${key},\n${members.map(({ text }) => text).join("\n")}\n};`,
    }),
  );
  return file.print();
}

interface Member {
  readonly declaration: ReturnType<typeof methodSignature>;
  readonly text: string;
}

function membersOf(writer: SdkWriter, route: Route): readonly Member[] {
  if (methodOf(route) !== "GET") return [mutation(writer, route)];
  return [query(writer, route), ...(route.operation === "list" ? infiniteOf(writer, route) : [])];
}

/** What goes on from page to page. Without the cursor of the next page in it, a page that is stored leads nowhere. */
function infiniteOf({ model, file, type }: SdkWriter, route: Route): readonly Member[] {
  const { resource } = route;
  const name = methodName(route);
  const own = walkNames(route).all.replace(/^all/, "infinite");
  const isCursor = isByAddress(resource);
  if (isCursor && !resource.list.some(({ part }) => part === "next")) return [];
  const { page } = model.service.paging;
  const [make, options] = isCursor
    ? [coreValue("cursorOptions", "query-options"), coreType("CursorQueryOptions", "query-options")]
    : [coreValue("infiniteOptions", "query-options"), coreType("InfiniteQueryOptions", "query-options")];
  const { path, input, answer } = callTypes(route);
  const at = path === undefined ? "" : `${path.name}, `;
  const call = isCursor
    ? `query, (asked, options) => client.${name}(${at}asked, options)),`
    : `query?.${page}, (${page}, options) =>\n      client.${name}(${at}{ ...query, ${page} }, options),\n    ),`;
  return [
    {
      declaration: methodSignature({
        name: own,
        parameters: [
          ...(path === undefined ? [] : [path]),
          { name: "query", type: type(input), isOptional: true },
        ],
        returns: `${file.use(options)}<${type(answer)}>`,
      }),
      text: `  ${own}: (${at}query) =>
    ${file.use(make)}(["${resource.valuePlural}", "${own}", ${at}query], ${call}`,
    },
  ];
}

function query(writer: SdkWriter, route: Route): Member {
  const { file } = writer;
  const { typeParameter, parameters, answer } = signatureOf(writer, route);
  const name = methodName(route);
  const names = parameters.map((parameter) => parameter.name).join(", ");
  const key = `["${route.resource.valuePlural}", "${name}", ${names}]`;
  const make = file.use(coreValue("queryOptions", "query-options"));
  const [start, call] = [`${make}(${key}, (options) =>`, `client.${name}(${names}, options)`];
  const opening = `  ${name}: (${names}) =>`;
  const forms = [
    `${opening} ${start} ${call}),`,
    `${opening}\n    ${start} ${call}),`,
    `${opening}\n    ${start}\n      ${call},\n    ),`,
  ];
  const text = forms.find((form) => form.split("\n").every(({ length }) => length + 2 <= lineWidth));
  return {
    declaration: methodSignature({
      name,
      typeParameter,
      parameters,
      returns: `${file.use(coreType("QueryOptions", "query-options"))}<${answer}>`,
    }),
    text: text ?? forms[0] ?? "",
  };
}

/** A mutation takes one value: the body, what names the record, both, or nothing. */
function mutation({ file, type }: SdkWriter, route: Route): Member {
  const { path, input, inputName, answer } = callTypes(route);
  const name = methodName(route);
  const data = type(answer);
  const mutationOptions = file.use(coreType("MutationOptions", "query-options"));
  const key = `mutationKey: ["${route.resource.valuePlural}", "${name}"]`;
  const [taken, call] =
    path === undefined
      ? inputName === "body"
        ? [type(input), `(body) => client.${name}(body)`]
        : ["void", `() => client.${name}()`]
      : inputName === "body"
        ? [
            `{ readonly ${path.name}: ${path.type}; readonly body: ${type(input)} }`,
            `({ ${path.name}, body }) => client.${name}(${path.name}, body)`,
          ]
        : [path.type, `(${path.name}) => client.${name}(${path.name})`];
  const returns = `${mutationOptions}<${data}, ${taken}>`;
  const isLong = `  ${name}(): ${returns};`.length > lineWidth;
  return {
    declaration: methodSignature({
      name,
      parameters: [],
      returns: isLong ? `${mutationOptions}<\n  ${data},\n  ${taken}\n>` : returns,
    }),
    text: `  ${name}: () => ({
    ${key},
    mutationFn: ${call},
  }),`,
  };
}

function allQueries(resources: readonly Resource[]): OutputFile {
  const file = createSourceFile(`${wireFolder}/query.ts`, "spec/");
  const client = file.use({ name: "Client", from: `generated/${wireFolder}/client`, typeOnly: true });
  const use = (resource: Resource, name: string, typeOnly = false): string =>
    file.use({
      name,
      from: `generated/${wireFolder}/queries/${resource.folder}`,
      ...(typeOnly ? { typeOnly } : {}),
    });
  const folders = resources.map(({ folder }) => folder).sort();
  const bound = resources.map(
    (resource) =>
      `  ${resource.valuePlural}: ${use(resource, factoryName(resource))}(client.${resource.valuePlural}),\n`,
  );
  file.add(
    interfaceOf({
      name: "Queries",
      docs: ["Options of queries and mutations of every resource."],
      properties: resources.map((resource) => ({
        name: resource.valuePlural,
        isReadonly: true,
        type: use(resource, queriesName(resource), true),
      })),
    }),
    functionOf({
      name: "createQueries",
      docs: [
        "Binds the options of all resources to a client. Clients with different languages or keys need caches of their own.",
      ],
      parameters: [{ name: "client", type: client }],
      returns: "Queries",
      body: `return {\n${bound.join("")}};`,
    }),
    exportOf("./core/query-options.js", [], true),
    ...folders.map((folder) => exportOf(`./queries/${folder}.js`)),
  );
  return file.print();
}

function queriesName({ typePlural }: Resource): string {
  return `${typePlural}Queries`;
}

function factoryName({ valuePlural }: Resource): string {
  return `${valuePlural}Queries`;
}
