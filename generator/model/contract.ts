import { createHash } from "node:crypto";
import { calledRoutes, isStream, lifecycleName, storesRecords } from "./lifecycle.js";
import {
  type Answer,
  type AnswerProperty,
  type AnswerType,
  type FeedRoute,
  type JsonValue,
  type Model,
  type ObjectType,
  type Parameter,
  type ParameterType,
  type Resource,
  type Route,
  type ServiceRoute,
} from "./model.js";
import { once } from "./once.js";
import { policiesOfRoute, policyWords } from "./policies.js";
import { defined, isList, tableOf } from "./tables.js";
import { isIsoTime } from "./times.js";
import { limitsOf } from "./value-limits.js";
import { hasFirstNames } from "./wire.js";

/** What callers rely on, as hashes of 12 hex digits: the whole, and each operation by its name. */
export interface Contract {
  readonly version: string;
  readonly hash: string;
  readonly operations: Readonly<Record<string, string>>;
}

/**
 * The contract of a service. The hash of an operation changes only when its path, methods, access, idempotency, parameters,
 * answer and errors stay the same; prose, the order in which things are written, and names that never leave the service
 * do not count. The hash of the whole also covers the version, the mounts and the common errors.
 */
export const contractOf = once((model: Model): Contract => {
  const { service, errors, reasons, serviceRoutes, resources } = model;
  const routes = [...serviceRoutes, ...resources.flatMap(calledRoutes)];
  const hashes = (of: readonly (Route | ServiceRoute)[]): Readonly<Record<string, string>> =>
    tableOf(of, (route) => [route.operationName, hashOf(operationSignature(model, route))]);
  const operations = hashes(routes);
  // The client does not read them, so that it does not watch them either.
  const feeds = hashes(
    resources.flatMap(({ feedRoutes, routes }) => [...feedRoutes, ...routes.filter(isStream)]),
  );
  const whole: JsonValue = {
    version: service.version,
    mounts: service.mounts.map(({ path, namespace, languages, query = "" }) => ({
      path,
      namespace,
      languages: sorted(languages),
      query,
    })),
    errors: tableOf(errors, ({ name, code, status }) => [name, { code, status }]),
    reasons: sorted(reasons.map(({ name }) => name)),
    ...errorSignature(model),
    operations,
    ...(Object.keys(feeds).length === 0 ? {} : { feeds }),
  };
  return { version: service.version, hash: hashOf(whole), operations };
});

/** The shape of errors; hashes of the first one stay what they were. */
function errorSignature({ service: { wire } }: Model): Signature {
  return wire.errors === "wordpress" ? {} : { errorShape: wire.errors };
}

type Signature = Readonly<Record<string, JsonValue>>;

/** Shapes around the one at hand, by name; one that contains itself appears there by its name. */
type Around = readonly string[];

function hashOf(signature: JsonValue): string {
  return createHash("sha256").update(canonical(signature)).digest("hex").slice(0, 12);
}

/** JSON with the keys of every object sorted. Lists are unchanged. */
function canonical(value: JsonValue): string {
  return typeof value === "object" && value !== null ? canonicalOf(value) : JSON.stringify(value);
}

/** Operations share what they take and answer. */
const canonicalOf = once((value: JsonValue & object): string => {
  if (isList(value)) return `[${value.map(canonical).join(",")}]`;
  const entries = Object.entries<JsonValue | undefined>(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, inner]) => (inner === undefined ? [] : `${JSON.stringify(key)}:${canonical(inner)}`));
  return `{${entries.join(",")}}`;
});

function sorted(words: readonly string[]): readonly string[] {
  return [...words].sort();
}

function operationSignature(model: Model, route: Route | FeedRoute | ServiceRoute): Signature {
  const { languageParameter } = model.service;
  const called = {
    operation: route.operation,
    path: route.path,
    methods: sorted(route.methods),
    ...errorSignature(model),
    parameters: tableOf([languageParameter, ...route.parameters], (one) => [one.name, ownSignature(one)]),
  };
  if (!("resource" in route)) {
    return {
      ...called,
      ...defined({
        access: route.access,
        answer: route.answer === undefined ? undefined : typeSignature(route.answer, []),
      }),
    };
  }
  const { resource, access = "", idempotency } = route;
  // Calendars and news have the shape of their standards.
  if ("format" in route) return { ...called, access, format: route.format };
  return {
    ...called,
    access,
    idempotency,
    ...answerSignatureOf(route),
    ...defined({ envelope: route.envelope }),
    errors: tableOf(resource.errors, ({ situation, code, status }) => [situation, { code, status }]),
    ...policySignature(route),
    ...(route.operation === "list" ? listSignature(resource) : {}),
    ...(storesRecords(route) ? uniqueSignature(resource) : {}),
  };
}

