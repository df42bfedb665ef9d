import type { RecordDocument } from "../../core/documents.js";
import type { Principal } from "../../core/principal.js";
import { propertyIn } from "../../core/properties.js";
import type { PolicyDescriptor } from "../../core/resource-descriptor.js";
import { withSeriesStatus } from "../../core/series.js";
import { isForEveryone, meetsPolicy, policyProperties } from "../policy.js";
import type { Site } from "../site.js";
import { mayRead } from "../status.js";

/** What of a record decides who may link to it, besides the properties that the policy looks at. */
export type LinkTarget = Pick<RecordDocument, "_id" | "series" | "status" | "author" | "_trashed">;

const linkProperties = ["_id", "series", "status", "author", "_trashed"] as const;

/** The projection of records that are read to find out who may link to them. */
export function linkProjection(policy: PolicyDescriptor | undefined): Readonly<Record<string, 1>> {
  return Object.fromEntries([...linkProperties, ...policyProperties(policy)].map((name) => [name, 1]));
}

/** The properties of a document that such a projection keeps. */
export function linkTargetOf(policy: PolicyDescriptor | undefined, document: RecordDocument): LinkTarget {
  const names = Object.keys(linkProjection(policy)).filter((name) => name in document);
  const kept = names.map((name): [string, unknown] => [name, propertyIn(document, name)]);
  return { ...Object.fromEntries(kept), _id: document._id };
}

/** Who asks for records of a resource, and its policy for reads. */
export interface LinkAccess {
  readonly site: Site;
  readonly principal: Principal;
  readonly policy: PolicyDescriptor | undefined;
}

/** Whether a caller may link to a record: to those that the caller may read. */
export function mayLink({ site, principal, policy }: LinkAccess, target: LinkTarget): boolean {
  return mayRead(site, principal, withSeriesStatus(target)) && meetsPolicy(policy, principal, target);
}

/** Selects from the records inside an answer those that the caller may read without a password. */
export function readableInside<Document extends RecordDocument>(
  access: LinkAccess,
  documents: readonly Document[],
): Document[] {
  const { site, policy } = access;
  return documents.filter(
    (document) => isForEveryone(site, policy, document) || mayReadInside(access, document),
  );
}

function mayReadInside(access: LinkAccess, document: RecordDocument): boolean {
  const isLocked = propertyIn(document, "password") !== undefined && !access.principal.may("edit_others");
  return !isLocked && mayLink(access, document);
}
