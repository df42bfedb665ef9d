import type { Database } from "./database.js";

/** A typed event of a database, which wakes background jobs of this process; other processes poll. */
export interface Signal<Payload = void> {
  emit(database: Database, payload: Payload): void;
  /** Returns a function that removes the listener. */
  on(database: Database, listener: (payload: Payload) => void): () => void;
}

/** Creates a signal of its own. */
export function createSignal<Payload = void>(): Signal<Payload> {
  const event = Symbol("signal");
  return {
    emit: ({ signals }, payload) => void signals.emit(event, payload),
    on({ signals }, listener) {
      signals.on(event, listener);
      return () => void signals.off(event, listener);
    },
  };
}