/** The type of an answer, or the record, or the page of a list, that it shows. */
function answerSignatureOf({ resource, answer, answers, status }: Route): Signature {
  if (answer !== undefined) return { answer: typeSignature(answer, []), ...defined({ status }) };
  const shown = answers?.resource ?? resource;
  const isList = answers?.show === "list";
  return {
    answer: ownAnswerSignature(shown.answer),
    ...(isList ? { list: listSignature(shown) } : {}),
    ...defined({ status }),
  };
}

/** The records that the operation takes. */
function policySignature(route: Route): Signature {
  const rows = policiesOfRoute(route).map(
    (policy) => [policy.operation, `${policyWords(policy)} ${policy.unless ?? ""}`] as const,
  );
  return rows.length === 0 ? {} : { policies: Object.fromEntries(rows) };
}

/** The fields, by name, of which writes may not repeat the values of another record. */
function uniqueSignature({ unique }: Resource): Signature {
  if (unique.length === 0) return {};
  return { unique: sorted(unique.map((fields) => sorted(fields.map(({ name }) => name)).join())) };
}

/** What a list shows besides its records: their name in it, and their order. */
function listSignature(resource: Resource): Signature {
  const { plural, order, orders, list } = resource;
  const named = tableOf(orders, ({ name, keys, rankedBy }) => [
    name,
    rankedBy === undefined ? keysSignature(keys) : "ranked",
  ]);
  return {
    plural,
    lifecycle: lifecycleName(resource),
    order: keysSignature(order),
    ...(hasFirstNames(resource) ? {} : { list: tableOf(list, ({ part, name }) => [part, name]) }),
    ...(orders.length === 0 ? {} : { orders: named }),
  };
}

function keysSignature(keys: Resource["order"]): JsonValue {
  return keys.map(({ property, direction }) => [property, direction]);
}

function parametersSignature(parameters: readonly Parameter[], around: Around): Signature {
  return tableOf(parameters, (parameter) => [parameter.name, parameterSignature(parameter, around)]);
}

const ownSignature = once((parameter: Parameter) => parameterSignature(parameter, []));
const ownAnswerSignature = once((answer: Answer) => answerSignature(answer, []));

function parameterSignature(parameter: Parameter, around: Around): Signature {
  const { type, required, nullable, ignoresNull, blank, default: initial, generated, unknown } = parameter;
  return {
    type: typeSignature(type, around),
    required,
    nullable,
    blank,
    ...defined({ default: initial, generated, ignoresNull, unknown }),
    ...limitsOf(parameter),
  };
}

function answerSignature({ properties }: Answer, around: Around): Signature {
  return tableOf(properties, (property) => [property.name, propertySignature(property, around)]);
}

function propertySignature(
  { type, optional, single, hiddenWithoutPassword: masked }: AnswerProperty,
  around: Around,
): Signature {
  return {
    type: typeSignature(type, around),
    optional,
    single,
    ...defined({ masked }),
  };
}

function typeSignature(type: ParameterType | AnswerType, around: Around): JsonValue {
  switch (type.kind) {
    case "scalar":
      return isIsoTime(type) ? (type.exact === true ? "date-time.000" : "date-time") : type.scalar;
    case "enum":
      return { values: sorted(type.enum.values.map(({ value }) => value)) };
    case "object":
      return named(`object ${type.object.name}`, around, (inside) => objectSignature(type.object, inside));
    case "list":
    case "map":
    case "nullable":
      return { [type.kind]: typeSignature(type.of, around) };
    case "image_or_false":
      return type.kind;
    case "embedded":
      return {
        show: type.show,
        record: named(`record ${type.resource.name}`, around, (inside) =>
          answerSignature(type.resource.embedded, inside),
        ),
      };
    case "reference":
      return referenceSignature(type, around);
  }
}

function referenceSignature(
  { target, many, by, create }: ParameterType & { kind: "reference" },
  around: Around,
): JsonValue {
  const accepted = { target: target.name, many, by: sorted(by), create };
  if (create !== "record") return accepted;
  const fields = named(`fields ${target.name}`, around, (inside) =>
    parametersSignature(target.fields, inside),
  );
  return { ...accepted, fields };
}

function objectSignature({ properties }: ObjectType, around: Around): Signature {
  return tableOf(properties, ({ name, type, optional, nullable, ...limits }) => [
    name,
    { type: typeSignature(type, around), optional, ...(nullable ? { nullable } : {}), ...limitsOf(limits) },
  ]);
}

function named(name: string, around: Around, shape: (inside: Around) => JsonValue): JsonValue {
  return around.includes(name) ? name : shape([...around, name]);
}
