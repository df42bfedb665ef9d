import type { EntryOptions } from "../core/cache-snapshot.js";
import type { RecordDocument } from "../core/documents.js";
import { forbidden } from "../core/http-error.js";
import type { IdempotencyRecord, IdempotentOperations, WriteAnswers } from "../core/idempotency.js";
import { contextOfRecord } from "../core/idempotency.js";
import { ParameterErrors } from "../core/parameter-errors.js";
import type { OperationResult, RequestContext } from "../core/request-context.js";
import { isRecurring, isSeries } from "../core/series.js";
import { withLease } from "../locks/keyed-mutex.js";
import { fold } from "../text/words.js";
import type { FeedFormat, SingleWrites } from "./features.js";
import type { CheckedInput, ResolvedReferences } from "./input.js";
import { recordUrl } from "./read/addresses.js";
import { createSerializer } from "./read/create-serializer.js";
import { documentsShown } from "./read/dependencies.js";
import {
  checkReadable,
  checkRevision,
  findForUpdate,
  findRecord,
  isPost,
  mayReadOccurrence,
  type PasswordProof,
} from "./read/find.js";
import { mayLink } from "./read/link-access.js";
import { listRecords } from "./read/list.js";
import { feedsOf, listFeed } from "./read/list-feed.js";
import { listedOccurrences } from "./read/listed-occurrences.js";
import { populate } from "./read/populate.js";
import type { RegisteredResource } from "./registered-resource.js";
import type { Resource } from "./resource.js";
import { resourceError } from "./resource-error.js";
import { type Site, snapshotFor } from "./site.js";
import { mayEdit, statusRoles } from "./status.js";
import { checkInput } from "./write/check-input.js";
import { removeTerm, treeLock } from "./write/delete.js";
import { findNamed, updateNamed } from "./write/find-or-create.js";
import { changesAncestors, prepareInput } from "./write/prepare-input.js";
import { insertRecord, updateRecord } from "./write/store-record.js";
import { withoutUnchanged } from "./write/unchanged.js";

/** The operations of a resource. Inputs are validated; `call.path` names the record by `id` or `slug`. */
export interface ResourceOperations<Query extends object> {
  readonly resource: RegisteredResource;
  /** How its writes are repeated. */
  readonly repeats: Partial<IdempotentOperations>;
  list(query: Query, call: RequestContext, checked: CheckedInput): Promise<OperationResult>;
  /** The list, or one record, in a format other than JSON. */
  listAs(
    format: FeedFormat,
    query: Query,
    call: RequestContext,
    checked: CheckedInput,
  ): Promise<OperationResult>;
  getAs(
    format: FeedFormat,
    input: object,
    call: RequestContext,
    checked: CheckedInput,
  ): Promise<OperationResult>;
  create(input: object, call: RequestContext, checked: CheckedInput): Promise<OperationResult>;
  get(input: object, call: RequestContext, checked: CheckedInput): Promise<OperationResult>;
  update(input: object, call: RequestContext, checked: CheckedInput): Promise<OperationResult>;
  remove(input: object, call: RequestContext, checked: CheckedInput): Promise<OperationResult>;
}

/** Creates the operations of a resource on the store of the site. */
export function createOperations<
  Document extends RecordDocument,
  Answer extends object,
  Query extends object,
