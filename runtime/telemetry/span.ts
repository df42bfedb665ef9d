export type SpanKind = "server" | "client";
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A finished span. Times in milliseconds since 1970, with fractions. */
export interface FinishedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | undefined;
  readonly name: string;
  readonly kind: SpanKind;
  readonly start: number;
  readonly end: number;
  readonly attributes: SpanAttributes;
  readonly isFailed: boolean;
}
