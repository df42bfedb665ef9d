import type { JsonValue, Model, NamedText, Resource, Text } from "../../model/model.js";
import { isMoved, pairUp } from "../pairs.js";
import { hasEmbedded, nameOf } from "../row-pairs.js";
import { alteration, isEqual, type RuleEntry, type RuleTable, ruleKind, safe } from "../rule.js";
import { namesParameters, parametersPath, routePath } from "./parameters.js";

/** A text of the spec with its address. */
interface Prose {
  readonly address: string;
  readonly path: readonly string[];
  readonly text: Text;
}

/** Changes of prose: documents and doc comments change, and nothing behaves otherwise. */
export const textRules: RuleTable = {
  CHG801: textRule("service_text_changed", "The description of the service is another.", ({ service }) => [
    { address: "service", path: ["api", "text"], text: service.text },
  ]),
  CHG802: textRule("resource_text_changed", "The description of `{address}` is another.", ({ resources }) => [
    ...textsOf("", ["resources", "*", "text"], resources),
    ...resources.flatMap(policyTexts),
  ]),
  CHG812: textRule("resource_label_changed", "The words of `{address}` are others.", labels),
  CHG803: textRule("field_text_changed", "The description of `{address}` is another.", ({ resources }) =>
    resources.flatMap(({ name, fields }) => textsOf(`${name}.`, ["resources", name, "fields"], fields)),
  ),
  CHG804: textRule(
    "filter_text_changed",
    "The description of the filter `{address}` is another.",
    ({ resources }) =>
      resources.flatMap(({ name, filters }) => textsOf(`${name}.`, ["resources", name, "filters"], filters)),
  ),
  CHG805: textRule(
    "answer_text_changed",
    "The description of `{address}` in answers is another.",
    ({ resources }) => resources.flatMap(answerTexts),
  ),
  CHG806: textRule(
    "route_text_changed",
    "The description of the operation `{address}` is another.",
    routeTexts,
  ),
  CHG813: textRule("route_title_changed", "The title of the operation `{address}` is another.", titles),
  CHG807: textRule("type_text_changed", "The description of the type `{address}` is another.", typeTexts),
  CHG808: textRule(
    "error_text_changed",
    "The words of the error `{address}` are others.",
    ({ errors, resources }) => [
      ...textsOf("", ["api", "errors", "*", "text"], errors),
      ...resources.flatMap(({ name, errors: own }) =>
        textsOf(
          `${name}.`,
          ["resources", name, "errors"],
          own.map(({ situation, text }) => ({ name: situation, text })),
        ),
      ),
    ],
  ),
  CHG809: textRule("reason_text_changed", "The words of the reason `{address}` are others.", ({ reasons }) =>
    textsOf("", ["api", "reasons"], reasons),
  ),
  CHG815: textRule(
    "page_text_changed",
    "The words `{address}` of the pages are others.",
    ({ pageTexts, calendarTexts, editorTexts }) => [
      ...shownTexts("page_texts", pageTexts),
      ...shownTexts("calendar_texts", calendarTexts),
      ...shownTexts("editor_texts", editorTexts),
    ],
  ),
  CHG810: textRule(
    "service_part_text_changed",
    "The description of `{address}` is another.",
    ({ service }) => [
      {
        address: "languages.parameter",
        path: ["api", "languages", "text"],
        text: service.languageParameter.text,
      },
      ...(["statuses", "capabilities", "extensions"] as const).flatMap((table) =>
        textsOf(`${table}.`, ["api", table], service[table]),
      ),
      ...textsOf("default_texts.", ["api", "default_texts"], service.defaultTexts),
    ],
  ),
  CHG814: textRule("example_changed", "The example of `{address}` is another.", examples),
  CHG811: ruleKind("none", (both) =>
    pairUp(tablesOf(both.old.model), tablesOf(both.next.model), ({ address }) => address)
      .common.filter(([old, next]) => isMoved(old.names, next.names))
      .map(([, { address, path }]) => alteration(both, { address, path })),
  )("rows_moved", safe, "`{address}` has its rows in another order, and so have documents and types."),
};

