/**
 * Statuses by code, for errors that mean another than the one they come with; a file of its own, which is loaded with the first
 * error. In the package, the generator writes those of the real spec in place of this file.
 */
export const meanings: Readonly<Record<string, number>> = {};
