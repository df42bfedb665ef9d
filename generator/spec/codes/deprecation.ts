import { error, warning } from "./code.js";

/** Announcements of what goes, which callers could not follow. */
export const deprecationCodes = {
  bad_date: error("SPEC180", {
    message: "`{name}` is no day of the calendar.",
    fix: "write it as 2031-03-10",
    cause: "Callers read the day in a header and plan by it: it has to exist, with year, month and day.",
  }),
  sunset_early: error("SPEC181", {
    message: "The sunset {sunset} lies before {since}, from when it is deprecated.",
    fix: "write a later day",
    cause: "Callers have from the first day until the second to change; the second cannot come first.",
  }),
  deprecated_required: warning("SPEC182", {
    message: "`{name}` is deprecated, and callers cannot do without it: it is required.",
    fix: "remove `required: true`, or deprecate the routes that need it",
    cause: "A caller that follows the announcement and omits it would be rejected.",
  }),
} as const;
