/** What a reader saw: a number for each subject, such as the revision of a record or the total of a list. */
export type View = ReadonlyMap<string, number>;

/** The first view of a reader that shows a subject older than one before it; undefined where none does. */
export function findStepBack(
  views: readonly View[],
): { readonly at: number; readonly subject: string } | undefined {
  const latest = new Map<string, number>();
  for (const [at, view] of views.entries()) {
    for (const [subject, number] of view) {
      if (number < (latest.get(subject) ?? Number.NEGATIVE_INFINITY)) return { at, subject };
      latest.set(subject, number);
    }
  }
  return undefined;
}
