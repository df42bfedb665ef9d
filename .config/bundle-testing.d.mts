/** Writes the bundle of the fake with its declarations into a folder; gives the sizes of the files in bytes. */
export function bundleTesting(folder: string): Promise<Readonly<Record<string, number>>>;
