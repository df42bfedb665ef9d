import type { JsonValue, Model, Text } from "../../model/model.js";
import type { Finding } from "../change.js";
import { isMoved, pairUp } from "../pairs.js";
import { hasEmbedded } from "../rows.js";
import { altered, type Both, isEqual, type Rule, safe } from "../rule.js";
import { namesParameters } from "./parameters.js";

/** Changes of prose: documents and doc comments say something else, and nothing behaves otherwise. */
export const textRules: readonly Rule[] = [
  textRule(
    { code: "CHG801", name: "service_text_changed", message: "The description of the service is another." },
    ({ service }) => [{ address: "service", path: ["api", "text"], text: service.text }],
  ),
  textRule(
    { code: "CHG802", name: "resource_text_changed", message: "The description of `{address}` is another." },
    ({ resources }) =>
      resources.map(({ name, text }) => ({ address: name, path: ["resources", name, "text"], text })),
  ),
  textRule(
    {
      code: "CHG812",
      name: "resource_label_changed",
      message: "The words of `{address}` are others.",
    },
    ({ resources, objects }) => [
      ...resources.flatMap(({ name, ...resource }) =>
        (["label", "labels"] as const).map((key) => ({
          address: `${name}.${key}`,
          path: ["resources", name, key],
          text: resource[key],
        })),
      ),
      ...resources.flatMap(({ name, fields }) =>
        fields.map((field) => ({
          address: `${name}.${field.name}.label`,
          path: ["resources", name, "fields", field.name, "label"],
          text: field.label ?? {},
        })),
      ),
      ...objects.flatMap(({ name, properties }) =>
        properties.map((property) => ({
          address: `${name}.${property.name}.label`,
          path: ["types", "objects", name, "properties", property.name, "label"],
          text: property.label ?? {},
        })),
      ),
    ],
  ),
  textRule(
    { code: "CHG803", name: "field_text_changed", message: "The description of `{address}` is another." },
    ({ resources }) => resources.flatMap(({ name, fields }) => rowTexts(name, "fields", fields)),
  ),
  textRule(
    {
      code: "CHG804",
      name: "filter_text_changed",
      message: "The description of the filter `{address}` is another.",
    },
    ({ resources }) => resources.flatMap(({ name, filters }) => rowTexts(name, "filters", filters)),
  ),
  textRule(
    {
      code: "CHG805",
      name: "answer_text_changed",
      message: "The description of `{address}` in answers is another.",
    },
    ({ resources }) =>
      resources.flatMap((resource) =>
        (["answer", "embedded"] as const).flatMap((table) => {
          // The prose of a field is told once, and so is that of records that look the same inside others.
          const own = resource[table].properties.map(({ name, value, text }) => ({
            name,
            text: value.kind === "field" && isEqual(value.field.text, text) ? {} : text,
          }));
          const isTold = table === "embedded" && !hasEmbedded(resource);
          return isTold ? [] : rowTexts(resource.name, table, own);
        }),
      ),
  ),
  textRule(
    {
      code: "CHG806",
      name: "route_text_changed",
      message: "The description of the operation `{address}` is another.",
    },
    ({ resources, serviceRoutes }) => [
      ...resources.flatMap(({ name, routes }) =>
        routes.map(({ operation, text }) => ({
          address: `${name}.${operation}`,
          path: ["routes", "resources", name, operation],
          text,
        })),
      ),
      ...resources.flatMap(({ name, feedRoutes }) =>
        feedRoutes.map(({ operation, format, text }) => ({
          address: `${name}.${operation}.${format}`,
          path: ["routes", "route_texts", format],
          text,
        })),
      ),
      ...serviceRoutes.map(({ name, text }) => ({
        address: name,
        path: ["routes", "service", name, "text"],
        text,
      })),
      ...serviceRoutes.flatMap((route) =>
        route.parameters.map(({ name, text }) => ({
          address: `${route.name}.${name}`,
          path: ["routes", "service", route.name, "parameters", name],
          text,
        })),
      ),
    ],
  ),
  textRule(
    {
      code: "CHG813",
      name: "route_title_changed",
      message: "The title of the operation `{address}` is another.",
    },
    ({ resources, serviceRoutes }) => [
      ...resources.flatMap(({ name, routes }) =>
        routes.map(({ operation, title }) => ({
          address: `${name}.${operation}`,
          path: ["routes", "route_titles", operation],
          text: title,
        })),
      ),
      ...serviceRoutes.map(({ name, title }) => ({
        address: name,
        path: ["routes", "service", name, "title"],
        text: title,
      })),
    ],
  ),
  textRule(
    {
      code: "CHG807",
      name: "type_text_changed",
      message: "The description of the type `{address}` is another.",
    },
    ({ enums, objects }) => [
      ...enums.flatMap(({ name, values }) =>
        values.map(({ value, text }) => ({
          address: `${name}.${value}`,
          path: ["types", "enums", name, value],
          text,
        })),
      ),
      ...objects.flatMap(({ name, text, properties }) => [
        { address: name, path: ["types", "objects", name, "text"], text },
        ...properties.map((property) => ({
          address: `${name}.${property.name}`,
          path: ["types", "objects", name, "properties", property.name],
          text: property.text,
        })),
      ]),
    ],
  ),
  textRule(
    { code: "CHG808", name: "error_text_changed", message: "The words of the error `{address}` are others." },
    ({ errors, resources }) => [
      ...errors.map(({ name, text }) => ({ address: name, path: ["api", "errors", name, "text"], text })),
      ...resources.flatMap((resource) =>
        resource.errors.map(({ situation, text }) => ({
          address: `${resource.name}.${situation}`,
          path: ["resources", resource.name, "errors", situation],
          text,
        })),
      ),
    ],
  ),
  textRule(
    {
      code: "CHG809",
      name: "reason_text_changed",
      message: "The words of the reason `{address}` are others.",
    },
    ({ reasons }) =>
      reasons.map(({ name, text }) => ({ address: name, path: ["api", "reasons", name], text })),
  ),
  textRule(
    {
      code: "CHG810",
      name: "service_part_text_changed",
      message: "The description of `{address}` is another.",
    },
    ({ service }) => [
      {
        address: "languages.parameter",
        path: ["api", "languages", "text"],
        text: service.languageParameter.text,
      },
      ...(["statuses", "capabilities", "extensions"] as const).flatMap((table) =>
        service[table].map(({ name, text }) => ({
          address: `${table}.${name}`,
          path: ["api", table, name],
          text,
        })),
      ),
    ],
  ),
  textRule(
    { code: "CHG814", name: "example_changed", message: "The example of `{address}` is another." },
    (model) => [
      ...model.resources.flatMap((resource) =>
        [
          rowExamples(model, ["resources", resource.name, "fields"], resource.fields),
          rowExamples(model, ["resources", resource.name, "filters"], resource.filters),
          rowExamples(model, ["resources", resource.name, "answer"], resource.answer.properties),
          ...(hasEmbedded(resource)
            ? [rowExamples(model, ["resources", resource.name, "embedded"], resource.embedded.properties)]
            : []),
        ].flat(),
      ),
      ...model.serviceRoutes.flatMap(({ name, parameters }) =>
        rowExamples(model, ["routes", "service", name, "parameters"], parameters),
      ),
      ...model.objects.flatMap(({ name, properties }) =>
        rowExamples(model, ["types", "objects", name, "properties"], properties),
      ),
    ],
  ),
  {
    code: "CHG811",
    name: "rows_moved",
    effects: safe,
    log: "none",
    message: "`{address}` has its rows in another order, and so have documents and types.",
    find: (both) =>
      pairUp(tablesOf(both.old.model), tablesOf(both.next.model), ({ address }) => address).kept.flatMap(
        ([old, next]) => (isMoved(old.names, next.names) ? [altered(both, next.address, next.path)] : []),
      ),
  },
];

