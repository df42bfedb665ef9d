import type { Rule, RuleTable } from "../rule.js";
import { accessRules } from "./access.js";
import { answerRules } from "./answers.js";
import { deprecationRules } from "./deprecations.js";
import { enumRules } from "./enums.js";
import { errorRules } from "./errors.js";
import { fieldRules } from "./fields.js";
import { filterRules } from "./filters.js";
import { listRules } from "./lists.js";
import { objectRules } from "./objects.js";
import { pageRules } from "./pages.js";
import { policyRules } from "./policies.js";
import { resourceRules } from "./resources.js";
import { routeParameterRules } from "./route-parameters.js";
import { routeRules } from "./routes.js";
import { serviceRules } from "./service.js";
import { textRules } from "./texts.js";
import { wireRules } from "./wire.js";

const tables: readonly RuleTable[] = [
  serviceRules,
  wireRules,
  accessRules,
  policyRules,
  routeRules,
  fieldRules,
  filterRules,
  routeParameterRules,
  enumRules,
  objectRules,
  answerRules,
  errorRules,
  resourceRules,
  listRules,
  pageRules,
  textRules,
  deprecationRules,
];

/** Every kind of change that is reported, in the order of the codes. Each has a pair of specs under test/golden/diff. */
export const rules: readonly Rule[] = tables
  .flatMap((table) => Object.entries(table).map(([code, rule]) => ({ code, ...rule })))
  .sort((a, b) => (a.code < b.code ? -1 : 1));
