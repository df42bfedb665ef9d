import type { Document } from "mongodb";
import type { Filter, Model, Resource } from "../../generator/model/model.js";
import { isByCursor } from "../../generator/model/wire.js";
import { itemsName } from "../../generator/print/list-envelope.js";
import { base, property, query, routeOf, type Send } from "./caller.js";

/**
 * Words that searches of a resource find wrongly in documents that are there: words that no search should know, or that
 * one lacks. Of each field it is the name, which the callers of the tests send.
 */
export async function wronglyFound(
  resource: Resource,
  stored: readonly Document[],
  model: Model,
  send: Send,
): Promise<string[]> {
  if (routeOf(resource, "list") === undefined) return [];
  const listed = await foundBy({}, resource, model, send);
  const open = stored.filter(({ _id, password }) => listed.has(Number(_id)) && password === undefined);
  const failures: string[] = [];
  for (const filter of resource.filters) {
    if (filter.match.kind !== "search") continue;
    const { within } = filter.match;
    for (const { name } of resource.fields.filter((field) => textsOf(open, field.name).length > 0)) {
      for (const code of model.service.languages.all) {
        const find = (word: string) =>
          foundBy({ [filter.name]: word, [model.service.languages.parameter]: code }, resource, model, send);
        const [whole, part] = [await find(name), await find(name.slice(1))];
        for (const document of open) {
          const id = Number(document._id);
          const wanted = isWanted(filter, name, document);
          const isWrong = wanted !== undefined && whole.has(id) !== wanted;
          const isPartWrong = wanted === true && part.has(id) !== within;
          if (isWrong || isPartWrong)
            failures.push(`${filter.name}=${name} in ${code} is wrong for ${resource.name} ${id}`);
        }
      }
    }
  }
  return failures;
}

/** Whether a search should find a document by a word; undefined where some of its texts have it. */
function isWanted({ match }: Filter, word: string, document: Document): boolean | undefined {
  const fields = match.kind === "search" ? match.fields : [];
  const texts = fields.map(({ name }) => textsOf([document], name));
  const has = (text: string): boolean => text.split(/\W+/).includes(word);
  if (texts.some((some) => some.length > 0 && some.every(has))) return true;
  return texts.flat().some((text) => text.includes(word)) ? undefined : false;
}

function textsOf(documents: readonly Document[], name: string): readonly string[] {
  return documents.flatMap((document) => {
    const localized: unknown[] = Object.values((document.text ?? {}) as object);
    const values = [document[name] as unknown, ...localized.map((text) => property(text, name))];
    return values.filter((value) => typeof value === "string");
  });
}

/** Ids on all pages of a list. */
async function foundBy(
  values: Readonly<Record<string, string>>,
  resource: Resource,
  model: Model,
  send: Send,
): Promise<ReadonlySet<number>> {
  const { page, size, maximum } = model.service.paging;
  const ids = new Set<number>();
  const list = `${base(model)}${routeOf(resource, "list")?.path ?? ""}`;
  const isNumbered = !isByCursor(resource);
  const pathOf = (at: number): string =>
    `${list}?${query({ ...values, [size]: maximum, ...(isNumbered ? { [page]: at } : {}) })}`;
  for (let at = 1, path: string | undefined = pathOf(1); path !== undefined; at += 1) {
    const { body } = await send({ method: "GET", path });
    const itemsAt = itemsName(resource);
    const records = itemsAt === "" ? body : property(body, itemsAt);
    const some: readonly unknown[] = Array.isArray(records) ? records : [];
    for (const record of some) ids.add(Number(property(record, "id")));
    const next = property(body, resource.list.find(({ part }) => part === "next")?.name ?? "");
    const following = typeof next === "string" ? list + new URL(next).search : undefined;
    // Behind the last page there is nothing.
    const numbered = some.length > 0 ? pathOf(at + 1) : undefined;
    path = isNumbered ? numbered : following;
  }
  return ids;
}
