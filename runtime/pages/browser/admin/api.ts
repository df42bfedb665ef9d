import { type Call, call } from "../../../client/call.js";
import { type Core, createCore, type Send } from "../../../client/core.js";
import { encodeFiles } from "../../../client/encode-files.js";
import { inEnvelope } from "../../../client/envelope.enveloped.js";
import { ApiError } from "../../../client/errors.js";
import { callAt } from "../../../client/record-call.js";
import type { CallInput, CallOptions, Operation } from "../../../client/request.js";
import type {
  EditedRecord,
  ImportProgress,
  ImportReport,
  RecordHistory,
  RecordId,
  RecordList,
  Session,
} from "../../admin/admin-answers.js";
import type { ActionForm, FormDescriptor, ResourceForm, WriteDescriptor } from "../../admin/forms.js";
import { createAccountCalls, createSessionFetch } from "./accounts-api.js";
import { settings, texts } from "./forms.js";

/** A record in the version that `revision` counts, or in any. */
export interface RecordVersion {
  readonly id: RecordId;
  readonly revision?: number;
}

/** Records as lists show them. */
interface SimilarRecords {
  readonly similar: readonly {
    readonly record: Readonly<Record<string, unknown>> & { readonly id: RecordId };
  }[];
}

/** What became of the items of a batch. */
interface BatchOutcomes {
  readonly items: readonly { readonly error?: { readonly message?: string; readonly detail?: string } }[];
}

/** An image may take minutes on a slow line, and a file with records hours. */
const timeout = 600_000;
const dayMs = 86_400_000;

/**
 * The service as the page calls it, with a key, or in the session of a person. Calls fail with a `ClientError`. Those that find
 * the session ended are sent again when `signInAgain` resolves to true.
 */
