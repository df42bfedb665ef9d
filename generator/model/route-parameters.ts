import { childOf, type SpecNode, textsOf } from "../spec/node.js";
import { adopt, buildParameter, findField, relationType, reportUnknownField } from "./build-fields.js";
import { readRows, type TableShape } from "./build-rows.js";
import { kindShapeOf, operationShapes, takesValues } from "./lifecycle.js";
import {
  type Field,
  type Filter,
  type Operation,
  type Parameter,
  type ParameterType,
  type ReferenceKey,
  type Resource,
  type Route,
  textScalars,
} from "./model.js";
import { sectionOf } from "./names.js";
import { once } from "./once.js";
import { reportWrongField } from "./report.js";
import { isScalar } from "./scalars.js";
import type { Draft, Scope } from "./scope.js";
import { defined } from "./tables.js";

/** A row of the route matrix. */
export interface RouteRow {
  readonly resource: Resource;
  readonly operation: Operation;
  readonly name: string;
  readonly row: SpecNode;
  readonly variables: Route["variables"];
}

/** What a route takes besides its path. */
export function parametersOf(scope: Scope, written: RouteRow): readonly Parameter[] {
  const parameters = tableParameters(scope, written);
  if (!takesValues(written.operation)) return parameters;
  const inPath = written.variables.flatMap(({ part, parameter }) => (part === "key" ? [] : parameter.name));
  return parameters.filter(({ name }) => !inPath.includes(name));
}

function tableParameters(scope: Scope, { resource, operation, name, row }: RouteRow): readonly Parameter[] {
  // A record that may be new may have an id given, or a place in a series.
  const isTaken = ({ name: one }: Parameter): boolean =>
    !["id", "occurrence"].includes(one) || operation === "put_by_external";
  switch (operationShapes[operation].takes) {
    case "input": {
      const table = { path: `${sectionOf(resource.name)}.route_parameters.${name}`, sourceKeys: [] };
      return readRows(scope, childOf(row, "parameters"), table).map((own) => {
        const relate = (relation: SpecNode) => relationType(scope, own, relation);
        return operationParameter(scope, buildParameter(scope, own, { relate }));
      });
    }
    case "filters":
      return resource.filters;
    case "selection":
      return selectionOf(scope, resource);
    case "fields":
      // What a write makes has nothing around it yet that it could reach.
      return [
        ...resource.fields.filter(({ storage }) => storage !== "scope"),
        ...(operation === "replace" ? resource.writes.filter(isTaken) : resource.writes),
      ];
    case "changes":
      return [...resource.fields.map(optionalParameter), ...resource.writes.filter(isTaken)];
    case "named": {
      const named = textsOf(childOf(row, "parameters")).flatMap(({ text, node }) => {
        const { fields, writes, filters } = resource;
        const known = [...fields, ...filters, ...writes].find(({ name }) => name === text);
        if (known !== undefined) return [optionalParameter(known)];
        const others = [...filters, ...writes].map(({ name }) => name);
        reportUnknownField(scope, resource, { node, others });
        return [];
      });
      const isRead = operationShapes[operation].kind === "get";
      return isRead ? [...named, ...resource.filters.filter(({ match }) => match.kind === "embed")] : named;
    }
    case "items":
      return ownParameters(scope, childOf(scope.spec.routes, "batch_parameters"), {
        path: "batch_parameters",
        sourceKeys: [],
      });
    case "compared":
      return comparedOf(scope, resource, childOf(row, "parameters"));
    case "nothing":
      return [];
  }
}

/** The variables of a path that are filters of a list, fields of a new record, or fields that the record has. */
export function buildVariables(resource: Resource, operation: Operation, path: string): Route["variables"] {
  const { takes, placeholder = "" } = operationShapes[operation];
  const isMany = kindShapeOf({ operation }).isMany === true;
  if (isMany && operation !== "list") return [];
  const written = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const isNamed =
    resource.singleton ||
    written.some((name) => placeholder.includes(`{${name}}`) || name === "id" || name === "slug");
  const isNew = operation === "create";
  const fields = isNew ? resource.fields : resource.fields.filter(isComparable);
  const known: readonly Parameter[] = isMany ? resource.filters : fields;
  const found = written.flatMap((name) => known.find((one) => one.name === name) ?? []);
  const key = found.find((field) =>
    resource.unique.some(([one, other]) => one === field && other === undefined),
  );
  if (isMany || isNew) return found.map((parameter) => ({ parameter, part: "value" }));
  // Without a record, the function of a custom operation gets the texts of the path.
  if (!isNamed && key === undefined) return [];
  return found.map((field) => ({
    parameter: takes === "changes" ? optionalParameter(field) : field,
    part: !isNamed && field === key ? "key" : "condition",
  }));
}

