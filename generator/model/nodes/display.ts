import type { FieldOf } from "./field.js";

/** Parts that fields play where records are shown to people: on pages and in feeds. */
export type DisplayRole =
  | "text"
  | "summary"
  | "website"
  | "price"
  | "featured"
  | "online"
  | "join"
  | "phone"
  | "email"
  | "address"
  | "position"
  | "place"
  | "host"
  | "tags";

/** The fields of each part; one but for the parts that take a list. */
export type DisplayOf<R> = Readonly<Partial<Record<DisplayRole, readonly FieldOf<R>[]>>>;
