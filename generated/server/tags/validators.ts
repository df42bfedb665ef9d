// Generated from spec/resources/tag.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Guard } from "specwright";
import type { DeleteTagQuery, GetTagQuery, ListTagsQuery, TagCreate, TagUpdate } from "../../sdk/tags.js";
import {
  checkDeleteTagQuery,
  checkGetTagQuery,
  checkListTagsQuery,
  checkTagCreate,
  checkTagUpdate,
} from "./ajv.js";

/** Accepts the parameters of `GET /tags`, each in its type and within its limits. */
export const isListTagsQuery: Guard<ListTagsQuery> = checkListTagsQuery;

/** Accepts the parameters of `POST /tags`, each in its type and within its limits. */
export const isTagCreate: Guard<TagCreate> = checkTagCreate;

/** Accepts the parameters of `GET /tags/{id}`, each in its type and within its limits. */
export const isGetTagQuery: Guard<GetTagQuery> = checkGetTagQuery;

/** Accepts the parameters of `POST, PUT, PATCH /tags/{id}`, each in its type and within its limits. */
export const isTagUpdate: Guard<TagUpdate> = checkTagUpdate;

/** Accepts the parameters of `DELETE /tags/{id}`, each in its type and within its limits. */
export const isDeleteTagQuery: Guard<DeleteTagQuery> = checkDeleteTagQuery;
