/** Writes what browsers load into a folder. */
export function buildPages(folder?: string): Promise<void>;
