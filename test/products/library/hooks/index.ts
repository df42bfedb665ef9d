import type { Hooks } from "../generated/server/hooks.js";

/** The functions that the spec names, by resource. */
export const hooks = {
  loan: {
    checkLoan: ({ lent, due }) =>
      due < lent
        ? [{ field: "due", reason: "too_early", message: "{name} is before the day of the loan." }]
        : [],
    returnLoan: ({ returned }, { input }) =>
      returned === undefined
        ? { changes: { returned: input.day } }
        : { errors: [{ field: "day", reason: "returned", message: "The book came back already." }] },
    overdue: ({ returned, due }) =>
      returned === undefined && (due ?? "") < new Date().toISOString().slice(0, 10),
  },
} satisfies Hooks;
