/** Where a node is written in the spec; line and column count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Behind its last character; absent where a whole file is meant. */
  readonly end?: { readonly line: number; readonly column: number };
  /** JSON pointer to the node in its file, such as `/fields/title/type`; that of a key is the one of its value, and empty the whole file. */
  readonly pointer?: string;
}

/** The folder that nodes of defaults are in, instead of `spec/`. */
export const defaultsFolder = "defaults/";
