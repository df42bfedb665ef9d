/** Writes what browsers load into a folder; sizes in bytes, plain and compressed, by name. */
export function buildPages(
  folder?: string,
): Promise<Readonly<Record<string, { readonly bytes: number; readonly packed: number }>>>;
