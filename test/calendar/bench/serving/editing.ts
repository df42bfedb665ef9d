import { key } from "./servers.js";

/**
 * Changes one event after another, so many each second, as editors do while others read. Ends with an error where a change
 * was rejected.
 */
export function startEditing(port: number, ids: readonly number[], perSecond: number): () => Promise<void> {
  let count = 0;
  const rejected: number[] = [];
  const open = new Set<Promise<void>>();

  const change = async (): Promise<void> => {
    count += 1;
    // One in seven, so that neighbours in lists are left alone.
    const id = ids[(count * 7) % ids.length] ?? 0;
    const response = await fetch(`http://127.0.0.1:${port}/calendar/events/v1/events/${id}`, {
      method: "PATCH",
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body: JSON.stringify({ website: `https://change-${count}.example/` }),
    });
    await response.arrayBuffer();
    if (!response.ok) rejected.push(response.status);
  };
  const timer = setInterval(() => {
    const changing = change().finally(() => open.delete(changing));
    open.add(changing);
  }, 1000 / perSecond);

  return async () => {
    clearInterval(timer);
    await Promise.all(open);
    if (rejected.length > 0) throw new Error(`${rejected.length} of ${count} changes were rejected.`);
  };
}
