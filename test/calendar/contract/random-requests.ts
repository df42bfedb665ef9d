import fc from "fast-check";

/** A request of a random conversation. */
export interface RandomRequest {
  readonly method: string;
  readonly path: string;
  readonly body: object | undefined;
  /** Content that is no JSON of an object, with a header that says what it is. */
  readonly content?: string | Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
  /** Where the path begins instead of the first mount. */
  readonly base?: string;
  readonly who: "administrator" | "author" | "reader" | "unknown";
  /**
   * `stale` sends the entity tag of the answer before as If-Match; `again` repeats the last read with the tag it got; `twice`
   * repeats the last request.
   */
  readonly turn: "stale" | "again" | "twice" | undefined;
}

const folders = ["events", "venues", "organizers", "categories", "tags"] as const;

/** Values of which one in twenty is wrong. */
function mostly(good: fc.Arbitrary<unknown>, ...bad: unknown[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 19, arbitrary: good }, { weight: 1, arbitrary: fc.constantFrom(...bad) });
}

/** Some of the properties of an object. */
function some(properties: Record<string, fc.Arbitrary<unknown>>, maxLength: number): fc.Arbitrary<object> {
  return fc
    .subarray(Object.keys(properties), { maxLength })
    .chain((names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, properties[name] ?? fc.constant("")]))),
    );
}

const id = fc.integer({ min: 1, max: 40 });
const names = [
  "Night walk",
  "Café à la carte",
  "東京音楽祭",
  "Straße",
  "Jazz & Rock",
  "Opera",
  "Jazz",
  "Rock",
];
const text = mostly(
  fc.oneof(fc.constantFrom(...names), fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 })),
  "<b>bold</b> <script>x</script>",
  "",
  " ",
  17,
);
const date = mostly(
  fc
    .integer({ min: 0, max: 400 })
    .map((days) => new Date(Date.UTC(2030, 0, 1 + days, days % 24)).toISOString().slice(0, 16)),
  "tomorrow",
  "2030-03-31 02:30:00",
  "2030-02-30",
);
const status = mostly(fc.constantFrom("publish", "draft", "pending", "private", "future", "trash"), "lost");
const flag = mostly(fc.constantFrom(true, false, "yes", "0", 1), "maybe", null);
const html = mostly(
  fc.constantFrom("<p>Fine</p>", "<p onclick=x>Not <i>closed", "plain", "<img src=x onerror=y>", "a\nb"),
  "",
);
const terms = fc.array(fc.oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: id }), {
  maxLength: 3,
});

const life = { status, date, date_utc: date, author: id, slug: text };
const place = {
  city: text,
  zip: text,
  geo_lat: mostly(fc.integer({ min: -90, max: 90 }), 95, "north"),
  geo_lng: fc.double({ min: 0, max: 9, noNaN: true }),
  show_map: flag,
  website: mostly(fc.constant("https://example.org/"), "no url"),
  description: html,
};
const contact = { email: text, phone: text, description: html };
const newVenue = fc.tuple(text, some(place, 2)).map(([venue, more]) => ({ venue, ...more }));
const newOrganizer = fc.tuple(text, some(contact, 2)).map(([organizer, more]) => ({ organizer, ...more }));
const bodies = {
  events: some(
    {
      title: text,
      start_date: date,
      end_date: date,
      timezone: mostly(fc.constantFrom("Europe/Rome", "UTC+5.5", "America/New_York"), "Nowhere/At_All"),
      all_day: flag,
      description: html,
      excerpt: html,
      cost: fc.constantFrom("10", "5 - 20 €", "free", "", 7, ["3", "4"]),
      venue: fc.oneof(id, newVenue, fc.array(newVenue, { maxLength: 2 })),
      organizer: fc.oneof(fc.array(id, { maxLength: 2 }), fc.array(newOrganizer, { maxLength: 2 })),
      categories: terms,
      tags: terms,
      featured: flag,
      sticky: flag,
      hide_from_listings: flag,
      password: fc.constantFrom("", "open"),
      post_parent: id,
      translation_language: mostly(fc.constantFrom("it", "de", "en"), "xx"),
      tickets: mostly(fc.constantFrom([], [{ name: "Full", price: 9 }]), [{ price: "x" }]),
      ...life,
    },
    5,
  ),
  venues: some({ venue: text, ...place, ...life }, 4),
  organizers: some({ organizer: text, ...contact, ...life }, 4),
  categories: some({ name: text, description: html, slug: text, parent: id }, 3),
  tags: some({ name: text, description: html, slug: text }, 3),
};
const dates = { start_date: "2030-04-01 20:00:00", end_date: "2030-04-01 22:00:00" };
/** What a create needs, for most creates to succeed. */
const needed: Readonly<Record<(typeof folders)[number], fc.Arbitrary<object>>> = {
  events: fc.record({
    title: text,
    start_date: fc.constant(dates.start_date),
    end_date: fc.constant(dates.end_date),
  }),
  venues: fc.record({ venue: text }),
  organizers: fc.record({ organizer: text }),
  categories: fc.record({ name: text }),
  tags: fc.record({ name: text }),
};

