/** Hashes passwords that people choose. */
export interface Passwords {
  /** The stored form of a password, with all that is needed to verify it. */
  hash(text: string): Promise<string>;
  /** Whether a password belongs to a stored form; false as well when that is none. Costs as much as hashing. */
  verify(text: string, stored: string): Promise<boolean>;
}

/** A password that a caller gives for a record. */
export interface PasswordGuess {
  readonly text: string;
  /** The stored form of the right one. */
  readonly stored: string;
  /** What it protects. */
  readonly record: string;
  /** Network of the caller. */
  readonly network: string;
}

/** Verifies the passwords of readers, which costs more than any other part of a read. */
export interface PasswordGuard {
  /**
   * Whether the password is right. Throws 429 where the network asks too much at once; one that gave many wrong passwords of
   * the record waits longer.
   */
  verify(guess: PasswordGuess): Promise<boolean>;
}
