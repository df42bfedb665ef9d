import { HttpError } from "../core/http-error.js";
import { parseId } from "../core/record-id.js";
import { createContext } from "../core/request-context.js";
import { emptyTrash } from "../resources/write/delete.js";
import { type AccountRequest, type AccountRoute, createReader } from "./request.js";

/** The route that deletes for good what lies in the trash of a resource, by its plural: all of it, or the records with `ids`. */
export const trash: AccountRoute = {
  method: "DELETE",
  path: /^trash\/(\w+)$/,
  caller: "edit_others",
  run: empty,
};

/** Answers with how many records were deleted and how many remain. Throws 404 where the resource has no trash. */
async function empty(request: AccountRequest): Promise<object> {
  const { app, ctx, origin: site, principal, values } = request;
  const records = [...app.resources.values()].find(({ resource }) => resource.plural === request.id);
  if (records?.resource.hasTrash !== true || records.access.delete === undefined)
    throw new HttpError("rest_no_route");
  const { errors } = createReader(request);
  if (values.ids !== undefined && !Array.isArray(values.ids)) errors.add("ids", "not_list");
  errors.throwIfAny();
  const ids = (values.ids as readonly unknown[] | undefined)?.map((given) => {
    const id = parseId(records.resource, String(given));
    if (id === undefined) errors.add("ids", "not_found", { value: String(given) });
    return id ?? 0;
  });
  errors.throwIfAny();
  const { language, now, requestId } = ctx.state;
  const call = createContext({ language, principal, site, now, request: requestId });
  const { body } = await emptyTrash({ app, records, call }, ids);
  return body as object;
}