const filters = {
  start_date: date,
  end_date: date,
  starts_after: date,
  ends_before: date,
  strict_dates: flag,
  search: text,
  categories: text,
  tags: id,
  venue: id,
  organizer: fc.tuple(id, id).map(String),
  featured: flag,
  status,
  geoloc: flag,
  geoloc_lat: fc.integer({ min: -90, max: 90 }),
  geoloc_lng: fc.integer({ min: 0, max: 9 }),
  geoloc_radius: fc.integer({ min: 1, max: 9000 }),
  include: fc.array(id, { maxLength: 4 }).map(String),
  exclude: fc.array(id, { maxLength: 4 }).map(String),
  post_parent: id,
  parent: id,
  event: id,
  has_events: flag,
  only_with_upcoming: flag,
  hide_empty: flag,
  slug: text,
  order: fc.constantFrom("asc", "desc"),
  orderby: fc.constantFrom("name", "id", "slug", "count", "description", "include"),
  per_page: fc.integer({ min: 0, max: 60 }),
  page: fc.integer({ min: 0, max: 3 }),
  password: fc.constantFrom("open", "wrong"),
  context: fc.constantFrom("view", "embed", "edit"),
  _fields: fc.constantFrom("id,slug", "events.id,total"),
  _envelope: fc.constant("1"),
  translation_language: fc.constantFrom("it", "de", "xx"),
};
const query = some(filters, 3).map((asked) =>
  new URLSearchParams(
    Object.entries(asked).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString(),
);

const folder = fc.constantFrom(...folders, "events", "events");
const one = fc.oneof(
  { weight: 5, arbitrary: id.map((number) => `/${number}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("/by-slug/night-walk", "/by-slug/jazz-2", "/by-slug/hall", "/x", "/0"),
  },
);

const create = folder.chain((name) =>
  fc.tuple(bodies[name], needed[name], fc.integer({ min: 0, max: 19 })).map(([body, least, chance]) => ({
    method: "POST",
    path: `/${name}`,
    body: { ...(chance === 0 ? {} : least), ...body },
  })),
);
const update = folder.chain((name) =>
  fc
    .tuple(fc.constantFrom("POST", "PUT", "PATCH"), one, bodies[name])
    .map(([method, at, body]) => ({ method, path: `/${name}${at}`, body })),
);
const remove = fc
  .tuple(folder, one)
  .map(([name, at]) => ({ method: "DELETE", path: `/${name}${at}`, body: undefined }));
const read = fc
  .tuple(folder, one, query)
  .map(([name, at, asked]) => ({ method: "GET", path: `/${name}${at}?${asked}`, body: undefined }));
const list = fc
  .tuple(fc.constantFrom("GET", "GET", "HEAD", "OPTIONS"), folder, query)
  .map(([method, name, asked]) => ({ method, path: `/${name}?${asked}`, body: undefined }));
const service = fc
  .constantFrom("/", "/?namespace=other", "/nothing", "/doc?translation_language=ca")
  .map((path) => ({ method: "GET", path, body: undefined }));

/** A request of any kind, right or wrong. */
export const randomRequest: fc.Arbitrary<RandomRequest> = fc
  .record({
    asked: fc.oneof(
      { weight: 8, arbitrary: create },
      { weight: 5, arbitrary: update },
      { weight: 3, arbitrary: remove },
      { weight: 4, arbitrary: read },
      { weight: 7, arbitrary: list },
      { weight: 1, arbitrary: service },
    ),
    who: fc.constantFrom("administrator", "administrator", "administrator", "author", "reader" as const),
    turn: fc.oneof(
      { weight: 12, arbitrary: fc.constant(undefined) },
      { weight: 4, arbitrary: fc.constantFrom("stale", "again", "twice", "twice" as const) },
    ),
    headers: fc.constantFrom({}, {}, { Origin: "https://a.example" }, { Accept: "application/problem+json" }),
  })
  .map(({ asked, ...rest }) => ({ ...asked, ...rest }));

const asking = (method: string, path: string, more: Partial<RandomRequest> = {}): RandomRequest => ({
  ...{ method, path, body: undefined, headers: {}, who: "administrator", turn: undefined },
  ...more,
});
const sent = (type: string, content: string | Uint8Array<ArrayBuffer>, headers: object = {}) => ({
  content,
  headers: { "Content-Type": type, ...headers },
});
const multipart = "multipart/form-data; boundary=b";
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** Requests of each form, and wrong in each way, that a random conversation hardly has. */
export const otherRequests: readonly RandomRequest[] = [
  asking("GET", "/events/twelve"),
  asking("GET", "/events/by-slug/not-there"),
  asking("GET", "/events?venue=424242"),
  asking("GET", "/events?geoloc_lat=1"),
  asking("GET", "/events", { who: "unknown" }),
  asking("DELETE", "/events"),
  asking("POST", "/events", {
    body: { title: "", start_date: "never", website: "no url", venue: [999_999] },
  }),
  asking("POST", "/venues", sent("application/json", "{")),
  asking("POST", "/venues", sent("text/xml", "<venue/>")),
  asking("POST", "/venues", sent("application/json", "{}", { "Content-Encoding": "gzip" })),
  asking("POST", "/venues", { body: { venue: "x".repeat(1_100_000) } }),
  asking("POST", "/venues", sent("application/x-www-form-urlencoded", "venue=Formed&city=Lecco+Nord")),
  asking("POST", "/venues", sent(multipart, `${part("venue", "Parted")}${part("city", "Lugano")}--b--\r\n`)),
  asking("POST", "/venues", { body: { venue: "Unpictured", image: "http://127.0.0.1/x.png" } }),
  asking("POST", "/venues/1?_method=DELETE"),
  asking("GET", "/tags?_jsonp=show", { who: "reader" }),
  asking("OPTIONS", "/events", {
    headers: { Origin: "https://a.example", "Access-Control-Request-Method": "POST" },
    who: "reader",
  }),
  asking("GET", "/", { base: "/wp-json/tribe/events/v1" }),
  asking("GET", "/?rest_route=/tribe/events/v1/tags", { base: "" }),
];

/** A new venue with an image, which `files/` then has; one that nothing else refers to. */
export const withImage = (image: Uint8Array<ArrayBuffer>): RandomRequest => {
  const head = `${part("venue", "Pictured")}--b\r\nContent-Disposition: form-data; name="image"; filename="Große Halle.PNG"\r\n\r\n`;
  const content = Buffer.concat([Buffer.from(head), image, Buffer.from("\r\n--b--\r\n")]);
  return asking("POST", "/venues", sent(multipart, new Uint8Array(content)));
};
