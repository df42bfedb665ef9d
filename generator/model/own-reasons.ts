import { deletedWith } from "./deleted-with.js";
import type { FeedRoute, Hook, Model, Reason, Resource, Route } from "./model.js";
import { kindOf } from "./operation-kind.js";

/** The reasons of the product that a request may be rejected for: all of them where a function of it checks what was sent. */
export function ownReasonsOf(model: Model, route: Route | FeedRoute): readonly Reason[] {
  return isCheckedByHooks(model, route) ? model.reasons.filter(({ isOwn }) => isOwn) : [];
}

/** Whether a function can reject a request: of the resource, or of records that are written or deleted with its own. */
function isCheckedByHooks({ resources }: Model, route: Route | FeedRoute): boolean {
  const { resource, operation } = route;
  if (operation === "custom") return true;
  const kind = kindOf(route);
  switch (kind) {
    case "get":
      return false;
    case "list":
      return resource.hooks.some((hook) => hook.kind === "filter");
    case "create":
    case "update":
      return (
        resource.hooks.some((hook) => hook.kind === "validate" || isBefore(hook, kind)) ||
        [...writtenInside(resource)].some(({ hooks }) =>
          hooks.some((hook) => hook.kind === "validate" || hook.kind === "before"),
        )
      );
    case "delete":
    case "delete_all":
      return [resource, ...deletedWith(resources, resource)].some(({ hooks }) =>
        hooks.some((hook) => hook.kind === "before_delete"),
      );
  }
}

function isBefore({ kind, serves }: Hook, operation: "create" | "update"): boolean {
  return kind === "before" && serves.includes(operation);
}

/** The resources whose records a write of one can create or change. */
function writtenInside(resource: Resource, found = new Set<Resource>()): ReadonlySet<Resource> {
  for (const { type } of resource.fields) {
    if (type.kind !== "reference" || type.create === "none" || found.has(type.target)) continue;
    found.add(type.target);
    writtenInside(type.target, found);
  }
  return found;
}
