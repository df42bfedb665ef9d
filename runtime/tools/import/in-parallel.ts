/** Does a task for each item, several at a time; stops at the first that fails. */
export async function inParallel<Item>(
  items: readonly Item[],
  lanes: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (const item of waiting) await task(item);
  };
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, work));
}
