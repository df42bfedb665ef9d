import { createTokens } from "specwright";
import type { Session } from "../generated/sdk/types.js";
import type { OperationContext } from "../generated/server/accessors.js";
import type { Hooks } from "../generated/server/hooks.js";
import { userCollection } from "../generated/server/users/collection.js";

/** The user with a new token. */
async function sessionOf(id: number, context: OperationContext): Promise<Session> {
  const { email, username, bio = "", image = "" } = await context.users.asService.get(id);
  const token = await createTokens(context).sign({ id, role: "member" });
  return { email, username, bio, image, token };
}

/** Adds somebody to those whom the caller follows, or takes them out. */
async function changeFollowing(
  username: string,
  { users, caller }: OperationContext,
  change: (following: readonly number[], id: number) => number[],
): Promise<void> {
  const found = await users.asService.first({ username });
  if (found === undefined) return;
  await users.asService.update(caller.author, ({ following }) => ({
    following: change(following, found.id),
  }));
}

/** Adds the caller to those who like an article, or takes the caller out. */
async function changeFavorite(
  slug: string,
  { articles, caller }: OperationContext,
  change: (users: readonly number[], id: number) => number[],
) {
  const { id } = await articles.bySlug(slug);
  return articles.asService.update(id, ({ favoritedBy }) => ({
    favoritedBy: change(favoritedBy, caller.author),
  }));
}

const withOne = (ids: readonly number[], id: number): number[] => [...ids.filter((one) => one !== id), id];
const withoutOne = (ids: readonly number[], id: number): number[] => ids.filter((one) => one !== id);

/** The functions that the spec names, by resource. */
export const hooks = {
  service: {
    callerOfToken: ({ scheme, value }, context) =>
      ["token", "bearer"].includes(scheme) ? createTokens<"member">(context).verify(value) : undefined,
  },
  user: {
    async register(values, context) {
      return sessionOf((await context.users.asService.create(values)).id, context);
    },
    async login({ email, password }, context) {
      const { users, errors } = context;
      const user = await users.asService.first({ email });
      // Also for an unknown address, which takes as long.
      const isRight = await users.verifyPassword(user?.id, password);
      return isRight && user !== undefined ? sessionOf(user.id, context) : errors.reject("email", "wrong");
    },
    currentUser: (_input, context) => sessionOf(context.caller.author, context),
    async changeUser(values, context) {
      const { users, caller } = context;
      return sessionOf((await users.asService.update(caller.author, values)).id, context);
    },
    follow: ({ username }, context) => changeFollowing(username, context, withOne),
    unfollow: ({ username }, context) => changeFollowing(username, context, withoutOne),
    async isFollowed(users, { principal, collection }) {
      const caller = await collection(userCollection).findOne({ _id: principal.author });
      return users.map(({ _id }) => caller?.following?.includes(_id) === true);
    },
  },
  article: {
    // Only the service says who wrote an article, and who likes it.
    signArticle({ tagList = [] }, { principal, before }) {
      const { author, favoritedBy } = before ?? { author: [principal.author], favoritedBy: [] };
      const own = principal.imports === true ? {} : { author, favoritedBy };
      return { changes: { ...own, tagList: tagList.toSorted() } };
    },
    isFavorite: (articles, { principal }) =>
      articles.map(({ favorited_by = [] }) => favorited_by.includes(principal.author)),
    countFavorites: ({ favorited_by = [] }) => favorited_by.length,
    async feed({ limit, offset: skip }, { articles, users, caller }) {
      const { following } = await users.asService.get(caller.author);
      const filter = { writer: { $in: [...following] } };
      const found = await articles.find(filter, { sort: { _id: -1 }, skip, limit });
      return {
        articles: await Promise.all(found.map((article) => articles.show(article))),
        articlesCount: await articles.count(filter),
      };
    },
    async allTags(_input, { articles }) {
      const found = await articles.find();
      return { tags: [...new Set(found.flatMap(({ tagList = [] }) => tagList))] };
    },
    favorite: ({ slug }, context) => changeFavorite(slug, context, withOne),
    unfavorite: ({ slug }, context) => changeFavorite(slug, context, withoutOne),
  },
  comment: {
    signComment: (_values, { principal }) => ({ changes: { author: [principal.author] } }),
  },
} satisfies Hooks;
