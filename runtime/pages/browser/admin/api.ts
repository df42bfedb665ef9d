import { type Call, call } from "../../../client/call.js";
import { createCore } from "../../../client/core.js";
import { ApiError, toApiError } from "../../../client/errors.js";
import { callAt } from "../../../client/record-call.js";
import type { CallOptions, Operation } from "../../../client/request.js";
import type { EditedRecord, RecordId, RecordList, Session } from "../../admin/admin-answers.js";
import type { WriteDescriptor, WriteName } from "../../admin/forms.js";
import { type ActionForm, type FormDescriptor, type ResourceForm, settings } from "./forms.js";
import { fetchReadable } from "./problem.js";

/** A record as the API answers it. */
interface AnsweredRecord {
  readonly id: RecordId;
  readonly [name: string]: unknown;
}

/** What the list is asked for. */
export interface ListQuery {
  readonly status?: string | undefined;
  readonly search?: string | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

/** The service as the page calls it, with the key of the person who has signed in. Calls fail with a `ClientError`. */
export interface AdminApi {
  session(): Promise<Session>;
  forms(): Promise<FormDescriptor>;
  counts(): Promise<Readonly<Record<string, Readonly<Record<string, number>>>>>;
  list(form: ResourceForm, query: ListQuery, signal?: AbortSignal): Promise<RecordList>;
  record(form: ResourceForm, id: RecordId): Promise<EditedRecord>;
  create(form: ResourceForm, body: object): Promise<Written>;
  update(form: ResourceForm, record: RecordVersion, body: object): Promise<Written>;
  /** `reach` says how far the deletion of an occurrence reaches, by the name of the parameter. */
  remove(form: ResourceForm, id: RecordId, reach?: object): Promise<Written>;
  /** Calls an action of a record; its answer may be no record. */
  act(action: ActionForm, record: Required<RecordVersion>, body: object): Promise<void>;
  /** Sends files and texts for fields of a record, by their names. */
  upload(form: ResourceForm, record: Required<RecordVersion>, parts: FormParts): Promise<Written>;
}

/** A record in the version that `revision` counts, or in any. */
export interface RecordVersion {
  readonly id: RecordId;
  readonly revision?: number;
}

type FormParts = Readonly<Record<string, string | File>>;

/** The result of a write. */
export interface Written {
  readonly record: AnsweredRecord;
  readonly revision: number;
}

export function openApi(key: string | undefined): AdminApi {
  const { origin } = location;
  const options = { key, language: undefined, fetch: fetchReadable };
  const core = createCore({ baseUrl: origin + settings.api, ...options });
  const dataCore = createCore({ baseUrl: origin + settings.data, ...options });
  const language = { [settings.languageParameter]: settings.language };

  const read = <T>(path: string, query: object = {}, options: CallOptions = {}): Call<T> =>
    call<T>(dataCore, { name: path, method: "GET", path }, { ...options, input: { ...language, ...query } });

  async function write(
    form: ResourceForm,
    name: WriteName,
    { id, revision, body }: Partial<RecordVersion> & { readonly body: object },
  ): Promise<Written> {
    const operation = form.writes[name];
    if (operation === undefined) throw new Error(`There is no ${name} of ${form.name}.`);
    const options = revision === undefined ? {} : { ifMatch: tagOf(revision) };
    const answer =
      id === undefined
        ? call<AnsweredRecord>(core, operationOf(operation), { ...options, input: body })
        : callAt<AnsweredRecord>(core, operationOf(operation), { ...options, at: id, input: body });
    const { data, headers } = await answer.withResponse();
    return { record: data, revision: revisionIn(headers) };
  }

  return {
    session: () => read("/session"),
    forms: () => read("/forms"),
    counts: () => read("/counts"),
    list: (form, query, signal) => read(`/records/${form.plural}`, query, { signal }),
    record: (form, id) => read(`/records/${form.plural}/${id}`),
    create: (form, body) => write(form, "create", { body }),
    update: (form, record, body) => write(form, "update", { ...record, body }),
    remove: (form, id, reach) => write(form, "delete", { id, body: { ...language, ...reach } }),
    async act({ write: operation }, { id, revision }, body) {
      await callAt<object>(core, operationOf(operation), { ifMatch: tagOf(revision), at: id, input: body });
    },
    async upload(form, { id, revision }, parts) {
      const path = (form.writes.update?.path ?? "").replace(/{\w+}/, String(id));
      const body = new FormData();
      for (const [name, part] of Object.entries(parts)) body.set(name, part);
      const response = await fetchReadable(
        `${core.baseUrl}${path}?${new URLSearchParams(language).toString()}`,
        {
          method: "POST",
          headers: {
            ...core.headers,
            "If-Match": tagOf(revision),
            "X-HTTP-Method-Override": form.writes.update?.method ?? "POST",
          },
          body,
        },
      );
      const answer: unknown = await response.json().catch(() => undefined);
      if (!response.ok) throw toApiError(response, answer);
      return { record: answer as AnsweredRecord, revision: revisionIn(response.headers) };
    },
  };
}

function operationOf({ idempotency, ...others }: WriteDescriptor): Operation {
  return idempotency === "natural" ? others : { ...others, idempotency };
}

/** Entity tags begin with the revision of the record, and the service looks at nothing else in them. */
function tagOf(revision: number): string {
  return `"r${revision}."`;
}

function revisionIn(headers: Headers): number {
  return Number(/"r(\d+)\./.exec(headers.get("etag") ?? "")?.[1] ?? 0);
}

/** The message of an error of the service; `otherwise` for any other error. */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError ? error.message : otherwise;
}
