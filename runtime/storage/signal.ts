import type { Database } from "./database.js";

/** Creates a typed event of a database, which wakes background jobs of this process; other processes poll. */
export function createSignal<Payload = void>() {
  const event = Symbol("signal");
  return {
    emit: ({ signals }: Database, payload: Payload): void => void signals.emit(event, payload),
    /** Returns a function that removes the listener. */
    on({ signals }: Database, listener: (payload: Payload) => void): () => void {
      signals.on(event, listener);
      return () => void signals.off(event, listener);
    },
  };
}
