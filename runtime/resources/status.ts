import type { Filter } from "mongodb";
import type { RecordDocument, SeriesState, StatusDocument } from "../core/documents.js";
import type { Principal } from "../core/principal.js";
import type { RecordId } from "../core/record-id.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import type { ServiceDescriptor, StatusDescriptor } from "../core/service-descriptor.js";
import type { AppContext } from "./app-context.js";

/** Names of the statuses that the life of a record turns on, by role. The generator checks that each role has one. */
export function statusRoles({ service }: { readonly service: ServiceDescriptor }) {
  const named = (role: StatusDescriptor["role"]): string =>
    service.statuses.find((status) => status.role === role)?.name ?? "";
  return {
    published: named("published"),
    scheduled: named("scheduled"),
    draft: named("draft"),
    review: named("review"),
    trash: named("trash"),
  };
}

/** Whether a document belongs to a resource with a status. */
export function isStatusDocument(document: RecordDocument): document is StatusDocument {
  return "status" in document;
}

/** What of a record decides who may read and change it. */
export interface RecordState {
  readonly _id: RecordId;
  readonly series?: SeriesState;
  readonly author?: RecordId;
  readonly status?: string;
  readonly _trashed?: boolean;
  readonly trashed_from?: string;
}

/** Whether a caller may read a record in its present status; one in the trash, if the caller may restore it. */
export function mayRead(app: AppContext, principal: Principal, document: RecordState): boolean {
  if (document.status === undefined)
    return document._trashed !== true || (principal.may("edit") && mayEdit(app, principal, document));
  const status = app.service.statuses.find(({ name }) => name === document.status);
  switch (status?.read) {
    case "everyone":
      return true;
    case "private":
      return principal.may("read_private") || isOwn(principal, document);
    default:
      return principal.may("edit_others") || isOwn(principal, document);
  }
}

/**
 * Whether a caller may change or delete a record; without an author the capability of the route decides. What was published
 * before it went to the trash counts as published, so that callers cannot restore what they may not publish.
 */
export function mayEdit(app: AppContext, principal: Principal, document: RecordState): boolean {
  if (document.author === undefined) return true;
  if (!principal.may("edit")) return false;
  if (!isOwn(principal, document)) return principal.may("edit_others");
  const roles = statusRoles(app);
  const status = document.status === roles.trash ? document.trashed_from : document.status;
  return !isPublic(roles, status) || principal.may("edit_published");
}

/** Whether a caller may change or delete every record. */
export function mayEditAll(principal: Principal): boolean {
  return (["edit", "edit_others", "edit_published"] as const).every((name) => principal.may(name));
}

/** Whether a record lies in the trash, of which its resource may have none. */
export function isTrashed(app: AppContext, { status, _trashed }: RecordState): boolean {
  if (status === undefined) return _trashed === true;
  return app.service.statuses.some(({ name, role }) => role === "trash" && name === status);
}

/** Records without an author belong to all callers who edit. */
function isOwn(principal: Principal, { author }: RecordState): boolean {
  if (!principal.may("edit")) return false;
  return author === undefined || (!principal.anonymous && author === principal.author);
}

/** The statuses that a list shows to a caller who names none: what is published, or for those who edit, all but the trash. */
export function defaultStatuses(app: AppContext, principal: Principal): readonly string[] {
  const isReader = principal.anonymous || !principal.may("edit");
  return app.service.statuses
    .filter(({ read, role }) => (isReader ? read === "everyone" : role !== "trash"))
    .map(({ name }) => name);
}

/** Whether a caller may name a status in a list at all. */
export function mayList(app: AppContext, principal: Principal, status: string): boolean {
  return (
    principal.may("edit") ||
    app.service.statuses.some(({ name, read }) => name === status && read === "everyone")
  );
}

/** Selects the records in these statuses that the caller may read. */
export function visibleFilter(
  app: AppContext,
  principal: Principal,
  {
    resource: { hasAuthor },
    statuses,
  }: { readonly resource: ResourceDescriptor; readonly statuses: readonly string[] },
): Filter<StatusDocument> {
  const everyone: string[] = [];
  const own: string[] = [];
  const mayOwn = principal.may("edit");
  for (const status of app.service.statuses.filter(({ name }) => statuses.includes(name))) {
    const isOpen =
      status.read === "everyone" ||
      (mayOwn && hasAuthor !== true) ||
      principal.may(status.read === "private" ? "read_private" : "edit_others");
    (isOpen ? everyone : own).push(status.name);
  }
  const open: Filter<StatusDocument> = {
    status: everyone.length === 1 ? (everyone[0] ?? "") : { $in: everyone },
  };
  if (own.length === 0 || principal.anonymous || hasAuthor !== true || !mayOwn) return open;
  return { $or: [open, { status: { $in: own }, author: principal.author }] };
}

