/** Creates the error that `fetch` throws where a network fails: a TypeError whose cause has the code of the system. */
export function networkError(code: "ECONNREFUSED" | "ECONNRESET" | "ENOTFOUND", reason: string): TypeError {
  return new TypeError("fetch failed", { cause: Object.assign(new Error(reason), { code }) });
}

/** Settles as the work does, or rejects with the reason of the signal as soon as that is aborted. The work itself continues. */
export function untilAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    // The reason is what the caller aborted with, as with `fetch`.
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
