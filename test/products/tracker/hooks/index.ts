import { commentCollection } from "../generated/server/comments/collection.js";
import type { Hooks } from "../generated/server/hooks.js";
import { worklogCollection } from "../generated/server/worklogs/collection.js";

/** The states that may follow each. */
const following = { open: ["in_progress"], in_progress: ["open", "done"], done: ["open"] };

/** The functions that the spec names, by resource. */
export const hooks = {
  issue: {
    checkWorkflow: ({ state, assignee }, { before }) => {
      const errors = [];
      if (before !== undefined && before.state !== state && !following[before.state].includes(state))
        errors.push({ field: "state", reason: "wrong_order" } as const);
      if (state === "in_progress" && assignee === undefined)
        errors.push({ field: "assignee", reason: "missing" } as const);
      return errors;
    },
    async countComments(issues, { collection }) {
      const ids = issues.map(({ _id }) => _id);
      const comments = await collection(commentCollection)
        .find({ issue: { $in: ids } })
        .toArray();
      return ids.map((id) => comments.filter(({ issue }) => issue === id).length);
    },
    async keepLogged(_values, { id, collection }) {
      const isLogged = (await collection(worklogCollection).findOne({ issue: id })) !== null;
      return isLogged
        ? [{ field: "title", reason: "logged", message: `Time was spent on the issue ${id}.` }]
        : [];
    },
  },
} satisfies Hooks;
