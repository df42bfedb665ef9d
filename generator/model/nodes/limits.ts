/** Limits of a value that a caller sends; absent: that of the type. */
export interface ValueLimits {
  /** Smallest and largest number, also of each number in a list. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** Digits of a decimal behind the point. */
  readonly scale?: number;
  /** Length of a text in Unicode code points, also of each text in a list. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Regular expression with the flag `u` that a text matches at any position; proven to take linear time. */
  readonly pattern?: string;
  /** Entries of a list, or records of a relation. */
  readonly minItems?: number;
  readonly maxItems?: number;
}
