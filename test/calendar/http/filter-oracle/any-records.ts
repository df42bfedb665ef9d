import type { Field, Filter, Model, ParameterType, Resource } from "../../../../generator/model/model.js";
import type { TestService } from "../../support/service.js";

/** Records of every resource, made by the service from what the spec says of their fields. */
export type StoredRecords = ReadonlyMap<Resource, readonly StoredRecord[]>;
export interface StoredRecord {
  readonly id: number;
  readonly slug: string;
}

/** Creates `count` records of each resource, then lets the first ones refer to each other in every relation. */
export async function storeRecords(
  service: TestService,
  headers: Readonly<Record<string, string>>,
  model: Model,
  count: number,
): Promise<StoredRecords> {
  const send = async (method: string, path: string, body: object): Promise<StoredRecord> => {
    const answer = await service.request(method, path, { headers, body });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    const { id, slug }: { readonly id?: unknown; readonly slug?: unknown } = answer.body;
    return { id: Number(id), slug: typeof slug === "string" ? slug : "" };
  };
  const records = new Map<Resource, readonly StoredRecord[]>();
  for (const resource of model.resources) {
    const path = pathOf(resource, "create");
    const numbers = Array.from({ length: path === undefined ? 0 : count }, (_, number) => number);
    const made: StoredRecord[] = [];
    for (const number of numbers) made.push(await send("POST", path ?? "", requiredOf(resource, number)));
    records.set(resource, made);
  }
  for (const resource of model.resources) {
    const path = pathOf(resource, "update");
    if (path === undefined) continue;
    for (const { id } of (records.get(resource) ?? []).slice(0, 5)) {
      await send("PATCH", path.replace("{id}", String(id)), relationsOf(records, resource, id));
    }
  }
  return records;
}

/**
 * Query strings for one filter, each as a list of ways to say it: alone, and together with the other filters of its hook,
 * for those that mean nothing alone.
 */
export function valuesFor(
  records: StoredRecords,
  resource: Resource,
  filter: Filter,
): readonly (readonly string[])[] {
  return sentValues(records, resource, filter).map((value) => {
    const alone = `${filter.name}=${encodeURIComponent(value)}`;
    const { match } = filter;
    const siblings = resource.filters.filter(
      (other) =>
        other !== filter &&
        other.match.kind === "hook" &&
        match.kind === "hook" &&
        other.match.hook === match.hook,
    );
    const others = siblings.map(
      (other) => `${other.name}=${encodeURIComponent(sentValues(records, resource, other)[0] ?? "")}`,
    );
    return siblings.length === 0 ? [alone] : [alone, [alone, ...others].join("&")];
  });
}

function sentValues(records: StoredRecords, resource: Resource, { match, type }: Filter): readonly string[] {
  const [own] = records.get(resource) ?? [];
  switch (match.kind) {
    case "search":
      return ['record -nothing "record number"'];
    case "slug":
      return [own?.slug ?? ""];
    case "one_of_ids":
    case "none_of_ids":
      return [String(own?.id)];
    case "linked_from":
      return [String(records.get(match.resource)?.[0]?.id)];
    case "page":
      return ["1"];
    case "size":
      return ["5"];
    default:
      return valuesOf(records, own, type);
  }
}

function valuesOf(
  records: StoredRecords,
  own: StoredRecord | undefined,
  type: ParameterType,
): readonly string[] {
  switch (type.kind) {
    case "reference":
      return [String(records.get(type.target)?.[0]?.id)];
    case "enum":
      return type.enum.values.map(({ value }) => value);
    case "list":
      return type.of.kind === "enum"
        ? [
            type.of.enum.values
              .map(({ value }) => value)
              .slice(0, 3)
              .join(","),
          ]
        : [String(own?.id)];
    case "scalar":
      return type.scalar === "boolean" || type.scalar === "flag" ? ["true", "false"] : [sample(type, 1)];
    case "object":
    case "map":
      return [];
  }
}

function pathOf({ routes }: Resource, operation: "create" | "update"): string | undefined {
  return routes.find((route) => route.operation === operation)?.path;
}

function requiredOf({ fields, period }: Resource, number: number): Readonly<Record<string, unknown>> {
  const required = fields.filter((field) => field.required);
  return Object.fromEntries(
    required.map((field) => [field.name, sample(field.type, field === period?.end ? number + 2 : number)]),
  );
}

function relationsOf(
  records: StoredRecords,
  { fields }: Resource,
  id: number,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const other = targetOf(records, field, id);
      if (other === undefined || field.type.kind !== "reference") return [];
      return [[field.name, field.type.many ? [other.id] : other.id]];
    }),
  );
}

/** A record that refers to nothing yet, so that no circle comes about. */
function targetOf(records: StoredRecords, { type }: Field, id: number): StoredRecord | undefined {
  return type.kind === "reference"
    ? records.get(type.target)?.findLast((record) => record.id !== id)
    : undefined;
}

/** A value of a scalar, different for each number. */
function sample(type: ParameterType, number: number): string {
  if (type.kind !== "scalar") return "";
  switch (type.scalar) {
    case "integer":
    case "number":
    case "user":
    case "image":
      return String(number);
    case "datetime":
      return new Date(Date.UTC(2031, 2, number, 10)).toISOString().slice(0, 19).replace("T", " ");
    case "timezone":
      return "Europe/Rome";
    case "url":
      return `https://example.org/${number}`;
    case "email":
      return `record${number}@example.org`;
    case "slug":
      return `record-${number}`;
    case "boolean":
    case "flag":
      return "true";
    default:
      return `Record number ${number}`;
  }
}
