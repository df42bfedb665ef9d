import { bookCollection } from "../generated/server/books/collection.js";
import type { Hooks } from "../generated/server/hooks.js";
import { loanCollection } from "../generated/server/loans/collection.js";

const dayMs = 86_400_000;

/** Words in place of those that the spec has for the reason. */
const alreadyBack = { en: "The book came back already.", pt: "O livro já voltou." };

/** The functions that the spec names, by resource. */
export const hooks = {
  author: {
    async countOverdue(authors, { collection, now, expires }) {
      const day = new Date(now).toISOString().slice(0, 10);
      expires(Date.parse(day) + dayMs);
      const ids = authors.map(({ _id }) => _id);
      const books = await collection(bookCollection)
        .find({ authors: { $in: ids } })
        .toArray();
      const overdue = await collection(loanCollection)
        .find({ book: { $in: books.map(({ _id }) => _id) }, due: { $lt: day }, returned: { $exists: false } })
        .toArray();
      return ids.map((author) => {
        const own = new Set(books.filter((book) => book.authors?.includes(author)).map(({ _id }) => _id));
        return overdue.filter(({ book }) => book !== undefined && own.has(book)).length;
      });
    },
  },
  loan: {
    checkLoan: ({ lent, due }) => (due < lent ? [{ field: "due", reason: "too_early" }] : []),
    returnLoan: ({ id, day }, { loans, errors }) =>
      loans.update(id, ({ returned }) =>
        returned === undefined ? { returned: day } : errors.reject("day", "returned", alreadyBack),
      ),
    async remindReaders(_input, { loans, now }) {
      const reminded = new Date(now).toISOString().slice(0, 10);
      const overdue = { due: { $lt: reminded }, returned: { $exists: false }, reminded: { $exists: false } };
      const found = await loans.find(overdue);
      for (const { id } of found) await loans.update(id, { reminded });
      return { reminded: found.length };
    },
    overdue({ returned, due }, { call, declare }) {
      const day = new Date(call.now).toISOString().slice(0, 10);
      declare({ expiresAt: Date.parse(day) + dayMs });
      return returned === undefined && (due ?? "") < day;
    },
  },
} satisfies Hooks;
