import type { Report } from "../diagnostics.js";
import type { Spec } from "../load.js";
import type { ListedText, SpecNode } from "../spec/node.js";
import type { Enum, JsonValue, ObjectType, Place, Resource, Service, Text, Type } from "./model.js";

/** A node of the model while it is being filled. */
export type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

/** A resource being filled, with the file it comes from. */
export interface ResourceDraft {
  readonly node: SpecNode;
  readonly resource: Draft<Resource>;
}

/** What the builders and checks share: the spec, its diagnostics, and what was built before. */
export interface Scope {
  readonly spec: Spec;
  readonly report: Report;
  readonly texts: Texts;
  readonly service: Service;
  readonly types: TypeTable;
  readonly resources: ReadonlyMap<string, ResourceDraft>;
  /** The rows that nodes of the model come from, for checks of what the author wrote. */
  readonly rows: Map<object, Row>;
  /** Nodes of the model with an error that is already reported: checks skip them. */
  readonly broken: Set<object>;
}

/** A row of a table together with the shared rows it takes over. A key of the first row wins. */
export interface Row {
  readonly name: string;
  /** Location of the name. */
  readonly place: Place;
  readonly nodes: readonly SpecNode[];
  /** Where its text may be, the nearest first. */
  readonly textPaths: readonly string[];
  /** What it says under a key, as far as that is of the kind asked for. */
  entry(key: string): SpecNode | undefined;
  text(key: string): string | undefined;
  number(key: string): number | undefined;
  flag(key: string): boolean;
  texts(key: string): readonly ListedText[];
  value(key: string): JsonValue | undefined;
}

/** The prose of the spec by path, in every language. */
export interface Texts {
  /** The text of the first path that has one; without any, a sentence made of `name`. */
  of(name: string, ...paths: readonly string[]): Text;
  /** The same, or else a title made of `name`. */
  title(name: string, ...paths: readonly string[]): Text;
  has(path: string): boolean;
}

/** The types of a spec by the names that rows use. */
export interface TypeTable {
  readonly enums: readonly Enum[];
  readonly objects: readonly ObjectType[];
  readonly names: readonly string[];
  /** The type that a text such as `ticket[]` names; undefined for an unknown one, which is reported with the names of `others` among those known. */
  resolve(node: SpecNode, others?: readonly string[]): Type | undefined;
  object(name: string): ObjectType | undefined;
}

/**
 * A rule of the spec: checks one subject and reports what is wrong. To add one, write the function beside the others,
 * enter it in their table, add its code to `spec/codes.json` and a golden case for the code.
 */
export type Rule<Subject> = (subject: Subject, scope: Scope) => void;

/** A rule for a part of a resource. */
export type PartRule<Part> = (part: Part, scope: Scope, resource: Resource) => void;
