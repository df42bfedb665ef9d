import type { Rule } from "../rule.js";
import { answerRules } from "./answers.js";
import { deprecationRules } from "./deprecations.js";
import { errorRules } from "./errors.js";
import { fieldRules } from "./fields.js";
import { filterRules } from "./filters.js";
import { resourceRules } from "./resources.js";
import { routeRules } from "./routes.js";
import { serviceRules } from "./service.js";
import { textRules } from "./texts.js";
import { typeRules } from "./types.js";

/** Every kind of change that is told, in the order of the codes. Each has a pair of specs under test/golden/diff. */
export const rules: readonly Rule[] = [
  ...serviceRules,
  ...routeRules,
  ...fieldRules,
  ...filterRules,
  ...typeRules,
  ...answerRules,
  ...errorRules,
  ...resourceRules,
  ...textRules,
  ...deprecationRules,
].sort((a, b) => (a.code < b.code ? -1 : 1));
