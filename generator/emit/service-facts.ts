import { aliasPattern } from "../model/alias-pattern.js";
import { contractOf } from "../model/contract.js";
import { defined } from "../model/defined.js";
import type { Aliases, Model, Mount, Route, Wire } from "../model/model.js";
import { storedContract } from "../model/stored-contract.js";
import { docBlock } from "../print/doc-comment.js";
import { literal, propertyLines } from "../print/literal.js";
import { type FactsObject, parameterFacts } from "../print/parameter-facts.js";
import { runtimeType, serviceNames } from "../print/server-names.js";
import { createSourceFile } from "../print/source-file.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/service/facts.ts`: the descriptors of the service, and of the parameters of its own routes. */
export const emitServiceFacts: Emitter = (model) => {
  const file = createSourceFile("server/service/facts.ts", "spec/api.yaml");
  const parameterType = file.use(runtimeType("ParameterDescriptor"));
  const { parameters, facts } = serviceNames;
  file.add(
    `\n${docBlock("How each parameter of the routes is read that belong to no resource.")}\nexport const ${parameters.name} = ${literal(routeParameters(model))} as const satisfies Record<string, Record<string, ${parameterType}>>;`,
    `\n${docBlock(model.service.text.en ?? "The service.")}\nexport const ${facts.name}: ${file.use(runtimeType("ServiceDescriptor"))} = {\n${propertyLines(serviceFacts(model)).join("\n")}\n};`,
  );
  return [file.print()];
};

function routeParameters(model: Model): FactsObject {
  const routes = model.serviceRoutes.map(({ operationName, parameters }) => {
    const rows = parameters.map((parameter) => [parameter.name, parameterFacts(model, parameter)] as const);
    return [operationName, Object.fromEntries(rows)] as const;
  });
  return Object.fromEntries(routes);
}

function serviceFacts(model: Model): FactsObject {
  const { service, reasons } = model;
  const { languages, paging } = service;
  const { hash, operations } = contractOf(model);
  return {
    title: service.title,
    text: service.text,
    version: service.version,
    namespace: service.namespace,
    storedContract: storedContract(model),
    mounts: service.mounts.map(mountFacts),
    ...aliasFacts(model),
    languages: {
      all: languages.all,
      default: languages.default,
      parameter: languages.parameter,
      aliases: languages.aliases,
    },
    paging: { page: paging.page, size: paging.size, default: paging.default, maximum: paging.maximum },
    wire: wireFacts(service.wire),
    statuses: service.statuses.map(({ name, read, role }) => defined({ name, read, role })),
    roles: Object.fromEntries(service.roles.map(({ name, capabilities }) => [name, capabilities])),
    access: Object.fromEntries(service.access.map(({ name, capability }) => [name, capability])),
    extensions: service.extensions.map(({ name }) => name),
    errors: errorFacts(model),
    reasons: Object.fromEntries(reasons.map(({ name, text }) => [name, text])),
    contract: { hash, operations },
    webhookRole: service.webhookRole,
    ...documentPath(model),
  };
}

function wireFacts({ headers, link, errors, dates, nullValues }: Wire): FactsObject {
  return {
    headers: Object.fromEntries(headers.map(({ name, part }) => [name, part])),
    link,
    errors,
    ...(dates === "iso" ? { dates } : {}),
    ...(nullValues ? { nullValues } : {}),
  };
}

function mountFacts({ path, namespace, languages, query, aliases, lenient, discovery }: Mount): FactsObject {
  return defined({
    path,
    namespace,
    languages,
    query,
    aliases: aliases.length === 0 ? undefined : aliases,
    lenient: lenient || undefined,
    discovery: discovery === undefined ? undefined : { ...discovery },
  });
}

function errorFacts({ errors, resources }: Model): FactsObject {
  const all = [...errors, ...resources.flatMap((resource) => resource.errors)];
  return Object.fromEntries(all.map(({ name, code, status, text }) => [name, { code, status, text }]));
}

/** Other addresses of routes, and of paths outside the mounts. */
function aliasFacts({ service, resources }: Model): FactsObject {
  const routes = resources.flatMap((resource) => resource.routes);
  const aliases = routes.flatMap((route) =>
    route.aliases === undefined ? [] : [routeAliases(route, route.aliases)],
  );
  return {
    ...(aliases.length === 0 ? {} : { aliases }),
    ...(Object.keys(service.aliases).length === 0 ? {} : { pathAliases: service.aliases }),
  };
}

function routeAliases(route: Route, { formats, parameters, values, pages, paths }: Aliases): FactsObject {
  return {
    path: route.path,
    formats,
    parameters,
    values,
    ...(Object.keys(pages).length === 0 ? {} : { pages }),
    paths: paths.map((alias) => ({
      pattern: aliasPattern(route, alias),
      ...(alias.format === undefined ? {} : { format: alias.format }),
      ...(Object.keys(alias.parameters).length === 0 ? {} : { parameters: alias.parameters }),
      ...(alias.page === undefined ? {} : { page: alias.page }),
    })),
  };
}

/** The path of the API document, for links. */
function documentPath({ serviceRoutes }: Model): FactsObject {
  const route = serviceRoutes.find(({ operation }) => operation === "document");
  return route === undefined ? {} : { documentPath: route.path };
}