function textRule(name: string, message: string, read: (model: Model) => readonly Prose[]): RuleEntry {
  return ruleKind("none", (both) => {
    const next = both.next.model.service.languages.all;
    // Languages that came or went have rules of their own.
    const languages = both.old.model.service.languages.all.filter((code) => next.includes(code));
    const shared = ({ text }: Prose): readonly (string | undefined)[] => languages.map((code) => text[code]);
    return pairUp(read(both.old.model), read(both.next.model), ({ address }) => address)
      .common.filter(([before, after]) => !isEqual(shared(before), shared(after)))
      .map(([, { address, path }]) => alteration(both, { address, path }));
  })(name, safe, message);
}

function policyTexts({ name, policies }: Resource): readonly Prose[] {
  return policies.flatMap(({ operation, text }) =>
    text === undefined
      ? []
      : textsOf(`${name}.`, ["resources", name, "policies", "*", "text"], [{ name: operation, text }]),
  );
}

/** Texts of a table of api.yaml with tables in it. */
function shownTexts(table: string, texts: readonly NamedText[]): readonly Prose[] {
  return texts.map(({ name, text }) => ({
    address: `${table}.${name}`,
    path: ["api", table, ...name.split(".")],
    text,
  }));
}

/** The texts of rows. A star in the path means the name of a row, which is last where there is none. */
function textsOf(
  prefix: string,
  path: readonly string[],
  rows: readonly { readonly name: string; readonly text: Text }[],
): readonly Prose[] {
  const full = path.includes("*") ? path : [...path, "*"];
  return rows.map(({ name, text }) => ({
    address: prefix + name,
    path: full.map((step) => (step === "*" ? name : step)),
    text,
  }));
}

function labels({ resources, objects, enums }: Model): readonly Prose[] {
  return [
    ...resources.flatMap(({ name, label, labels: many }) => [
      { address: `${name}.label`, path: ["resources", name, "label"], text: label },
      { address: `${name}.labels`, path: ["resources", name, "labels"], text: many },
    ]),
    ...resources.flatMap(({ name, fields }) => labelsOf(name, ["resources", name, "fields"], fields)),
    ...objects.flatMap(({ name, properties }) =>
      labelsOf(name, ["types", "objects", name, "properties"], properties),
    ),
    ...enums.flatMap(({ name, values }) =>
      labelsOf(
        name,
        ["types", "enums", name],
        values.map(({ value, ...words }) => ({ name: value, ...words })),
      ),
    ),
  ];
}

function labelsOf(
  owner: string,
  path: readonly string[],
  rows: readonly { readonly name: string; readonly label?: Text }[],
): readonly Prose[] {
  return rows.map(({ name, label = {} }) => ({
    address: `${owner}.${name}.label`,
    path: [...path, name, "label"],
    text: label,
  }));
}

/** The prose of a field counts once, and so does that of records that look the same inside others. */
function answerTexts(resource: Resource): readonly Prose[] {
  const { name } = resource;
  const tables = hasEmbedded(resource) ? (["answer", "embedded"] as const) : (["answer"] as const);
  return tables.flatMap((table) => {
    const own = resource[table].properties.map((property) => ({
      name: property.name,
      text:
        property.value.kind === "field" && isEqual(property.value.field.text, property.text)
          ? {}
          : property.text,
    }));
    return textsOf(table === "embedded" ? `${name}.embedded.` : `${name}.`, ["resources", name, table], own);
  });
}

function routeTexts({ resources, serviceRoutes }: Model): readonly Prose[] {
  return [
    ...resources.flatMap(({ name, routes }) =>
      routes.map((route) => ({ address: `${name}.${route.name}`, path: routePath(route), text: route.text })),
    ),
    ...resources.flatMap(({ name, feedRoutes }) =>
      feedRoutes.map(({ operation, format, text }) => ({
        address: `${name}.${operation}.${format}`,
        path: ["routes", "route_texts", format],
        text,
      })),
    ),
    ...textsOf("", ["routes", "service", "*", "text"], serviceRoutes),
    ...serviceRoutes.flatMap(({ name, parameters }) =>
      textsOf(`${name}.`, ["routes", "service", name, "parameters"], parameters),
    ),
  ];
}

function titles({ resources, serviceRoutes }: Model): readonly Prose[] {
  return [
    ...resources.flatMap(({ name, routes }) =>
      routes.map((route) => ({
        address: `${name}.${route.name}`,
        path: route.operation === "action" ? routePath(route) : ["routes", "route_titles", route.operation],
        text: route.title,
      })),
    ),
    ...textsOf(
      "",
      ["routes", "service", "*", "title"],
      serviceRoutes.map(({ name, title }) => ({ name, text: title })),
    ),
  ];
}

