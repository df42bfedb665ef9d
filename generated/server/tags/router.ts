// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { ResourceOperations, Router, Service, ServiceState } from "specwright";
import type { ListTagsQuery } from "../../sdk/tags.js";
import {
  isDeleteTagQuery,
  isGetTagQuery,
  isListTagsQuery,
  isTagCreate,
  isTagPut,
  isTagUpdate,
} from "./ajv.js";
import { tagFields, tagFilters, tagResource, tagWrites } from "./resource.js";

/** Routes of tags. */
export function createTagRouter(
  service: Service,
  tags: ResourceOperations<ListTagsQuery>,
): Router<ServiceState> {
  const router = service.createRouter();

  // GET /tags: Lists tags that pass all filters, page by page.
  router.get(
    "/tags",
    service.route({
      operation: "listTags",
      parameters: tagFilters,
      isInput: isListTagsQuery,
      collectsErrors: true,
      run: (query, call, checked) => tags.list(query, call, checked),
    }),
  );

  // POST /tags: Creates a tag.
  router.post(
    "/tags",
    service.route({
      operation: "createTag",
      parameters: { ...tagFields, ...tagWrites },
      isInput: isTagCreate,
      access: "edit_tags",
      stores: tagResource,
      repeats: tags.repeats.create,
      run: (input, call, checked) => tags.create(input, call, checked),
    }),
  );

  // GET /tags/{id}: Gets a tag by its id.
  router.get(
    "/tags/:id",
    service.route({
      operation: "getTag",
      parameters: {},
      isInput: isGetTagQuery,
      run: (input, call, checked) => tags.get(input, call, checked),
    }),
  );

  // POST, PUT, PATCH /tags/{id}: Changes a tag: the fields that are sent. The others stay as they are.
  router.register(
    "/tags/:id",
    ["POST", "PUT", "PATCH"],
    service.route({
      operation: "updateTag",
      parameters: { ...tagFields, ...tagWrites },
      isInput: isTagUpdate,
      access: "edit_tags",
      stores: tagResource,
      repeats: tags.repeats.update,
      run: (input, call, checked) => tags.update(input, call, checked),
    }),
  );

  // DELETE /tags/{id}: Deletes a tag, which its id names.
  router.delete(
    "/tags/:id",
    service.route({
      operation: "deleteTag",
      parameters: {},
      isInput: isDeleteTagQuery,
      access: "edit_tags",
      repeats: tags.repeats.remove,
      run: (input, call, checked) => tags.remove(input, call, checked),
    }),
  );

  // PUT /tags/by-external/{source}/{external}: Creates a tag with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.
  router.put(
    "/tags/by-external/:source/:external",
    service.route({
      operation: "putTagByExternal",
      parameters: { ...tagFields, ...tagWrites },
      isInput: isTagPut,
      access: "edit_tags",
      stores: tagResource,
      repeats: tags.repeats.put,
      run: (input, call, checked) => tags.put(input, call, checked),
    }),
  );

  return router;
}
