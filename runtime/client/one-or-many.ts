/** A record that the service returned stands for its id. */
export interface RecordReference {
  readonly id: number;
}

/** A value alone is read as a list of one, and a text as values with commas between them. */
export type OneOrMany<Value> = Value | readonly Value[];