/** A table whose rows have an order that shows, but for those that are told on their own. */
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
  const ofResource = ({ name, ...resource }: Model["resources"][number]): readonly Table[] => [
    ...(["fields", "filters"] as const).map((table) => ({
      address: `${name}.${table}`,
      path: ["resources", name, table],
      names: namesOf(resource[table]),
    })),
    {
      address: `${name}.embedded`,
      path: ["resources", name, "embedded"],
      names: namesOf(resource.embedded.properties),
    },
    {
      address: `${name}.routes`,
      path: ["routes", "resources", name],
      names: resource.routes.map(({ operation }) => operation),
    },
    ...resource.routes.filter(namesParameters).map(({ operation, parameters }) => ({
      address: `${name}.${operation}.parameters`,
      path: ["routes", "resources", name, operation, "parameters"],
      names: namesOf(parameters),
    })),
  ];
  return [
    { address: "mounts", path: ["api", "mounts"], names: service.mounts.map(({ path }) => path) },
    ...api.map((table) => ({ address: table, path: ["api", table], names: namesOf(ofApi[table]) })),
    { address: "enums", path: ["types", "enums"], names: namesOf(enums) },
    { address: "objects", path: ["types", "objects"], names: namesOf(objects) },
    ...enums.map(({ name, values }) => ({
      address: `enums.${name}`,
      path: ["types", "enums", name],
      names: values.map(({ value }) => value),
    })),
    ...objects.map(({ name, properties }) => ({
      address: `objects.${name}`,
      path: ["types", "objects", name],
      names: namesOf(properties),
    })),
    { address: "resources", path: ["routes", "resources"], names: namesOf(resources) },
    { address: "service routes", path: ["routes", "service"], names: namesOf(serviceRoutes) },
    ...serviceRoutes.map(({ name, parameters }) => ({
      address: `${name}.parameters`,
      path: ["routes", "service", name, "parameters"],
      names: namesOf(parameters),
    })),
    ...resources.flatMap(ofResource),
  ];
}