function typeTexts({ enums, objects }: Model): readonly Prose[] {
  return [
    ...enums.flatMap(({ name, values }) =>
      textsOf(
        `${name}.`,
        ["types", "enums", name],
        values.map(({ value, text }) => ({ name: value, text })),
      ),
    ),
    ...objects.flatMap((object) => [
      ...textsOf("", ["types", "objects", "*", "text"], [object]),
      ...textsOf(`${object.name}.`, ["types", "objects", object.name, "properties"], object.properties),
    ]),
  ];
}

/** Examples as texts that are the same in all languages. */
function examples({ service, resources, serviceRoutes, objects }: Model): readonly Prose[] {
  const tables = [
    ...resources.flatMap((resource) => [
      { path: ["resources", resource.name, "fields"], rows: resource.fields },
      { path: ["resources", resource.name, "filters"], rows: resource.filters },
      { path: ["resources", resource.name, "answer"], rows: resource.answer.properties },
      ...(hasEmbedded(resource)
        ? [{ path: ["resources", resource.name, "embedded"], rows: resource.embedded.properties }]
        : []),
    ]),
    ...serviceRoutes.map(({ name, parameters }) => ({
      path: ["routes", "service", name, "parameters"],
      rows: parameters,
    })),
    ...objects.map(({ name, properties }) => ({
      path: ["types", "objects", name, "properties"],
      rows: properties,
    })),
  ];
  const inAll = (text: string): Text => Object.fromEntries(service.languages.all.map((code) => [code, text]));
  return tables.flatMap(({ path, rows }) =>
    rows.map(({ name, example }: Exemplified) => ({
      address: [...path.slice(1), name].join("."),
      path: [...path, name],
      text: inAll(example === undefined ? "" : JSON.stringify(example)),
    })),
  );
}

interface Exemplified {
  readonly name: string;
  readonly example?: JsonValue;
}
/** A table whose rows have an order that shows, but for those with rules of their own. */
interface Table {
  readonly address: string;
  readonly path: readonly string[];
  readonly names: readonly string[];
}

function tablesOf({
  service,
  enums,
  objects,
  resources,
  serviceRoutes,
  errors,
  reasons,
}: Model): readonly Table[] {
  const ofApi = { ...service, errors, reasons };
  const api = ["statuses", "capabilities", "roles", "extensions", "errors", "reasons"] as const;
  const ofResource = ({ name, ...resource }: Resource): readonly Table[] => [
    ...(["fields", "filters"] as const).map((table) => ({
      address: `${name}.${table}`,
      path: ["resources", name, table],
      names: resource[table].map(nameOf),
    })),
    {
      address: `${name}.embedded`,
      path: ["resources", name, "embedded"],
      names: resource.embedded.properties.map(nameOf),
    },
    {
      address: `${name}.routes`,
      path: ["routes", "resources", name],
      names: resource.routes.map(nameOf),
    },
    ...resource.routes.filter(namesParameters).map((route) => ({
      address: `${name}.${route.name}.parameters`,
      path: parametersPath(route),
      names: route.parameters.map(nameOf),
    })),
  ];
  return [
    { address: "mounts", path: ["api", "mounts"], names: service.mounts.map(({ path }) => path) },
    ...api.map((table) => ({ address: table, path: ["api", table], names: ofApi[table].map(nameOf) })),
    { address: "enums", path: ["types", "enums"], names: enums.map(nameOf) },
    { address: "objects", path: ["types", "objects"], names: objects.map(nameOf) },
    ...enums.map(({ name, values }) => ({
      address: `enums.${name}`,
      path: ["types", "enums", name],
      names: values.map(({ value }) => value),
    })),
    ...objects.map(({ name, properties }) => ({
      address: `objects.${name}`,
      path: ["types", "objects", name],
      names: properties.map(nameOf),
    })),
    { address: "resources", path: ["routes", "resources"], names: resources.map(nameOf) },
    { address: "service routes", path: ["routes", "service"], names: serviceRoutes.map(nameOf) },
    ...serviceRoutes.map(({ name, parameters }) => ({
      address: `${name}.parameters`,
      path: ["routes", "service", name, "parameters"],
      names: parameters.map(nameOf),
    })),
    ...resources.flatMap(ofResource),
  ];
}