export function openApi(key?: string, signInAgain = () => Promise.resolve(false)) {
  const { origin } = location;
  const { send, remember } = createSessionFetch(signInAgain);
  const options = { key, timeout, fetch: send, encode: encodeFiles };
  const core = createCore({ baseUrl: origin + settings.api, ...options });
  const dataCore = createCore({ baseUrl: origin + settings.data, ...options });
  const language = { [settings.languageParameter]: settings.language };

  const read = <T>(path: string, query: object = {}, options: CallOptions = {}): Call<T> =>
    call<T>(dataCore, { name: path, method: "GET", path }, { ...options, input: { ...language, ...query } });

  /** Writes a record, or a new one; the answer has its id and its revision from then on. */
  async function write(
    operation: WriteDescriptor | undefined,
    body: object,
    { id, revision }: Partial<RecordVersion> = {},
  ): Promise<Required<RecordVersion>> {
    if (operation === undefined) throw new Error("The API has no such route.");
    const given = { ...(revision === undefined ? {} : { ifMatch: tagOf(revision) }), input: body };
    const answer = callRoute<Partial<RecordVersion>>(core, operation, { ...given, at: id });
    const { data, headers } = await answer.withResponse();
    // An answer without a body is about the record that was sent.
    const { id: written = id ?? 0 } = data;
    return { id: written, revision: Number(/"r(\d+)\./.exec(headers.get("etag") ?? "")?.[1] ?? 0) };
  }

  return {
    session: () => read<Session>("/session").then(remember),
    ...createAccountCalls(dataCore, remember),
    forms: () => read<FormDescriptor>("/forms"),
    counts: () => read<Readonly<Record<string, Readonly<Record<string, number>>>>>("/counts"),
    list: (form: ResourceForm, query: object, signal?: AbortSignal) =>
      read<RecordList>(`/records/${form.plural}`, query, { signal }),
    /** A record as it is, or as it was in a revision. */
    record: (form: ResourceForm, id: RecordId, revision?: number) =>
      read<EditedRecord>(`/records/${form.plural}/${id}`, revision === undefined ? {} : { revision }),
    history: (form: ResourceForm, id: RecordId, page: number) =>
      read<RecordHistory>(`/records/${form.plural}/${id}/history`, { page }),
    /** The records that are most like a new one. */
    similar: (path: string, input: object, signal: AbortSignal) =>
      call<SimilarRecords>(core, { name: path, method: "GET", path }, { input, signal }),
    create: (form: ResourceForm, body: object) => write(form.writes.create, body),
    /** Files in the body are sent as a form. */
    update: (form: ResourceForm, record: RecordVersion, body: object) =>
      write(form.writes.update, body, record),
    /** `reach` says how far the deletion of an occurrence reaches, by the name of the parameter. */
    remove: (form: ResourceForm, id: RecordId, reach?: object) =>
      write(form.writes.delete, { ...language, ...reach }, { id }),
    batch: (route: WriteDescriptor, items: readonly object[]) =>
      call<BatchOutcomes>(core, operationOf(route), { input: { items } }),
    callService: createServiceCall(core, dataCore),
    ...createFileCalls(dataCore, language),
    /** Calls an action of a record; its answer may be no record. */
    act: ({ write: operation }: ActionForm, { id, revision }: Required<RecordVersion>, body: object) =>
      callRoute<object>(core, operation, { ifMatch: tagOf(revision), at: id, input: body }),
  };
}

/** Calls a route, about a record where it has one; what it takes and answers may be in an envelope. */
function callRoute<T>(
  core: Core,
  route: WriteDescriptor,
  { at, ...given }: CallInput & { readonly at?: RecordId | undefined },
): Call<T> {
  const own = route.envelope === undefined ? core : inEnvelope(core, route.envelope);
  return at === undefined
    ? call(own, operationOf(route), given)
    : callAt(own, operationOf(route), { ...given, at });
}

function operationOf({ idempotency, ...others }: WriteDescriptor): Operation {
  return idempotency === "natural" ? others : { ...others, idempotency };
}

/** Creates what calls a route of the service, about what the variable of its path names. */
function createServiceCall(api: Core, own: Core) {
  return ({ isOwn, write }: ActionForm, input: object, subject = "") => {
    const path = write.path.replace(/\{\w+\}/, encodeURIComponent(subject));
    const operation = { ...write, path, idempotency: "none" } as const;
    return call<Readonly<Record<string, unknown>>>(isOwn === true ? own : api, operation, { input });
  };
}

/** The calls that take files with records, and give them. */
function createFileCalls(core: Core, language: object) {
  return {
    /** Imports the file of a form, or only checks it. Rejects with a `PageError` where it cannot go on. */
    async importFile(form: FormData, onPart: (part: ImportProgress) => void, signal: AbortSignal) {
      const own = { ...core, fetch: withLines(core.fetch, onPart), encode: () => Promise.resolve(form) };
      const path = `/import?${new URLSearchParams({ ...language }).toString()}`;
      const operation = { name: "import", method: "POST", path, idempotency: "none" } as const;
      const options = { signal, timeout: dayMs };
      const { report, error = "" } = await call<{ report?: ImportReport; error?: string }>(
        own,
        operation,
        options,
      );
      if (report === undefined) throw new PageError(error || texts.noAnswer);
      return report;
    },
    /** Gives a file with records to the person to save. */
    async exportFile(format: "ics" | "jsonl") {
      const operation = { name: "export", method: "GET", path: `/export.${format}`, isFile: true } as const;
      const text = await call<string>(core, operation, { input: language, timeout: dayMs });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text]));
      link.download = `export.${format}`;
      link.click();
    },
  };
}

/** A `fetch` that calls back for each line of JSON of an answer as it arrives; the last line is the answer. */
function withLines(send: Send, onLine: (line: ImportProgress) => void): Send {
  return async (...request) => {
    const response = await send(...request);
    if (!response.ok || response.body === null) return response;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let last = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (last + part.value).split("\n");
      last = lines.pop() ?? "";
      for (const line of lines) onLine(JSON.parse(line) as ImportProgress);
    }
    return new Response(last, response);
  };
}

/** Entity tags begin with the revision of the record, and the service looks at nothing else in them. */
function tagOf(revision: number): string {
  return `"r${revision}."`;
}

/** An error of the page itself, in words. */
export class PageError extends Error {}

/** The message of an error of the service, or that there was no answer. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError || error instanceof PageError ? error.message : texts.noAnswer;
}
