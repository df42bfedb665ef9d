import type { Scope } from "./scope.js";

/**
 * A rule of the spec: checks one subject and reports what is wrong. To add one, write the function beside the others,
 * enter it in their table, add its code to its group in `spec/codes/` and a golden case for the code.
 */
export type Rule<Subject> = (subject: Subject, scope: Scope) => void;
