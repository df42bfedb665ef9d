/**
 * When test services live unless a test gives them another clock: what a test expects of its dates does not change with the
 * day on which it runs. What the store keeps by its own clock, such as leases, lives in the present.
 */
export const testTime = Date.UTC(2027, 2, 1, 12);

/** The clock that stands at this time. */
export const testClock = (): number => testTime;
