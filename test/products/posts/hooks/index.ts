import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import type { Middleware } from "specwright";
import type { Hooks } from "../generated/server/hooks.js";

/** Comparisons of a condition, by the operator of MongoDB that each is. */
const operators = { eq: "$eq", ne: "$ne", lt: "$lt", lte: "$lte", gt: "$gt", gte: "$gte" } as const;
type Operator = keyof typeof operators;
type Conditions = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The functions that the spec names, by resource. */
export const hooks = {
  post: {
    where({ _where: text }, { errors }) {
      if (text === undefined) return {};
      try {
        const fields = Object.entries(JSON.parse(text) as Conditions);
        const all = fields.flatMap(([field, conditions]) =>
          Object.entries(conditions).map(([operator, value]) => ({
            [field === "id" ? "_id" : field]: { [operators[operator as Operator]]: value },
          })),
        );
        return { condition: { $and: all } };
      } catch {
        errors.add("_where", "not_object");
        return {};
      }
    },
  },
} satisfies Hooks;

/** Serves the pages of a folder. */
export const middleware: readonly Middleware[] = [
  async (ctx, next) => {
    const folder = process.env.STATIC_FOLDER;
    const page = /^\/[\w-]+\.html$/.exec(ctx.path)?.[0];
    const text =
      folder === undefined || page === undefined || ctx.method !== "GET"
        ? undefined
        : await readFile(join(folder, normalize(page)), "utf8").catch(() => undefined);
    if (text === undefined) return next();
    ctx.type = "html";
    ctx.body = text;
  },
];