>(site: Site, definition: Resource<Document, Answer, Query>): ResourceOperations<Query> {
  const { facts } = definition;
  const { token, guards } = definition;
  const resource: RegisteredResource = {
    facts,
    token,
    guards,
    show: async (document, call) => (await show(document, call, false)).answer,
    findOrCreate,
    defaults,
    create,
    update,
  };

  async function defaults(call: RequestContext): Promise<object> {
    const errors = new ParameterErrors(site.facts.reasons, call.language);
    const context = { site, call, errors, lifted: new Set<string>() };
    const shown = {};
    for (const hook of Object.values(definition.filterHooks)) {
      if (hook.byDefault !== undefined) Object.assign(shown, (await hook(hook.byDefault, context)).links);
    }
    return shown;
  }

  /**
   * What a call is shown of one record, with the records inside it, and what that depends on. The store holds documents of the
   * resource's type only.
   */
  async function show(
    document: RecordDocument,
    call: RequestContext,
    isSingle: boolean,
  ): Promise<{ readonly answer: Answer; readonly cacheable: EntryOptions }> {
    const related = await populate({ site, snapshot: snapshotFor(site, call) }, facts, [document]);
    const view = createSerializer({ site, call }, related, isSingle ? "single" : "listed");
    const answer = definition.show(document as Document, view);
    const dependencies = documentsShown({ site, facts, related }, document);
    return { answer, cacheable: { dependencies, expiresAt: view.variance.expiresAt } };
  }

  async function reply(
    status: number,
    document: RecordDocument,
    call: RequestContext,
    isSingle = false,
  ): Promise<OperationResult> {
    const headers = status === 201 ? { Location: recordUrl(call.mounted, facts, document._id) } : {};
    const { answer, cacheable } = await show(document, call, isSingle);
    return { status, body: answer, headers, revision: document.revision, cacheable };
  }

  /** Changes of place in the tree of a resource come one after another, so that none makes a circle with another. */
  function inTree<Result>(references: ResolvedReferences, write: () => Promise<Result>): Promise<Result> {
    return changesAncestors(facts, references)
      ? withLease(site.database, treeLock(resource), write)
      : write();
  }

  async function create(
    values: object,
    call: RequestContext,
    { references, errors, idempotency, imported }: CheckedInput,
  ): Promise<RecordDocument> {
    const given = Object.fromEntries(Object.entries(values));
    return inTree(references, async () => {
      const input = await prepareInput(site, facts, call, given, references, undefined, { errors, imported });
      const document = await insertRecord({ site, resource, call, errors, idempotency }, input);
      // What moves in brings its occurrences along.
      if (imported === undefined) await recurring?.materialize(document, call);
      return document;
    });
  }

  /** Callers at the same time get the same record: only one looks and creates at a time. */
  async function findOrCreate(record: object, call: RequestContext): Promise<number> {
    const values = Object.fromEntries(Object.entries(record));
    const name = String(values[facts.namedBy] ?? "");
    // Others may not learn by its name that a record exists: they get one of their own.
    const mayUse = (document: RecordDocument): boolean => mayLink(site, call.principal, document);
    const question = { language: call.language, mayUse };
    const reused = async (): Promise<number | undefined> => {
      const id = await findNamed(site, resource, name, question);
      if (id !== undefined) await updateNamed({ site, resource, id }, record, call);
      return id;
    };
    const known = await reused();
    if (known !== undefined) return known;
    return withLease(site.database, `${facts.collection}/named/${fold(name)}`, async () => {
      const made = await reused();
      if (made !== undefined) return made;
      const errors = new ParameterErrors(site.facts.reasons, call.language);
      const references = await checkInput(site, call, facts.fields, values, errors);
      return (await create(values, call, { references, errors }))._id;
    });
  }

  async function update(
    values: object,
    request: RequestContext,
    { references, errors, idempotency, imported }: CheckedInput,
  ): Promise<RecordDocument> {
    const call = contextOfRecord(request, idempotency);
    const found = await findForUpdate({ site, resource, call, errors });
    checkChangeable(found, call);
    const given = await withoutUnchanged(resource, found, Object.fromEntries(Object.entries(values)), call);
    const checked = {
      references,
      errors,
      ...(idempotency && { idempotency }),
      ...(imported && { imported }),
    };
    return inTree(references, () =>
      recurring === undefined
        ? single.update(found, given, call, checked)
        : recurring.update(found, given, call, checked),
    );
  }

  const single: SingleWrites = {
    check: checkChangeable,
    prepare: (values, call, { references, errors, imported }, current) =>
      prepareInput(site, facts, call, values, references, current, { errors, imported }),
    async update(document, values, call, { references, errors, idempotency, imported }) {
      const input = await prepareInput(site, facts, call, values, references, document, { errors, imported });
      const check = (current: RecordDocument): void => checkChangeable(current, call);
      const updated = await updateRecord(
        { site, resource, call, errors, idempotency },
        document._id,
        input,
        check,
      );
      // Deleted between the look and the write: the second look says so.
      return updated ?? findRecord({ site, resource, call, errors });
    },
    insert: (input, call, { errors }) => insertRecord({ site, resource, call, errors }, input),
    trash: (id, call, { errors, idempotency }) => trash(id, call, errors, idempotency),
  };
  const recurring = isRecurring(facts)
    ? site.features.recurrence?.createWrites(site, resource, { descriptor: facts, single })
    : undefined;

  // Posts keep what is for single answers to reads; terms answer writes with it as well.
  const isWholeInWrites = facts.lifecycle === "term";

  const answers: WriteAnswers = {
    create: (document, call) => reply(201, document, call, isWholeInWrites),
    update: (document, call) => reply(200, document, call, isWholeInWrites),
    remove: (document, call) => reply(200, document, call),
  };

  return {
    resource,
    repeats: site.features.idempotency?.(site, resource, answers) ?? {},
    list: (query, call, { references, errors }) =>
      listRecords({ site, resource: definition, call, query, references, errors }),
    create: async (input, call, checked) => answers.create(await create(input, call, checked), call),
    listAs: (format, query, call, { references, errors }) =>
      listFeed({ site, resource: definition, call, query, references, errors }, format),
    async get(input, call, { errors }) {
      const document = await findReadable(input, call, errors);
      const { cacheable, ...shown } = await reply(200, document, call, true);
      // Whether a password is right is not for caching.
      if (cacheable === undefined || (isPost(document) && document.password !== undefined)) return shown;
      // Which record has a slug depends on those of all.
      const ofSlugs = call.path.id === undefined ? [facts.collection] : [];
      const dependencies = [...cacheable.dependencies, ...ofSlugs];
      return { ...shown, cacheable: { ...cacheable, dependencies } };
    },
    async getAs(format, input, call, { errors }) {
      const document = await findReadable(input, call, errors);
      const name = `${facts.name}-${document._id}`;
      const context = { site, facts, call };
      if (!isSeries(document))
        return feedsOf(site).render(context, [{ document, isOpen: true }], { format, name });
      const shown = await listedOccurrences({ site, call }, resource, document);
      const proof = proofIn(input);
      const records = shown.map((record) => ({
        document: record,
        isOpen: mayReadOccurrence({ site, call }, { series: document, occurrence: record }, proof),
      }));
      return feedsOf(site).render(context, records, { format, name, openSeries: document._id });
    },
    update: async (input, call, checked) => answers.update(await update(input, call, checked), call),
    async remove(input, call, checked) {
      const { errors, idempotency } = checked;
      const found = await findRecord({ site, resource, call: contextOfRecord(call, idempotency), errors });
      checkChangeable(found, call);
      if (recurring !== undefined) {
        const scope: unknown = Reflect.get(input, facts.recurrence?.scope ?? "");
        return answers.remove(await recurring.trash(found, scope, call, checked), call);
      }
      if (isPost(found)) return answers.remove(await trash(found._id, call, errors, idempotency), call);
      const answer = await answers.remove(found, call);
      await idempotency?.plan(answer);
      if (await removeTerm(site, resource, found._id, call)) return answer;
      // Somebody else was faster: the second look says so.
      await findRecord({ site, resource, call, errors });
      return answer;
    },
  };

  async function findReadable(
    input: object,
    call: RequestContext,
    errors: ParameterErrors,
  ): Promise<RecordDocument> {
    const document = await findRecord({ site, resource, call, errors });
    await checkReadable({ site, call, resource }, document, proofIn(input));
    return document;
  }

  function proofIn(input: object): PasswordProof {
    return {
      password: Reflect.get(input, "password"),
      isEditing: Reflect.get(input, "context") === "edit",
    };
  }

  /** Whether the caller may change the record at all, and saw its present revision where that is asked for. */
  function checkChangeable(document: RecordDocument, call: RequestContext): void {
    if (isPost(document) && !mayEdit(site, call.principal, document)) throw forbidden(call);
    checkRevision(call, document);
  }

  async function trash(
    id: number,
    call: RequestContext,
    errors: ParameterErrors,
    idempotency: IdempotencyRecord | undefined,
  ): Promise<RecordDocument> {
    const status = statusRoles(site).trash;
    const input = { values: {}, references: new Map(), status };
    const trashed = await updateRecord(
      { site, resource, call, errors, idempotency },
      id,
      input,
      (document) => {
        if (isPost(document) && document.status === status) throw resourceError(facts, "in_trash");
        checkChangeable(document, call);
      },
    );
    return trashed ?? findRecord({ site, resource, call, errors });
  }
}
