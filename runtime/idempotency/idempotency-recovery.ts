import type { RecordDocument } from "../core/documents.js";
import type { Call, Reply } from "../core/request-context.js";
import { opened } from "../core/series.js";
import { findBySlug, isPost } from "../resources/read/find.js";
import type { RegisteredResource, Site } from "../resources/site.js";
import { mayEdit, mayEditAll, mayRead } from "../resources/status.js";
import { timeLimit } from "../storage/database.js";
import type { Claim } from "./idempotency-store.js";

/** How an operation is repeated. */
export interface RepeatRule {
  /** The record that the write is about, settled before it begins; undefined where there is none. */
  readonly target: (call: Call) => Promise<number | undefined>;
  /** The answer of a write that was done, but not answered; undefined where it was not done. */
  readonly recover: (claim: Claim, call: Call) => Promise<Reply | undefined>;
  /**
   * Whether the caller may do the write to the record in the path, or see the record that it made; true where there is
   * none.
   */
  readonly isAllowed: (call: Call) => Promise<boolean>;
}

/** Rules of the writes to a resource. */
export interface RepeatRules {
  readonly create: RepeatRule;
  readonly update: RepeatRule;
  readonly remove: RepeatRule;
}

/** Answers of writes, told from the record. */
export type WriteAnswers = Readonly<
  Record<keyof RepeatRules, (document: RecordDocument, call: Call) => Promise<Reply>>
>;

/**
 * The rules of a resource. The id of a new record stands in the claim before the record is stored, so that there is never a
 * second one; a change leaves its mark in the record in the same step; a record deleted for good leaves its answer in the
 * claim before.
 */
export function createRepeatRules(
  site: Site,
  { facts, token }: RegisteredResource,
  answers: WriteAnswers,
): RepeatRules {
  const find = async ({ record }: Claim): Promise<RecordDocument | null> => {
    if (record === undefined) return null;
    const found = await site.database.collection(token).findOne({ _id: record }, timeLimit);
    return found === null ? null : opened(found);
  };
  const resource = { facts, token };
  const isAllowed = async (call: Call, may: typeof mayEdit): Promise<boolean> => {
    const id = facts.lifecycle === "post" ? await recordInPath(site, resource, call) : undefined;
    const [document] = id === undefined ? [] : await site.database.load(token, [id]);
    const record = document === undefined ? undefined : opened(document);
    return record === undefined || !isPost(record) || may(site, call.principal, record);
  };
  const mayChange = async (call: Call): Promise<boolean> =>
    mayEditAll(call.principal) || isAllowed(call, mayEdit);

  return {
    create: {
      target: () => site.database.sequences.next(facts.sequence),
      async recover(claim, call) {
        const document = await find(claim);
        return document === null ? undefined : answers.create(document, call);
      },
      isAllowed: (call) => isAllowed(call, mayRead),
    },
    update: {
      target: (call) => recordInPath(site, resource, call),
      async recover(claim, call) {
        const document = await find(claim);
        return document !== null && isMarked(document, claim) ? answers.update(document, call) : undefined;
      },
      isAllowed: mayChange,
    },
    remove: {
      target: (call) => recordInPath(site, resource, call),
      async recover(claim, call) {
        const document = await find(claim);
        if (document === null) return claim.planned;
        return isMarked(document, claim) ? answers.remove(document, call) : undefined;
      },
      isAllowed: mayChange,
    },
  };
}

/** A slug may go to another record, or be changed by the write itself; the id stays. */
async function recordInPath(
  site: Site,
  resource: Pick<RegisteredResource, "token">,
  call: Call,
): Promise<number | undefined> {
  const { id, slug = "" } = call.path;
  if (id === undefined) return (await findBySlug(site, resource, call, slug))?._id;
  return Number.isSafeInteger(Number(id)) ? Number(id) : undefined;
}

/** The call with the record of its claim in the path. */
export function callOfClaim(call: Call, claim: Pick<Claim, "record"> | undefined): Call {
  return claim?.record === undefined ? call : { ...call, path: { id: String(claim.record) } };
}

const marksKept = 20;

/** Whether a write has been done to a document. */
export function isMarked(document: RecordDocument, { id }: Claim): boolean {
  return document.marks?.includes(id) === true;
}

/** The marks of a document after a write. */
export function withMark(marks: readonly string[] = [], { id }: Claim): string[] {
  return [...marks, id].slice(-marksKept);
}
