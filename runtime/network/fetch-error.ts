/** Error of a fetch. `isTooLarge` distinguishes a file of too many bytes from one that is unavailable. */
export class FetchError extends Error {
  override readonly name = "FetchError";
  readonly isTooLarge: boolean;

  constructor(message: string, options: { readonly isTooLarge?: boolean; readonly cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.isTooLarge = options.isTooLarge ?? false;
  }
}
