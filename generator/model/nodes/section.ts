/** A section of a page that a product makes itself. `html` is shown unchanged. */
export interface PageSection {
  readonly title: string;
  readonly html: string;
}
