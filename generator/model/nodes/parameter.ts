import type { Deprecation } from "./deprecation.js";
import type { ValueLimits } from "./limits.js";
import type { Place } from "./location.js";
import type { JsonValue, Text } from "./text.js";
import type { Type } from "./type.js";

/** Something a caller sends: in the path, the query string or the body. */
export interface ParameterOf<R> extends ValueLimits {
  readonly name: string;
  readonly type: ParameterTypeOf<R>;
  readonly required: boolean;
  /** JSON null is accepted and means "none". */
  readonly nullable: boolean;
  /** JSON null is accepted and counts as not sent. */
  readonly ignoresNull?: true;
  /** An empty text is accepted. */
  readonly blank: boolean;
  readonly default?: JsonValue;
  /** A value made by the create that leaves the parameter out; fields only, and instead of `default` and `initial`. */
  readonly generated?: GeneratedDefault;
  /** What a hook takes where the parameter is missing, as a caller would send it. */
  readonly computed?: string;
  /** Larger numbers are accepted, and count as this one. */
  readonly cap?: number;
  /** Paths of mounts at which a value that the type does not have counts as not sent. */
  readonly ignoreInvalidAt?: readonly string[];
  /** No two records have the same value; fields only. */
  readonly unique?: true;
  readonly extension?: string;
  /** A value that documents show; absent: one that suits the type. */
  readonly example?: JsonValue;
  readonly deprecation?: Deprecation;
  readonly text: Text;
  readonly place: Place;
}

/** The time of the create, or a UUID. */
export type GeneratedDefault = "now" | "random";

export type ParameterTypeOf<R> =
  | Type
  /** Refers to records. `by` lists what identifies one; `create` what may be given for one that does not exist yet. */
  | {
      readonly kind: "reference";
      readonly target: R;
      readonly many: boolean;
      readonly by: readonly ReferenceKey[];
      readonly create: "none" | "name" | "record";
      /** Most records that a field may refer to; a filter has no limit but that of lists. */
      readonly limit?: number;
    };

export type ReferenceKey = "id" | "slug" | "name";
