/** What one code of diagnostics says. Words in braces come from the place that reports it. */
export interface Code extends Entry {
  readonly code: string;
  readonly severity: "error" | "warning";
  /** Reported once for all uses of the name. */
  readonly grouped?: true;
}

/** The texts of a code: a diagnostic prints the first two, `npm run spec -- explain` all, with the example of the golden case. */
export interface Entry {
  readonly message: string;
  /** The cure, where no near name can be proposed; `{known}` lists what was possible. */
  readonly fix: string;
  /** Why the generator cannot accept it, in one to three sentences. */
  readonly cause: string;
}

/** An error that stops the generator. */
export function error(code: string, entry: Entry): Code {
  return { code, severity: "error", ...entry };
}

/** A name that nothing has: one diagnostic for all places that use it. */
export function grouped(code: string, entry: Entry): Code {
  return { code, severity: "error", grouped: true, ...entry };
}

/** Something the author should know, which stops nothing. */
export function warning(code: string, entry: Entry): Code {
  return { code, severity: "warning", ...entry };
}
