import type { RecordDocument } from "../../core/documents.js";
import type { ResolvedReferences } from "../input.js";
import { checkInput } from "./check-input.js";
import { sentValues } from "./hook-changes.js";
import { recordValues } from "./record-values.js";
import {
  addFieldErrors,
  draftOf,
  type GivenWrite,
  hookContext,
  storeContext,
  type ValidationContext,
} from "./validate-write.js";
import type { WriteContext } from "./write-context.js";

/** The write with the changes of the hook that is called before it. Adds the errors of the hook, and of what it changes. */
export async function beforeWrite(context: ValidationContext, write: GivenWrite): Promise<GivenWrite> {
  const { site, call, resource, errors } = context;
  const { facts, writeHooks } = resource;
  const hook = write.current === undefined ? writeHooks.beforeCreate : writeHooks.beforeUpdate;
  const draft = hook === undefined ? undefined : draftOf(context, write);
  if (hook === undefined || draft === undefined) return write;
  const planned = recordValues(facts, draft, call.language);
  const { changes = {}, errors: found = [] } = await hook(planned, storeContext(context, write));
  addFieldErrors(errors, found, { values: planned, language: call.language });
  const values = sentValues(resource, changes);
  const names = Object.keys(values);
  const tree = names.find((name) => facts.fields[name]?.acyclic === true);
  // The lock of the tree is taken before.
  if (tree !== undefined) throw new Error(`A hook of ${facts.name} changes ${tree}, a relation of a tree.`);
  const resolved = await checkInput(site, call, { parameters: facts.fields, values, errors });
  const kept = [...write.references].filter(([name]) => !names.includes(name));
  const references: ResolvedReferences = new Map([...kept, ...resolved]);
  return { ...write, values: { ...write.values, ...values }, references };
}

/** Throws the errors with which a hook rejects the deletion of a record. */
export async function beforeDelete(
  { site, call, resource, errors }: WriteContext,
  document: RecordDocument,
): Promise<void> {
  const { facts, writeHooks } = resource;
  if (writeHooks.beforeDelete === undefined) return;
  const values = recordValues(facts, document, call.language);
  const context = { ...hookContext(site, call), id: document._id };
  const found = await writeHooks.beforeDelete(values, context);
  addFieldErrors(errors, found, { values, language: call.language });
  errors.throwIfAny();
}
