/** Settings from the server for the script of the calendar, in the page. */
export interface GridSettings {
  /** Path of the API. */
  readonly api: string;
  readonly language: string;
  readonly texts: { readonly more: string; readonly failed: string; readonly allDay: string };
  /** The list of the API, and the names of its parameters. */
  readonly list: {
    readonly name: string;
    readonly path: string;
    readonly size: number;
    readonly after: string;
    readonly before: string;
    readonly exact?: string;
    readonly sizeName: string;
    readonly languageName: string;
    /** Properties of a page with its records and the address of the next one; absent: its name, and `total_pages`. */
    readonly records?: string;
    readonly next?: string;
  };
  /** Names of properties in an answer. */
  readonly fields: {
    readonly name: string;
    readonly start: string;
    readonly end: string;
    readonly zone: string;
    readonly wholeDays: string;
    readonly featured?: string;
    readonly standing?: string;
  };
  /** What values say where something does not take place as announced, and their names. */
  readonly standings: Readonly<Record<string, { readonly means: string; readonly label: string }>>;
  readonly pages: { readonly origin: string; readonly base: string };
  readonly view: "month" | "week";
  readonly day: string;
  readonly today: string;
  readonly filters: Readonly<Record<string, string>>;
}

/** The settings in the page; undefined on a page without a grid. */
export function readSettings(): GridSettings | undefined {
  const text = document.getElementById("grid-settings")?.textContent;
  return text ? (JSON.parse(text) as GridSettings) : undefined;
}