/** Selects the records that need no password, or that the caller may edit. */
export function openFilter(app: AppContext, principal: Principal): Filter<StatusDocument> {
  if (principal.may("edit_others")) return {};
  const withoutPassword: Filter<StatusDocument> = { password: { $exists: false } };
  if (principal.anonymous) return withoutPassword;
  return { $or: [withoutPassword, ownEditable(app, principal)] };
}

/** Selects the records of a resource outside the trash that a caller may change or delete. */
export function editableFilter(
  app: AppContext,
  principal: Principal,
  { hasStatus, hasAuthor, hasTrash }: ResourceDescriptor,
): Filter<RecordDocument> {
  // The descriptor says that documents have a status.
  if (hasStatus === true)
    return (hasAuthor === true ? editablePosts(app, principal) : outsideTrash(app)) as Filter<RecordDocument>;
  const live: Filter<RecordDocument> = hasTrash === true ? { _trashed: false } : {};
  if (hasAuthor !== true) return live;
  if (!principal.may("edit")) return { _id: { $in: [] } };
  if (principal.may("edit_others")) return live;
  return principal.anonymous ? { _id: { $in: [] } } : { ...live, author: principal.author };
}

function outsideTrash(app: AppContext): Filter<StatusDocument> {
  return { status: { $ne: statusRoles(app).trash } };
}

function editablePosts(app: AppContext, principal: Principal): Filter<StatusDocument> {
  const live = outsideTrash(app);
  if (mayEditAll(principal)) return live;
  const mayOthers = principal.may("edit") && principal.may("edit_others");
  if (principal.anonymous || !principal.may("edit")) return mayOthers ? live : { _id: { $in: [] } };
  const own = ownEditable(app, principal);
  return mayOthers ? { $or: [own, { ...live, author: { $ne: principal.author } }] } : own;
}

/** Selects the own records of a caller with the right to edit some, in statuses outside the trash that it may edit. */
function ownEditable(app: AppContext, principal: Principal): Filter<StatusDocument> {
  const roles = statusRoles(app);
  const isEditable = (status: string): boolean =>
    status !== roles.trash && (!isPublic(roles, status) || principal.may("edit_published"));
  const statuses = app.service.statuses.map(({ name }) => name).filter(isEditable);
  return { author: principal.author, status: { $in: statuses } };
}

/** All statuses but that of the trash. */
export function liveStatuses({ service }: AppContext): readonly string[] {
  return service.statuses.filter(({ role }) => role !== "trash").map(({ name }) => name);
}

/** Selects the records in the trash that the caller may read: those that the caller may restore. */
export function trashFilter(
  app: AppContext,
  principal: Principal,
  resource: ResourceDescriptor,
): Filter<RecordDocument> {
  if (resource.hasStatus === true) {
    const statuses = [statusRoles(app).trash];
    return visibleFilter(app, principal, { resource, statuses }) as Filter<RecordDocument>;
  }
  if (!principal.may("edit")) return { _id: { $in: [] } };
  if (resource.hasAuthor !== true || principal.may("edit_others")) return { _trashed: true };
  return principal.anonymous ? { _id: { $in: [] } } : { _trashed: true, author: principal.author };
}

/**
 * The status after a write. Who may not publish gets review instead; a date in the future turns published into scheduled,
 * and back once it has passed; any write brings a record back from the trash unless it asks for the trash.
 */
export function nextStatus(
  app: AppContext,
  principal: Principal,
  change: {
    readonly given: string | undefined;
    /** Absent on create. */
    readonly current: StatusDocument | undefined;
    readonly date: Date;
    readonly now: number;
  },
): string {
  const roles = statusRoles(app);
  const mayPublish = principal.may("publish");
  const stored = statusOutsideTrash(roles, change.current);
  const asked = change.given ?? stored ?? (mayPublish ? roles.published : roles.draft);
  const isPublishing = asked === roles.published || asked === roles.scheduled;
  if (!isPublishing) return asked;
  // Who may not publish may still edit what is published, where a role is made so.
  if (!mayPublish && !isPublic(roles, change.current?.status)) return roles.review;
  return change.date.getTime() > change.now ? roles.scheduled : roles.published;
}

/** Whether a write asks to publish a scheduled record at once, for a caller who may publish. */
export function publishesScheduled(
  app: AppContext,
  principal: Principal,
  { given, current }: { readonly given: string | undefined; readonly current: StatusDocument | undefined },
): boolean {
  const roles = statusRoles(app);
  const isAsked = given === roles.published && principal.may("publish");
  return isAsked && statusOutsideTrash(roles, current) === roles.scheduled;
}

function isPublic(roles: ReturnType<typeof statusRoles>, status: string | undefined): boolean {
  return status === roles.published || status === roles.scheduled;
}

function statusOutsideTrash(
  roles: ReturnType<typeof statusRoles>,
  current: StatusDocument | undefined,
): string | undefined {
  return current?.status === roles.trash ? current.trashed_from : current?.status;
}
