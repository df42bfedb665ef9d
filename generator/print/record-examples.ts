import { lifePropertyShapes, routeOf } from "../model/lifecycle.js";
import type {
  Answer,
  AnswerProperty,
  AnswerType,
  Field,
  JsonValue,
  LifeProperty,
  Model,
  Resource,
  Route,
  ServiceRoute,
} from "../model/model.js";
import { mountBase } from "../model/names.js";
import { once } from "../model/once.js";
import { tableOf } from "../model/tables.js";
import { withIsoTimes } from "../model/times.js";
import { isBareList } from "../model/wire.js";
import { exampleOf, exampleOfType, idExample, objectExample, type Table } from "./examples.js";
import { type EnvelopeProperty, envelopeProperties } from "./list-envelope.js";

interface Around {
  readonly model: Model;
  readonly resource: Resource;
  /** Resources whose records are around that of the resource: no record is shown inside one of its kind. */
  readonly outer?: readonly Resource[];
}

/** What an answer with one record looks like: what it always has, and what there are examples of. */
export const recordExample = once(
  (resource: Resource, model: Model): Table => answerExample(resource.answer, { model, resource }),
);

/** A page of a list with one record. */
export function listExample(model: Model, resource: Resource): JsonValue {
  const inLists = resource.answer.properties.filter(({ single }) => !single);
  const record = answerExample({ ...resource.answer, properties: inLists }, { model, resource });
  if (isBareList(resource)) return [record];
  const shown = envelopeProperties(resource).filter(({ optional }) => !optional);
  return tableOf(shown, ({ name, kind }) => [name, envelopeExample({ model, resource }, kind, record)]);
}

/** The example of a property of a list's envelope; `record` is the example in the list. */
export function envelopeExample(
  { model, resource }: Around,
  kind: EnvelopeProperty["kind"],
  record: JsonValue,
): JsonValue {
  if (kind === "records") return [record];
  return kind === "count" ? 1 : routeAddress(model, resource, "list");
}

function answerExample({ properties }: Answer, around: Around): Table {
  const shown = properties.filter((property) => !property.optional || writtenExample(property) !== undefined);
  return tableOf(shown, (property) => [property.name, answerPropertyExample(property, around)]);
}

function writtenExample({ example, value }: AnswerProperty): JsonValue | undefined {
  return example ?? (value.kind === "field" ? value.field.example : undefined);
}

/** The example of a property of an answer: that of the spec, of the field that it shows, or one that suits what it shows. */
export function answerPropertyExample(property: AnswerProperty, around: Around): JsonValue {
  const { value, type, example } = property;
  const { model, resource } = around;
  if (example !== undefined) return example;
  switch (value.kind) {
    case "constant":
      return value.value;
    case "life":
      return withIsoTimes(type, lifeExample(value.property, resource, model)) ?? shownExample(type, around);
    case "details":
    case "utc_details": {
      const shown = resource.answer.properties.find(
        (other) => other.value.kind === "utc" && other.value.field === value.field,
      );
      const isUtc = value.kind === "utc_details" && shown !== undefined;
      return timeParts(isUtc ? answerPropertyExample(shown, around) : exampleOf(value.field));
    }
    case "utc":
      return exampleOf(value.field);
    case "abbreviation":
      return "UTC";
    case "field":
      return isShownAsSent(property) ? storedExample(value.field) : shownExample(type, around);
    case "hook":
    case "embed":
      return shownExample(type, around);
  }
}

/** What is stored without anybody's doing says more of an answer than what may be sent. */
function storedExample(field: Field): JsonValue {
  return field.example ?? field.initial ?? exampleOf(field);
}

/** Whether an answer shows what was sent, and no record or image in its place. */
function isShownAsSent({ type, value }: AnswerProperty): boolean {
  return type.kind !== "embedded" && !(value.kind === "field" && value.field.storage === "image");
}

function shownExample(type: AnswerType, { model, resource, outer = [] }: Around): JsonValue {
  switch (type.kind) {
    case "embedded": {
      const inside = { model, resource: type.resource, outer: [...outer, resource] };
      if (inside.outer.includes(type.resource)) return [];
      const record = answerExample(type.resource.embedded, inside);
      return type.show === "many" ? [record] : record;
    }
    case "image_or_false": {
      const image = model.objects.find(({ name }) => name === "image");
      return image === undefined ? false : objectExample(image);
    }
    case "nullable":
      return shownExample(type.of, { model, resource, outer });
    default:
      return exampleOfType(type);
  }
}

function lifeExample(property: LifeProperty, resource: Resource, model: Model): JsonValue | undefined {
  const slug = slugOf(resource);
  const self = routeAddress(model, resource, "get");
  const collection = routeAddress(model, resource, "list");
  switch (property) {
    case "global_id":
      return `example.org?id=${idExample(resource)}`;
    case "global_id_lineage":
      return [`example.org?id=${idExample(resource)}`];
    case "status":
      return model.service.statuses.find(({ role }) => role === "published")?.name;
    case "page":
      return (
        host + resource.page.replace(/\{(?:slug|path)\}/, slug).replace("{id}", String(idExample(resource)))
      );
    case "self":
      return self;
    case "slug":
      return slug;
    case "taxonomy":
      return resource.taxonomy;
    case "term_urls":
      return { self, collection };
    case "term_links":
      return { self: [{ href: self }], collection: [{ href: collection }] };
    case "id":
      return idExample(resource);
    default:
      return lifePropertyShapes[property].example;
  }
}

const host = "https://example.org";

function routeAddress({ service }: Model, resource: Resource, operation: Route["operation"]): string {
  const path = routeOf(resource, operation)?.path ?? "";
  return host + mountBase(service.mounts[0]) + path.replace("{id}", String(idExample(resource)));
}

/** A name in lower case, its words joined by hyphens. */
function slugOf({ namedBy }: Resource): string {
  return textIn(exampleOf(namedBy))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
}

function timeParts(time: JsonValue): Table {
  const parts = textIn(time).match(/\d+/g) ?? [];
  const [year = "", month = "", day = "", hour = "00", minutes = "00", seconds = "00"] = parts;
  return { year, month, day, hour, minutes, seconds };
}

function textIn(example: JsonValue): string {
  return typeof example === "string" ? example : JSON.stringify(example);
}

/** Parameters of the path. */
export function pathExample(name: string, route: Route | ServiceRoute): JsonValue {
  const known =
    "resource" in route ? route.variables.find(({ parameter }) => parameter.name === name) : undefined;
  if (known !== undefined) return [exampleOf(known.parameter)].flat()[0] ?? "example";
  if (name === "id") return "resource" in route ? idExample(route.resource) : 1;
  if (name === "slug" && "resource" in route) return slugOf(route.resource);
  const external = "resource" in route ? externalExample(route.resource) : undefined;
  return external?.[name === "external" ? "id" : name] ?? "example";
}

/** The example of an external id; undefined for a resource without them. */
function externalExample({ external }: Resource): Readonly<Record<string, JsonValue>> | undefined {
  return external?.type.kind === "object" ? objectExample(external.type.object) : undefined;
}
