/** How passwords that people choose are kept. */
export interface Passwords {
  /** The stored form of a password, with all that is needed to verify it. */
  hash(text: string): Promise<string>;
  /** Whether a password belongs to a stored form; false as well when that is none. Costs as much as hashing. */
  verify(text: string, stored: string): Promise<boolean>;
}
