import type { Call, Reply } from "../http/call.js";
import { Faults } from "../http/faults.js";
import { timeLimit } from "../storage/database.js";
import { fold } from "../text/words.js";
import { checkInput } from "./check.js";
import type { RecordDocument } from "./documents.js";
import { checkReadable, checkRevision, findRecord, forbidden, isPost } from "./find.js";
import { listRecords } from "./list.js";
import { type ResolvedReferences } from "./references.js";
import { loadRelated } from "./related.js";
import { removeTerm } from "./remove.js";
import type { Resource } from "./resource.js";
import { resourceError } from "./resource-error.js";
import type { RegisteredResource, Site } from "./site.js";
import { mayEdit, statusRoles } from "./status.js";
import { createView } from "./view.js";
import { insertRecord, updateRecord } from "./write.js";
import { prepareInput } from "./write-input.js";

/** The operations of a resource. Inputs are validated; `call.path` names the record by `id` or `slug`. */
export interface Records<Query extends object> {
  readonly resource: RegisteredResource;
  list(query: Query, call: Call, checked: CheckedInput): Promise<Reply>;
  create(input: object, call: Call, checked: CheckedInput): Promise<Reply>;
  get(input: object, call: Call, checked: CheckedInput): Promise<Reply>;
  update(input: object, call: Call, checked: CheckedInput): Promise<Reply>;
  remove(input: object, call: Call, checked: CheckedInput): Promise<Reply>;
}

/** What was found out about an input while it was checked. */
export interface CheckedInput {
  readonly references: ResolvedReferences;
  readonly faults: Faults;
}

/** Creates the operations of a resource on the store of the site. */
export function createRecords<Document extends RecordDocument, Answer extends object, Query extends object>(
  site: Site,
  definition: Resource<Document, Answer, Query>,
): Records<Query> {
  const { facts } = definition;
  const resource: RegisteredResource = { facts, token: definition.token, findOrCreate };

  /** The answer for one record, with the records it shows. The store holds documents of the resource's type only. */
  async function show(document: RecordDocument, call: Call, isSingle: boolean): Promise<Answer> {
    const view = createView(site, call, await loadRelated(site, facts, [document]), isSingle);
    return definition.show(document as Document, view);
  }

  async function reply(
    status: number,
    document: RecordDocument,
    call: Call,
    isSingle = false,
  ): Promise<Reply> {
    const headers = status === 201 ? { Location: `${call.mounted.api}/${facts.plural}/${document._id}` } : {};
    return { status, body: await show(document, call, isSingle), headers, revision: document.revision };
  }

  async function create(
    values: object,
    call: Call,
    references: ResolvedReferences,
    faults: Faults,
  ): Promise<RecordDocument> {
    const given = Object.fromEntries(Object.entries(values));
    const input = await prepareInput(site, facts, call, given, references, undefined, faults);
    return insertRecord({ site, resource, call, faults }, input);
  }

  async function findOrCreate(record: object, call: Call): Promise<number> {
    const values = Object.fromEntries(Object.entries(record));
    const name = fold(String(values[facts.namedBy] ?? ""));
    const same = await site.database
      .collection(definition.token)
      .find({ sort_name: name } as never, { batchSize: 101, ...timeLimit })
      .limit(100)
      .toArray();
    const trash = statusRoles(site).trash;
    const known = same.find((document) => !("status" in document) || document.status !== trash);
    if (known !== undefined) return known._id;
    const faults = new Faults(site.facts.reasons, call.language);
    const references = await checkInput(site, call, facts.fields, values, faults);
    return (await create(values, call, references, faults))._id;
  }

  return {
    resource,
    list: (query, call, { references, faults }) =>
      listRecords(site, definition, query, call, references, faults),
    create: async (input, call, { references, faults }) =>
      reply(201, await create(input, call, references, faults), call),
    async get(input, call, { faults }) {
      const document = await findRecord(site, resource, call, faults);
      await checkReadable(site, facts, call, document, Reflect.get(input, "password"));
      return reply(200, document, call, true);
    },
    async update(input, call, { references, faults }) {
      const found = await findRecord(site, resource, call, faults);
      checkEditable(found, call);
      const prepared = await prepareInput(
        site,
        facts,
        call,
        Object.fromEntries(Object.entries(input)),
        references,
        found._id,
        faults,
      );
      const check = (document: RecordDocument): void => {
        checkEditable(document, call);
        checkRevision(call, document);
      };
      const updated = await updateRecord({ site, resource, call, faults }, found._id, prepared, check);
      // Deleted between the look and the write: the second look says so.
      return updated === undefined
        ? reply(200, await findRecord(site, resource, call, faults), call)
        : reply(200, updated, call);
    },
    async remove(_input, call, { faults }) {
      const found = await findRecord(site, resource, call, faults);
      checkEditable(found, call);
      checkRevision(call, found);
      if (!isPost(found)) {
        const answer = await reply(200, found, call);
        await removeTerm(site, resource, found);
        return answer;
      }
      return reply(200, await trash(found._id, call, faults), call);
    },
  };

  function checkEditable(document: RecordDocument, call: Call): void {
    if (isPost(document) && !mayEdit(site, call.principal, document)) throw forbidden(call);
  }

  async function trash(id: number, call: Call, faults: Faults): Promise<RecordDocument> {
    const status = statusRoles(site).trash;
    const [name] = Object.entries(facts.fields).find(([, field]) => field.storage === "status") ?? ["status"];
    const input = { values: { [name]: status }, references: new Map() };
    const trashed = await updateRecord({ site, resource, call, faults }, id, input, (document) => {
      checkEditable(document, call);
      if (isPost(document) && document.status === status) throw resourceError(facts, "in_trash");
      checkRevision(call, document);
    });
    return trashed ?? findRecord(site, resource, call, faults);
  }
}
