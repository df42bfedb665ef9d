import { aliasPattern } from "../model/aliases.js";
import { contractOf } from "../model/contract.js";
import type { Aliases, JsonObject, Model, Mount, Route, Wire } from "../model/model.js";
import { mountBase } from "../model/names.js";
import { storedContract } from "../model/stored-contract.js";
import { defined, tableOf } from "../model/tables.js";
import { constantOf } from "../print/declarations.js";
import { block, literal } from "../print/literal.js";
import { descriptorTable, parameterDescriptor } from "../print/parameter-descriptor.js";
import { runtimeType, serviceNames } from "../print/server-names.js";
import { createSourceFile } from "../print/source-file.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/service/service.ts`: the descriptors of the service, and of the parameters of its own routes. */
export const emitService: Emitter = (model) => {
  const file = createSourceFile("server/service/service.ts", "spec/api.yaml");
  const parameterType = file.use(runtimeType("ParameterDescriptor"));
  const { parameters, descriptor } = serviceNames;
  file.add(
    descriptorTable(
      { name: parameters.name, doc: "How each parameter of the routes is read that belong to no resource." },
      `Record<string, ${parameterType}>`,
      literal(routeParameters(model)),
    ),
    constantOf({
      name: descriptor.name,
      docs: [model.service.text.en ?? "The service."],
      type: file.use(runtimeType("ServiceDescriptor")),
      value: block(serviceDescriptor(model)),
    }),
  );
  return [file.print()];
};

function routeParameters(model: Model): JsonObject {
  return tableOf(model.serviceRoutes, ({ operationName, parameters }) => {
    return [
      operationName,
      tableOf(parameters, (parameter) => [parameter.name, parameterDescriptor(model, parameter)]),
    ];
  });
}

function serviceDescriptor(model: Model): JsonObject {
  const { service, reasons } = model;
  const { languages, paging } = service;
  const { hash, operations } = contractOf(model);
  return {
    title: service.title,
    text: service.text,
    version: service.version,
    namespace: service.namespace,
    storedContract: storedContract(model),
    mounts: service.mounts.map(mountDescriptor),
    ...aliasesOf(model),
    languages: {
      all: languages.all,
      default: languages.default,
      parameter: languages.parameter,
      aliases: languages.aliases,
    },
    paging: { page: paging.page, size: paging.size, default: paging.default, maximum: paging.maximum },
    wire: wireDescriptor(service.wire),
    statuses: service.statuses.map(({ name, read, role }) => defined({ name, read, role })),
    roles: tableOf(service.roles, ({ name, capabilities }) => [name, capabilities]),
    access: tableOf(service.access, ({ name, capability }) => [name, capability]),
    extensions: service.extensions.map(({ name }) => name),
    errors: errorTable(model),
    reasons: tableOf(reasons, ({ name, text }) => [name, text]),
    // Many change at once: as one text they change one line.
    contract: {
      hash,
      operations: Object.entries(operations)
        .map((one) => one.join(":"))
        .join(" "),
    },
    webhookRole: service.webhookRole,
    ...(service.authenticate === undefined ? {} : { hasUsers: true }),
    ...documentPath(model),
  };
}

function wireDescriptor({ headers, link, errors, dates, datePrecision, nullValues }: Wire): JsonObject {
  return {
    headers: tableOf(headers, ({ name, part }) => [name, part]),
    link,
    errors,
    ...defined({
      dates: dates === "iso" ? dates : undefined,
      milliseconds: datePrecision === "milliseconds" || undefined,
      nullValues: nullValues || undefined,
    }),
  };
}

function mountDescriptor(mount: Mount): JsonObject {
  const { namespace, languages, query, aliases, lenient, discovery } = mount;
  return defined({
    path: mountBase(mount),
    namespace,
    languages,
    query,
    aliases: aliases.length === 0 ? undefined : aliases,
    lenient: lenient || undefined,
    discovery: discovery === undefined ? undefined : { ...discovery },
  });
}

function errorTable({ errors, resources }: Model): JsonObject {
  const all = [...errors, ...resources.flatMap((resource) => resource.errors)];
  return tableOf(all, ({ name, code, status, text }) => [name, { code, status, text }]);
}

/** Other addresses of routes, and of paths outside the mounts. */
function aliasesOf({ service, resources }: Model): JsonObject {
  const routes = resources.flatMap((resource) => resource.routes);
  const aliases = routes.flatMap((route) =>
    route.aliases === undefined ? [] : [routeAliases(route, route.aliases)],
  );
  return {
    ...(aliases.length === 0 ? {} : { aliases }),
    ...(Object.keys(service.aliases).length === 0 ? {} : { pathAliases: service.aliases }),
  };
}

function routeAliases(route: Route, { formats, parameters, values, pages, paths }: Aliases): JsonObject {
  return {
    path: route.path,
    formats,
    parameters,
    values,
    ...(Object.keys(pages).length === 0 ? {} : { pages }),
    paths: paths.map((alias) => ({
      pattern: aliasPattern(route, alias),
      ...defined({ format: alias.format }),
      ...(Object.keys(alias.parameters).length === 0 ? {} : { parameters: alias.parameters }),
      ...defined({ page: alias.page }),
    })),
  };
}

/** The path of the API document, for links and its page; none where callers need a key for it. */
function documentPath({ serviceRoutes }: Model): JsonObject {
  const route = serviceRoutes.find(
    ({ operation, access }) => operation === "document" && access === undefined,
  );
  return route === undefined ? {} : { documentPath: route.path };
}
