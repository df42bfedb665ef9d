import type { FieldOf } from "./field.js";

/** Parts that fields play where records are shown to people: on pages and in feeds. */
export type ShownRole =
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
  | "marks";

/** The fields of each part; one but for the parts that take a list. */
export type ShownOf<R> = Readonly<Partial<Record<ShownRole, readonly FieldOf<R>[]>>>;
