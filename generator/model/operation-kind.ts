import { isRead, placeholderOf } from "./lifecycle.js";
import type { FeedRoute, Route } from "./model.js";

export type OperationKind = "list" | "create" | "get" | "update" | "delete" | "delete_all";

/** What the operation of a route does, whatever its record is found by. */
export function kindOf(route: Route | FeedRoute): OperationKind {
  switch (route.operation) {
    case "get_by_slug":
      return "get";
    case "update_by_slug":
      return "update";
    case "custom": {
      const isOfRecord = placeholderOf(route) !== undefined;
      if (isRead(route)) return isOfRecord ? "get" : "list";
      return isOfRecord ? "update" : "create";
    }
    case "delete_by_slug":
      return "delete";
    default:
      return route.operation;
  }
}
