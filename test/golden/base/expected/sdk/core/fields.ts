// Copied from runtime/client/fields.ts. Do not edit: change that file and run `npm run generate`.

import type { PageName } from "./spec.js";

/** What a read takes to return a part of each record only. */
export interface Fields<Field> {
  /** Names of the properties to return, also of those inside: `["id", "author.name"]`. All where missing or empty. */
  readonly fields?: readonly Field[] | undefined;
}

/** Names of the properties of a record, and of those inside them. */
export type FieldOf<Item> = {
  [Name in keyof Item & string]-?: Name | `${Name}.${InnerField<Item[Name]>}`;
}[keyof Item & string];

type InnerField<Value> = Value extends readonly (infer Entry)[]
  ? Entry extends object
    ? keyof Entry & string
    : never
  : Value extends object
    ? keyof Value & string
    : never;

/** A record with the fields that were named. */
export type Selected<Item, Field extends string> = [Field] extends [never]
  ? Item
  : [Field] extends [keyof Item]
    ? Pick<Item, Field>
    : Part<Item, Field>;

/** A page of a list of such records. Nothing but them and the totals is returned beside named fields. */
export type SelectedList<List, Records extends keyof List, Item, Field extends string> = [Field] extends [
  never,
]
  ? List
  : Pick<List, keyof List & PageName> & Record<Records, Selected<Item, Field>[]>;

type Part<Value, Field extends string> = Value extends readonly (infer Entry)[]
  ? Part<Entry, Field>[]
  : Value extends object
    ? {
        [Name in keyof Value as Name extends Outer<Field> ? Name : never]: Name extends Field
          ? Value[Name]
          : Part<Value[Name], Inner<Field, Name>>;
      }
    : Value;

type Outer<Field> = Field extends `${infer Name}.${string}` ? Name : Field;

type Inner<Field, Name> = Field extends `${Name & string}.${infer Rest}` ? Rest : never;