/** Whether a value in a path can be compared with what records have in a field. */
export function isComparable({ type, storage, localized }: Field): boolean {
  if (type.kind === "reference") return storage === "reference" || storage === "references";
  const isText = type.kind === "enum" || isScalar(type, ...textScalars, "uuid", "integer");
  return isText && storage === "plain" && !localized;
}

/** The filters that select records, whatever the page, the order and the window; then where changes begin, and how many. */
function selectionOf(scope: Scope, resource: Resource): readonly Parameter[] {
  const table = childOf(childOf(scope.spec.types, "shared"), "changes");
  const own = ownParameters(scope, table, { path: "shared.changes", sourceKeys: [] });
  const named = new Set(own.map(({ name }) => name));
  return [
    ...resource.filters.filter(
      ({ name, match, type }) =>
        !named.has(name) && !arrangements.includes(match.kind) && !isScalar(type, "password"),
    ),
    ...own.filter(({ name }) => name !== "series" || resource.recurrence !== undefined),
  ];
}

/** What is compared, under the names of the fields: the name, the start with its zone, and the relations that the spec names. */
function comparedOf(scope: Scope, resource: Resource, named: SpecNode | undefined): readonly Parameter[] {
  const { namedBy, period } = resource;
  const table = childOf(childOf(scope.spec.types, "shared"), "similar");
  const relations = (named?.items ?? []).flatMap((item) => {
    const field = findField(scope, resource, item);
    if (field === undefined || field.type.kind === "reference") return field ?? [];
    const use = { use: "compared besides the name", expected: "a relation" };
    reportWrongField(scope, field, { place: item.place, ...use });
    return [];
  });
  const fields: Readonly<Record<string, readonly Field[]>> = {
    name: [namedBy],
    start: period === undefined ? [] : [period.start],
    zone: period === undefined ? [] : [period.zone],
    relation: relations,
  };
  return ownParameters(scope, table, { path: "shared.similar", sourceKeys: [] }).flatMap((own) => {
    if (own.name === "exclude") return [adopt(scope, { ...own, type: referenceTo(resource, ["id"]) }, own)];
    return (fields[own.name] ?? [own]).map(({ name, otherName, type, example }) => {
      const isRelation = type.kind === "reference";
      const compared = isRelation ? { type: referenceTo(type.target, ["id", "name"]) } : defined({ example });
      return adopt(scope, { ...own, name, ...defined({ otherName }), ...compared }, own);
    });
  });
}

function referenceTo(target: Resource, by: readonly ReferenceKey[]): ParameterType {
  return { kind: "reference", target, many: false, by, create: "none" };
}

/** What filters do that select nothing. */
const arrangements: readonly Filter["match"]["kind"][] = [
  "page",
  "size",
  "cursor",
  "offset",
  "order",
  "order_by",
  "disables_defaults_of",
  "embed",
];

/** Where null represents that there is no value, a parameter that can be left out accepts it. */
function operationParameter(scope: Scope, parameter: Parameter): Parameter {
  const { required, nullable } = parameter;
  if (!scope.service.wire.nullValues || required || nullable) return parameter;
  return adopt(scope, { ...parameter, ignoresNull: true }, parameter);
}

/** The parameters that a route of the service has; none refers to records. */
export function ownParameters(
  scope: Scope,
  table: SpecNode | undefined,
  shape: TableShape,
): readonly Parameter[] {
  return readRows(scope, table, shape).map((row) =>
    buildParameter(scope, row, { relate: () => undefined, isLiteral: true }),
  );
}

/** A field that may be left out and then stays as it is, so that its default does not apply. */
const optionalParameter = once((field: Parameter): Parameter => {
  const parameter: Draft<Parameter> = { ...field, required: false };
  delete parameter.default;
  delete parameter.generated;
  return parameter;
});
