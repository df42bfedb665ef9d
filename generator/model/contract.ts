import { createHash } from "node:crypto";
import type {
  Answer,
  AnswerProperty,
  AnswerType,
  JsonValue,
  Model,
  ObjectType,
  Parameter,
  ParameterType,
  Resource,
  Route,
  ServiceRoute,
} from "./model.js";

/** What callers rely on, told by hashes of 12 hex digits: the whole, and each operation by its name. */
export interface Contract {
  readonly version: string;
  readonly hash: string;
  readonly operations: Readonly<Record<string, string>>;
}

/**
 * The contract of a service. An operation keeps its hash as long as its path, methods, access, idempotency, parameters,
 * answer and errors stay the same; prose, the order in which things are written, and names that never leave the service
 * do not count. The hash of the whole also covers the version, the mounts and the common errors.
 */
export function contractOf(model: Model): Contract {
  const { service, errors, reasons, serviceRoutes, resources } = model;
  const routes = [...serviceRoutes, ...resources.flatMap((resource) => resource.routes)];
  const operations = Object.fromEntries(
    routes.map((route) => [route.operationName, hashOf(operationSignature(model, route))]),
  );
  const whole: JsonValue = {
    version: service.version,
    mounts: service.mounts.map(({ path, namespace, languages, query = "" }) => ({
      path,
      namespace,
      languages: sorted(languages),
      query,
    })),
    errors: Object.fromEntries(errors.map(({ name, code, status }) => [name, { code, status }])),
    reasons: sorted(reasons.map(({ name }) => name)),
    operations,
  };
  return { version: service.version, hash: hashOf(whole), operations };
}

type Signature = Readonly<Record<string, JsonValue>>;

/** Shapes around the one at hand, by name; one that contains itself is told by its name there. */
type Around = readonly string[];

function hashOf(signature: JsonValue): string {
  return createHash("sha256").update(canonical(signature)).digest("hex").slice(0, 12);
}

/** JSON with the keys of every object in the same order. Lists keep theirs. */
function canonical(value: JsonValue): string {
  return JSON.stringify(value, (_key, inner: JsonValue) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

function sorted(words: readonly string[]): readonly string[] {
  return [...words].sort();
}

function operationSignature(model: Model, route: Route | ServiceRoute): Signature {
  const { languageParameter } = model.service;
  const called = {
    operation: route.operation,
    path: route.path,
    methods: sorted(route.methods),
    parameters: parametersSignature([languageParameter, ...route.parameters], []),
  };
  if (!("resource" in route)) return called;
  const { resource, access = "", idempotency } = route;
  return {
    ...called,
    access,
    idempotency,
    answer: answerSignature(resource.answer, []),
    errors: Object.fromEntries(
      resource.errors.map(({ situation, code, status }) => [situation, { code, status }]),
    ),
    ...(route.operation === "list" ? listSignature(resource) : {}),
  };
}

/** What a list shows besides its records: their name in it, and their order. */
function listSignature({ plural, lifecycle, order }: Resource): Signature {
  return { plural, lifecycle, order: order.map(({ property, direction }) => [property, direction]) };
}

function parametersSignature(parameters: readonly Parameter[], around: Around): Signature {
  return Object.fromEntries(
    parameters.map((parameter) => [parameter.name, parameterSignature(parameter, around)]),
  );
}

function parameterSignature(parameter: Parameter, around: Around): Signature {
  const { type, required, nullable, blank, default: initial, minimum, maximum } = parameter;
  return {
    type: typeSignature(type, around),
    required,
    nullable,
    blank,
    ...(initial === undefined ? {} : { default: initial }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
}

function answerSignature({ properties }: Answer, around: Around): Signature {
  return Object.fromEntries(
    properties.map((property) => [property.name, propertySignature(property, around)]),
  );
}

function propertySignature({ type, optional, single, masked }: AnswerProperty, around: Around): Signature {
  return {
    type: typeSignature(type, around),
    optional,
    single,
    ...(masked === undefined ? {} : { masked }),
  };
}

function typeSignature(type: ParameterType | AnswerType, around: Around): JsonValue {
  switch (type.kind) {
    case "scalar":
      return type.scalar;
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
  return Object.fromEntries(
    properties.map(({ name, type, optional, minimum, maximum }) => [
      name,
      {
        type: typeSignature(type, around),
        optional,
        ...(minimum === undefined ? {} : { minimum }),
        ...(maximum === undefined ? {} : { maximum }),
      },
    ]),
  );
}

function named(name: string, around: Around, shape: (inside: Around) => JsonValue): JsonValue {
  return around.includes(name) ? name : shape([...around, name]);
}
