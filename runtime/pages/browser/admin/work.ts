import { createContext } from "preact";
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import type { Session } from "../../admin/admin-answers.js";
import type { FormDescriptor, ResourceForm, WriteDescriptor } from "../../admin/forms.js";
import { messageOf, type openApi } from "./api.js";
import { texts } from "./forms.js";

/** What all parts of the page share: the service, the forms of the spec, and who works with them. */
export interface Work {
  readonly api: ReturnType<typeof openApi>;
  readonly forms: FormDescriptor;
  readonly session: Session;
}

export const WorkContext = createContext<Work | undefined>(undefined);

export function useWork(): Work {
  const work = useContext(WorkContext);
  if (work === undefined) throw new Error("There is no session yet.");
  return work;
}

/** Makes a call when one of `inputs` changes; `error` says why it failed. */
export function useAnswer<Answer>(read: () => Promise<Answer>, inputs: readonly unknown[]) {
  const [answer, setAnswer] = useState<Answer | undefined>();
  const [error, setError] = useState("");
  const fail = (failed: unknown): void => setError(messageOf(failed));
  const calls = useRef(0);
  const readAgain = (): Promise<void> => {
    const call = ++calls.current;
    // An answer that later ones have overtaken is not shown.
    return read().then((next) => {
      if (call === calls.current) setAnswer(() => next);
    }, fail);
  };
  useEffect(() => void readAgain(), inputs);
  return { answer, error, setError, fail, readAgain };
}

/** Whether there is a route, and the caller has its capability. */
export function maySend<Write extends WriteDescriptor>(
  { session }: Work,
  write: Write | undefined,
): write is Write {
  return write !== undefined && (write.access === undefined || session.capabilities.includes(write.access));
}

/** The resources whose records the caller may change. */
export function editableResources(work: Work): readonly ResourceForm[] {
  return work.forms.resources.filter(({ writes }) => maySend(work, writes.update ?? writes.create));
}

/** The status of a part in the life of a record. */
export function statusOf({ forms }: Work, role: "published" | "draft" | "review" | "trash"): string {
  return forms.statuses.find((status) => status.role === role)?.name ?? "";
}

/** What a status is called, in a word or two. */
export function statusName({ forms }: Work, name: string | undefined): string {
  const status = forms.statuses.find((candidate) => candidate.name === name);
  if (status === undefined) return name ?? "";
  if (status.role !== undefined) return texts.statuses[status.role];
  if (status.read === "private") return texts.statuses.private;
  return status.name.charAt(0).toUpperCase() + status.name.slice(1).replaceAll("_", " ");
}

/** Whether the caller may import, and the service has the route by which an import writes. */
export function mayImport({ session, forms }: Work): boolean {
  const hasBatch = forms.resources.some(({ writes }) => writes.batch !== undefined);
  return hasBatch && session.permissions.includes("import");
}

/** What the page is called on which files are imported and exported. */
export const transferTitle = `${texts.files.import} / ${texts.files.export}`;
