import { kindShapeOf, routeOf } from "../model/lifecycle.js";
import type { Model, Resource, Route } from "../model/model.js";
import { tableOf } from "../model/tables.js";
import type { FixedObject } from "./error-objects.js";
import { idExample, type Table } from "./examples.js";
import { schemaReference } from "./json-schema.js";
import { recordExample } from "./record-examples.js";
import type { JsonSchema } from "./schema-definitions.js";

/** The objects that routes of a resource answer with besides its records and lists. */
export function routeObjects(resource: Resource): readonly FixedObject[] {
  return [...changesObjects(resource), ...similarObjects(resource)];
}

/** Examples of those that are whole answers, by name. */
export function routeExamples(
  model: Model,
  resource: Resource,
): readonly (readonly [name: string, value: Table])[] {
  const record = recordExample(resource, model);
  const change = { type: "updated", id: record.id ?? 1, revision: 2, record };
  const similar = { score: 0.91, reasons: [resource.namedBy.name], record };
  const examples = [
    [
      changesNames(resource).page,
      { changes: [change], next_token: "MTIuM2ZhOC5hYy5iZA", has_more: false },
    ] as const,
    [similarNames(resource).list, { similar: [similar] }] as const,
  ];
  const names = routeObjects(resource).map(({ name }) => name);
  return examples.filter(([name]) => names.includes(name));
}

/** Whether the service lists changes of any resource. */
export function hasChanges({ resources }: Model): boolean {
  return resources.some((resource) => routeOf(resource, "changes") !== undefined);
}

/** Name of the type that a route answers instead of records, where it is one of these. */
export function objectAnswer({ operation, resource }: Route): string | undefined {
  return kindShapeOf({ operation }).answers?.replace("{One}", resource.typeName);
}

/** Names of the types of a page of changes, of one change, and of a date of a series. */
export function changesNames({ typeName }: Resource): {
  readonly page: string;
  readonly change: string;
  readonly date: string;
} {
  return { page: `${typeName}ChangePage`, change: `${typeName}Change`, date: `${typeName}ChangeDate` };
}

/** What the list of changes of a resource answers: a page and one change, and a date of a series; none without such a route. */
function changesObjects(resource: Resource): readonly FixedObject[] {
  if (routeOf(resource, "changes") === undefined) return [];
  const { page, change, date } = changesNames(resource);
  const id = described("Id of the record.", {
    type: resource.ids === "integer" ? "integer" : "string",
    examples: [idExample(resource)],
  });
  const dates = described("With `series`, of a series: its records, in the order of their starts.", {
    type: "array",
    items: schemaReference(date),
  });
  return [
    {
      name: page,
      object: {
        description: `A page of changes of ${resource.plural}.`,
        required: ["changes", "next_token", "has_more"],
        properties: {
          changes: described("The changes, the latest last.", {
            type: "array",
            items: schemaReference(change),
          }),
          next_token: described("Send it as `since` to list what follows.", {
            type: "string",
            examples: ["MTIsIjNmYTgi"],
          }),
          has_more: described("Whether there is more already.", { type: "boolean", examples: [false] }),
        },
      },
    },
    {
      name: change,
      object: {
        description: `A change of one of the ${resource.plural}.`,
        required: ["type", "id", "revision"],
        properties: {
          type: described(
            "`created` and `updated` come with the record as it is now; `deleted`: it is gone for good; `left`: it no longer passes the filters, or you may no longer see it.",
            { enum: ["created", "updated", "deleted", "left"], examples: ["updated"] },
          ),
          id,
          revision: described(
            "Revision of the record; the same as before where a record that it shows has changed.",
            { type: "integer", examples: [2] },
          ),
          record: described("The record as lists show it.", schemaReference(resource.answer.typeName)),
          ...(resource.recurrence === undefined ? {} : { dates }),
        },
      },
    },
    ...(resource.recurrence === undefined ? [] : [{ name: date, object: dateObject(resource) }]),
  ];
}

/** Names of the types of a list of similar records, and of one of them. */
export function similarNames({ typeName }: Resource): { readonly list: string; readonly entry: string } {
  return { list: `Similar${typeName}List`, entry: `Similar${typeName}` };
}

/** What the search for similar records answers; none without such a route. */
function similarObjects(resource: Resource): readonly FixedObject[] {
  if (routeOf(resource, "similar") === undefined) return [];
  const { list, entry } = similarNames(resource);
  const similar = { type: "array", items: schemaReference(entry) };
  const reasons = { type: "array", items: { type: "string" }, examples: [[resource.namedBy.name]] };
  return [
    {
      name: list,
      object: {
        description: `${resource.plural} that are similar.`,
        required: ["similar"],
        properties: { similar: described("The most similar ones first.", similar) },
      },
    },
    {
      name: entry,
      object: {
        description: `One of the ${resource.plural} that is similar.`,
        required: ["score", "reasons", "record"],
        properties: {
          score: described("How similar it is: 1 where all that was sent is the same.", {
            type: "number",
            minimum: 0,
            maximum: 1,
            examples: [0.91],
          }),
          reasons: described("The parameters in which it is similar.", reasons),
          record: described("The record as lists show it.", schemaReference(resource.answer.typeName)),
        },
      },
    },
  ];
}

/** A date of a series, whose times have the names of the period. */
function dateObject({ period }: Resource): FixedObject["object"] {
  const names = period === undefined ? [] : [period.start.name, period.end.name];
  const id = described("Id of the record.", { type: "integer", examples: [28] });
  return {
    description: "A record of a series.",
    required: ["id", ...names],
    properties: {
      id,
      ...tableOf(names, (name) => {
        const schema = { type: "string", examples: ["2031-03-10 19:30:00"] };
        return [name, described("Time on the clocks of the record.", schema)];
      }),
    },
  };
}

function described(description: string, schema: JsonSchema): FixedObject["object"]["properties"][string] {
  return { description, ...schema };
}