function namesOf(rows: readonly { readonly name: string }[]): readonly string[] {
  return rows.map(({ name }) => name);
}

/** A text of the spec with its address. */
interface Prose {
  readonly address: string;
  readonly path: readonly string[];
  readonly text: Text;
}

function textRule(
  head: Pick<Rule, "code" | "name" | "message">,
  read: (model: Model) => readonly Prose[],
): Rule {
  return { ...head, effects: safe, log: "none", find: (both) => changedTexts(both, read) };
}

function rowTexts(
  resource: string,
  table: string,
  rows: readonly { readonly name: string; readonly text: Text }[],
): readonly Prose[] {
  return rows.map(({ name, text }) => ({
    address: table === "embedded" ? `${resource}.embedded.${name}` : `${resource}.${name}`,
    path: ["resources", resource, table, name],
    text,
  }));
}

/** Examples as texts that are the same in all languages. */
function rowExamples(
  { service }: Model,
  path: readonly string[],
  rows: readonly { readonly name: string; readonly example?: JsonValue }[],
): readonly Prose[] {
  return rows.map(({ name, example }) => ({
    address: [...path.slice(1), name].join("."),
    path: [...path, name],
    text: Object.fromEntries(
      service.languages.all.map((language) => [
        language,
        example === undefined ? "" : JSON.stringify(example),
      ]),
    ),
  }));
}

/** Languages that came or went are told on their own. */
function changedTexts(both: Both, read: (model: Model) => readonly Prose[]): readonly Finding[] {
  const languages = both.old.model.service.languages.all.filter((code) =>
    both.next.model.service.languages.all.includes(code),
  );
  const common = (text: Text): readonly (string | undefined)[] => languages.map((code) => text[code]);
  return pairUp(read(both.old.model), read(both.next.model), ({ address }) => address).kept.flatMap(
    ([before, after]) =>
      isEqual(common(before.text), common(after.text)) ? [] : [altered(both, after.address, after.path)],
  );
}
