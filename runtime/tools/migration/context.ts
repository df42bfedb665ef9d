import type { Collection } from "mongodb";
import type { createContext, StoredDescriptors } from "../../app.js";
import type { RecordDocument } from "../../core/documents.js";
import { decimalText, parseDecimal } from "../../core/properties.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { AppContext } from "../../resources/app-context.js";
import type { Records } from "../../resources/registered-resource.js";
import { parseJson } from "../../text/json.js";
import { ToolError } from "../tool.js";
import { type Decision, type MigrationPlan, planId, type ValueType } from "./plan.js";
import { fits } from "./values.js";

/** A migration: its plan, its decisions and its store. */
export interface Migration {
  readonly app: AppContext;
  /** The service that the plan leads to. */
  readonly spec: StoredDescriptors;
  readonly plan: MigrationPlan;
  /** Id of the plan. */
  readonly id: string;
  /** By id of the step. */
  readonly decisions: ReadonlyMap<string, Decided>;
  /** Whether to drop from the store what the spec no longer has. */
  readonly drop: boolean;
}

/** Registers the resources, and reads `step=value` pairs against the plan. Throws a ToolError for those that it does not take. */
export function openMigration(
  app: ReturnType<typeof createContext>,
  spec: StoredDescriptors,
  { plan, set = {}, drop = false }: { plan: MigrationPlan; set?: Record<string, string>; drop?: boolean },
): Migration {
  for (const resource of spec.resourceDescriptors)
    app.resources.set(resource.name, registered(spec, resource));
  return { app, spec, plan, id: planId(plan), decisions: readDecisions(plan, set), drop };
}

/** A resource for the functions behind a write, without operations: migrations create no records. */
function registered(spec: StoredDescriptors, resource: ResourceDescriptor): Records {
  const token = spec.collections.find(({ name }) => name === resource.collection);
  if (token === undefined) throw new Error(`No collection is named ${resource.collection}.`);
  const reject = () => Promise.reject(new Error("A migration creates no records."));
  return {
    resource,
    token,
    relations: [],
    guards: {},
    show: reject,
    findOrCreate: reject,
    writeHooks: {},
    batchHooks: {},
    validateNamed: reject,
    showAlone: reject,
    defaults: reject,
    create: reject,
    update: reject,
    upsert: reject,
    remove: reject,
    list: reject,
    answers: { create: reject, update: reject, remove: reject },
    accessorName: resource.plural,
    access: {},
  };
}

/** Returns the collection that holds the documents: before its renaming, that of the former name. */
export async function presentCollection(
  { app, plan }: Migration,
  name: string,
): Promise<Collection<RecordDocument>> {
  const { db } = app.database;
  const renaming = plan.steps.find((step) => step.kind === "rename_collection" && step.collection === name);
  if (renaming?.kind === "rename_collection") {
    const former = db.collection<RecordDocument>(renaming.from);
    if ((await former.findOne({}, { projection: { _id: 1 } })) !== null) return former;
  }
  return db.collection<RecordDocument>(name);
}

/** The decision for a step: a word such as `keep`, or a value. */
export type Decided = { readonly word: string } | { readonly value: unknown };

function readDecisions(plan: MigrationPlan, given: Readonly<Record<string, string>>): Migration["decisions"] {
  return new Map(
    Object.entries(given).map(([id, text]) => {
      const step = plan.steps.find((known) => known.id === id);
      if (step === undefined)
        throw new ToolError(`The plan has no step ${id}. The dry run lists those there are.`);
      if (step.decision === undefined) throw new ToolError(`The step ${id} needs no decision.`);
      return [id, readDecision(id, step.decision, text)];
    }),
  );
}

function readDecision(id: string, decision: Decision, text: string): Decided {
  if (decision.words.includes(text)) return { word: text };
  const { value: type } = decision;
  if (type !== undefined) {
    const values = type.kind === "decimal" ? [parseDecimal(text, type.scale)] : [text, parseJson(text)];
    for (const value of values) if (fits(type, value)) return { value };
  }
  throw new ToolError(`${id}=${text} is not possible: give ${optionsOf(decision)}.`);
}

/** Describes what may be given. */
export function optionsOf({ words, value }: Decision): string {
  const all = [...words, ...(value === undefined ? [] : [typeWords(value)])];
  return all.length === 1 ? (all[0] ?? "") : `${all.slice(0, -1).join(", ")} or ${all.at(-1) ?? ""}`;
}

function typeWords(type: ValueType): string {
  switch (type.kind) {
    case "enum":
      return `one of ${type.values.join(", ")}`;
    case "integer":
    case "number": {
      const noun = type.kind === "integer" ? "a whole number" : "a number";
      const from = type.minimum === undefined ? "" : ` from ${type.minimum}`;
      return `${noun}${from}${type.maximum === undefined ? "" : ` to ${type.maximum}`}`;
    }
    case "decimal":
      return `a decimal such as ${decimalText(type.minimum ?? 0, type.scale)}`;
    case "date":
      return "a date such as 2031-03-10";
    case "datetime":
      return "a time such as 2031-03-10 19:30:00";
    case "instant":
      return "a time in UTC such as 2031-03-10T18:30:00Z";
    case "exact_instant":
      return "a time in UTC such as 2031-03-10T18:30:00.000Z";
    case "uuid":
      return "a UUID in lower case";
    case "reference":
      return `the id of a ${type.target}${type.ids === "uuid" ? " (a UUID in lower case)" : ""}`;
    case "boolean":
      return "true or false";
    case "list":
    case "map":
    case "object":
      return "JSON";
    case "any":
      return "any value";
    default:
      return `a ${type.kind}`;
  }
}
