import table from "./codes.json" with { type: "json" };

/**
 * Every diagnostic the generator can give, as `codes.json` lists them. To add one, write its entry there: number, message, fix
 * and cause. A number is never reused. Each code has a golden case under `test/golden/errors/<name>`, which is its example
 * as well; a test fails where one lacks.
 */
export const codes: Readonly<Record<CodeName, Code>> = table;
export type CodeName = keyof typeof table;

/** What one code of diagnostics says. Words in braces come from the place that reports it. */
export interface Code {
  readonly code: string;
  /** Something the author should know, which stops nothing; absent: an error, which stops the generator. */
  readonly warning?: boolean;
  /** Reported once for all uses of the name. */
  readonly grouped?: boolean;
  readonly message: string;
  /** The cure, where no near name can be proposed; `{known}` lists what was possible. */
  readonly fix: string;
  /** Why the generator cannot accept it, in one to three sentences; `npm run spec -- explain` prints it. */
  readonly cause: string;
}

/** Whether a diagnostic stops the generator. */
export function severityOf(name: CodeName): "error" | "warning" {
  return codes[name].warning === true ? "warning" : "error";
}

/** The code of a number such as `SPEC020` or a name such as `unknown_type`, in any case; absent where there is none. */
export function findCode(word: string): (Code & { readonly name: CodeName }) | undefined {
  const wanted = word.toLowerCase();
  const found = codeNames.find((name) => name === wanted || codes[name].code.toLowerCase() === wanted);
  return found === undefined ? undefined : { ...codes[found], name: found };
}

/** Names of all codes by their numbers. */
export const codeNames: readonly CodeName[] = codeNamesOf(codes).sort((a, b) =>
  codes[a].code.localeCompare(codes[b].code, "en"),
);

function codeNamesOf<T extends object>(table: T): (keyof T)[] {
  // A literal of the module has no keys but those of its type.
  return Object.keys(table) as (keyof T)[];
}
