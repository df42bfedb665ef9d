import { type ChangeKind, type ChangeName, changeKinds } from "../change.js";
import type { Find } from "../finders.js";
import { accessChanges } from "./access.js";
import { answerChanges } from "./answers.js";
import { deprecationChanges } from "./deprecations.js";
import { enumChanges } from "./enums.js";
import { errorChanges } from "./errors.js";
import { fieldChanges } from "./fields.js";
import { filterChanges } from "./filters.js";
import { listChanges } from "./lists.js";
import { objectChanges } from "./objects.js";
import { pageChanges } from "./pages.js";
import { policyChanges } from "./policies.js";
import { resourceChanges } from "./resources.js";
import { routeParameterChanges } from "./route-parameters.js";
import { routeChanges } from "./routes.js";
import { serviceChanges } from "./service.js";
import { textChanges } from "./texts.js";

const finders: Readonly<Record<ChangeName, Find>> = {
  ...serviceChanges,
  ...accessChanges,
  ...policyChanges,
  ...routeChanges,
  ...fieldChanges,
  ...filterChanges,
  ...routeParameterChanges,
  ...enumChanges,
  ...objectChanges,
  ...answerChanges,
  ...errorChanges,
  ...resourceChanges,
  ...listChanges,
  ...pageChanges,
  ...textChanges,
  ...deprecationChanges,
};

/** A kind of change, and how it is found. */
export interface Rule extends ChangeKind {
  readonly find: Find;
}

/** Every kind of change that is reported, in the order of the codes. Each has a pair of specs under test/golden/diff. */
export const rules: readonly Rule[] = changeKinds.map((kind) => ({ ...kind, find: finders[kind.name] }));
