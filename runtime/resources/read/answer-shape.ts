/**
 * Leaves those of the named properties without a value that are empty: an empty text, false, zero entries, or nothing at all.
 * JSON has no members without a value.
 */
export function withoutEmpty<Answer extends object, Name extends keyof Answer>(
  answer: Answer,
  names: readonly Name[],
): Omit<Answer, Name> & { [Key in Name]?: Exclude<Answer[Key], false | undefined> } {
  const result: Partial<Answer> = { ...answer };
  for (const name of names) {
    const value: unknown = answer[name];
    const isEmpty =
      value === undefined || value === "" || value === false || (Array.isArray(value) && value.length === 0);
    // Objects that lose properties are slow ever after.
    if (isEmpty) result[name] = undefined;
  }
  // The loop does what the type says; the compiler cannot follow it.
  return result as Omit<Answer, Name> & { [Key in Name]?: Exclude<Answer[Key], false | undefined> };
}

/** The only record where there is just one, else all of them. */
export function oneOrMany<Answer>(answers: Answer[]): Answer | Answer[] {
  const [first] = answers;
  return answers.length === 1 && first !== undefined ? first : answers;
}
