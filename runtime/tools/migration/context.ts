import type { Collection } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { ProductDescriptors } from "../../product.js";
import type { RegisteredResource } from "../../resources/registered-resource.js";
import type { Site } from "../../resources/site.js";
import type { Decisions } from "./decisions.js";
import type { MigrationPlan, MigrationStep } from "./plan.js";

/** A migration: its plan, its decisions and its store. */
export interface Migration {
  readonly site: Site;
  /** The service that the plan leads to. */
  readonly spec: ProductDescriptors;
  readonly plan: MigrationPlan;
  readonly decisions: Decisions;
  /** Whether to drop from the store what the spec no longer has. */
  readonly drop: boolean;
}

/** The steps of one resource that change documents. */
export interface DocumentSteps {
  readonly resource: RegisteredResource;
  readonly steps: readonly MigrationStep[];
}

const documentKinds: readonly MigrationStep["kind"][] = [
  "rename_field",
  "remove_field",
  "remove_part",
  "add_field",
  "generate_field",
  "require_field",
  "reshape_field",
  "convert_value",
  "limit_value",
  "map_value",
  "retarget_value",
  "change_status",
  "map_status",
  "remove_language",
  "change_period",
  "derive_texts",
  "leave_to_hand",
];

/** Whether a step concerns single documents rather than a collection. */
export function isDocumentStep({ kind }: MigrationStep): boolean {
  return documentKinds.includes(kind);
}

/** The document steps of a plan, resource by resource, in the order of the plan. */
export function documentSteps({ plan, spec }: Pick<Migration, "plan" | "spec">): readonly DocumentSteps[] {
  return spec.resourceFacts.flatMap((facts) => {
    const steps = plan.steps.filter((step) => step.resource === facts.name && isDocumentStep(step));
    return steps.length === 0 ? [] : [{ resource: registered(spec, facts), steps }];
  });
}

/** A resource for the functions behind a write, without operations: migrations create no records. */
export function registered(spec: ProductDescriptors, facts: ResourceDescriptor): RegisteredResource {
  const token = spec.collections.find(({ name }) => name === facts.collection);
  if (token === undefined) throw new Error(`No collection is named ${facts.collection}.`);
  const reject = () => Promise.reject(new Error("A migration creates no records."));
  return {
    facts,
    token,
    guards: {},
    show: reject,
    findOrCreate: reject,
    writeHooks: {},
    batchHooks: {},
    validateNamed: reject,
    defaults: reject,
    create: reject,
    update: reject,
    remove: reject,
    planName: undefined,
    access: {},
  };
}

/** Returns the collection that holds the documents: before its renaming, that of the former name. */
export async function presentCollection(
  { site, plan }: Pick<Migration, "site" | "plan">,
  name: string,
): Promise<Collection<RecordDocument>> {
  const { db } = site.database;
  const renaming = plan.steps.find((step) => step.kind === "rename_collection" && step.collection === name);
  if (renaming?.kind === "rename_collection") {
    const former = db.collection<RecordDocument>(renaming.from);
    if ((await former.findOne({}, { projection: { _id: 1 } })) !== null) return former;
  }
  return db.collection<RecordDocument>(name);
}
