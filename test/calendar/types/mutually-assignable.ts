/** A property that is not there, so that optional properties can be compared as if they were required. */
interface Absent {
  readonly absent: true;
}

/** The type with every property required and every list readonly; what was optional may be `Absent`. */
type Explicit<T> = T extends string
  ? T
  : T extends readonly (infer Element)[]
    ? readonly Explicit<Element>[]
    : T extends object
      ? {
          [Name in keyof T]-?:
            | Explicit<Exclude<T[Name], undefined>>
            | (object extends Pick<T, Name> ? Absent : never);
        }
      : T;

/** Whether the types stand for the same values, property by property. Lists may be readonly on one side. */
export type MutuallyAssignable<A, B> = [Explicit<A>, Explicit<B>] extends [Explicit<B>, Explicit<A>]
  ? true
  : false;

/** The type with every list readonly. */
type WithReadonlyLists<T> = T extends readonly (infer Element)[]
  ? readonly WithReadonlyLists<Element>[]
  : T extends object
    ? { [Name in keyof T]: WithReadonlyLists<T[Name]> }
    : T;

/** Whether each value of the first type is one of the second, and no name of a property is of one of them only. */
export type Assignable<A, B> = [A, keyof A, keyof B] extends [WithReadonlyLists<B>, keyof B, keyof A]
  ? true
  : false;

/** Compiles for `true` only. */
export type True<T extends true> = T;

/** Pairs that the check must reject. */
export interface Rejected {
  // @ts-expect-error An optional property may be missing.
  optional: True<MutuallyAssignable<{ a?: string }, { a: string }>>;
  // @ts-expect-error A property of one side only, even an optional one, is a difference.
  additional: True<MutuallyAssignable<{ a: string; b?: string }, { a: string }>>;
  // @ts-expect-error Null is a value.
  nullable: True<MutuallyAssignable<{ a: string | null }, { a: string }>>;
  // @ts-expect-error A list inside an object is compared by its elements.
  nested: True<MutuallyAssignable<{ a: { b: number }[] }, { a: { b: number | string }[] }>>;
  // @ts-expect-error One value more is a wider type.
  wider: True<MutuallyAssignable<"a" | "b", "a" | "b" | "c">>;
  // @ts-expect-error A body needs what the document requires.
  missing: True<Assignable<{ a: string }, { a: string; b: number }>>;
  // @ts-expect-error A property that the document does not have is none that can be sent.
  unknown: True<Assignable<{ a: string; b?: string }, { a: string }>>;
  // @ts-expect-error A property of the document is one that the client can send.
  unsent: True<Assignable<{ a: string }, { a: string; b?: string }>>;
}
