import { beforeAll, describe, expect, it } from "vitest";
import { anyText, sendRaw } from "../../http/raw-request.js";
import { idsOf, type TestAnswer, useService } from "../support/service.js";

const service = useService();
const api = "/calendar/events/v1";
const form = { "content-type": "application/x-www-form-urlencoded" };

const events: number[] = [];
const categories: number[] = [];

beforeAll(async () => {
  for (let number = 1; number <= 30; number += 1) {
    const { body } = await service.post("/categories", { name: `Kind ${number}` });
    categories.push(Number(body.id));
  }
  for (const title of ["First", "Second", "Third"]) {
    const { body } = await addEvent({ title, categories: [categories[0]] });
    events.push(Number(body.id));
  }
});

const times = { start_date: "2031-03-10 10:00:00", end_date: "2031-03-10 11:00:00" };
const addEvent = (fields: object): Promise<TestAnswer> => service.post("/events", { ...times, ...fields });

const listed = async (query: string): Promise<unknown[]> =>
  idsOf((await service.read(`/events?${query}`)).events);

describe("a parameter", () => {
  it("given in several places is taken from JSON, then the form, then the query", async () => {
    const json = await service.post("/venues?venue=query&city=Rome", { venue: "json" });
    expect(json.body).toMatchObject({ venue: "json", city: "Rome" });
    const text = "venue=form";
    const formed = await service.request("POST", "/venues?venue=query&city=Rome", { text, headers: form });
    expect(formed.body).toMatchObject({ venue: "form", city: "Rome" });
    const queried = await service.post("/venues?venue=query&city=Rome");
    expect(queried.body).toMatchObject({ venue: "query", city: "Rome" });
  });

  it("of the path wins over all others", async () => {
    const [first, second] = events;
    const read = await service.get(`/events/${String(first)}?id=${String(second)}`);
    expect(read.body.id).toBe(first);
    const changed = await service.patch(`/events/${String(first)}`, { id: second, excerpt: "x" });
    expect(changed.body.id).toBe(first);
  });

  it("may stand in the JSON body of a read", async () => {
    const body = JSON.stringify({ include: [events[1]], per_page: 1 });
    const answer = await sendRaw(service.origin, {
      path: `${api}/events?per_page=3`,
      headers: { "Content-Type": "application/json; charset=utf-8", "Content-Length": `${body.length}` },
      body,
    });
    expect(JSON.parse(answer.text)).toMatchObject({ total: 1, events: [{ id: events[1] }] });
  });

  it("may come in a multipart form", async () => {
    const body = new FormData();
    body.append("venue", "Barn");
    body.append("city", "Rome & Bari");
    const response = await fetch(`${service.origin}${api}/venues`, { method: "POST", body });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ venue: "Barn", city: "Rome & Bari" });
  });

  it("that is not declared is an error by name at the native address, and ignored at the drop-in one", async () => {
    const query = "nonsense[a][b]=1&x=%ff&%ff=1&__proto__[x]=1&constructor=2&=3&&[]=4&a[b=1&orderby=title";
    const body = { venue: "x", $where: "1", nonsense: { $gt: "" }, toString: 1, _own: 1, utm_source: "mail" };
    const rejected = await service.post(`/venues?${query}&_own=1&utm_medium=x`, body);
    expect([rejected.status, Object.keys(rejected.body.data?.params ?? {}).sort()]).toEqual([
      400,
      ["", "$where", "[]", "a[b", "constructor", "nonsense", "orderby", "toString", "x"],
    ]);
    for (const address of ["/wp-json/tribe/events/v1/venues?", "/?rest_route=/tribe/events/v1/venues&"]) {
      const ignored = await service.post(address + query, body, { base: "" });
      expect([ignored.status, ignored.body.venue]).toEqual([201, "x"]);
    }
  });

  it("that is misspelt is answered with the likely name, together with all other faults", async () => {
    const { body, status } = await addEvent({
      titel: "x",
      websit: "x",
      all_day: "maybe",
      recurence: {},
      venue: [{ venue: "Hall", cty: "Rome", slug: "hall" }],
      tickets: [
        { name: "x", price: "12" },
        { name: "y", price: 1, prize: 2 },
      ],
    });
    const isNone = (name: string): string => `${name} is not a parameter of this operation.`;
    expect([status, body.data?.params]).toEqual([400, ["title"]]);
    expect(Object.values(body.data?.details ?? {}).map(({ message }) => message)).toEqual([
      `${isNone("titel")} Do you mean title?`,
      `${isNone("websit")} Do you mean website?`,
      `${isNone("recurence")} Do you mean recurrence?`,
      "title is required.",
      "all_day is not of type boolean.",
      `${isNone("venue[0].cty")} Do you mean city?`,
      `${isNone("tickets[1].prize")} Do you mean price?`,
    ]);
    const list = await service.get("/events?started_after=2031-01-01&per_pag=2&zzz=1");
    expect([list.status, list.body.data?.params]).toEqual([
      400,
      {
        started_after: `${isNone("started_after")} Do you mean starts_after?`,
        per_pag: `${isNone("per_pag")} Do you mean per_page?`,
        zzz: isNone("zzz"),
      },
    ]);
    expect((await fetch(`${service.origin}${api}/events.rss?per_pag=2`)).status).toBe(200);
  });

  it("that an operation does not know is an error in each but feeds, before any record is looked for", async () => {
    const { body } = await service.get("/doc");
    const paths = Object.entries(Object(body.paths) as object).filter(([path]) => !path.includes("."));
    for (const [path, methods] of paths)
      for (const method of Object.keys(methods as object)) {
        const at = path.replace(/\{\w+\}/, "999");
        const { body, status } = await service.request(method.toUpperCase(), `${at}?nonsense=1`);
        expect([method, path, status, Object.keys(body.data?.details ?? {})[0]]).toEqual([
          method,
          path,
          400,
          "nonsense",
        ]);
      }
  });

  it("may be any property of an answer, so that records can be sent back whole", async () => {
    const venue = { venue: "Hall", geo_lat: 1, geo_lng: 2, website: "https://example.org/", phone: "1" };
    const created = await addEvent({
      title: "Whole",
      cost: "12 €",
      website: "https://example.org/",
      venue,
      organizer: [{ organizer: "Ann", email: "ann@example.org" }],
      tags: ["one"],
      categories: ["two"],
      tickets: [{ name: "x", price: "12" }],
      recurrence: { rrule: "FREQ=DAILY;COUNT=2" },
      password: "secret",
    });
    expect([created.status, created.body.tickets]).toEqual([201, [{ name: "x", price: 12 }]]);
    const { body: masked } = await service.get(`/events/${Number(created.body.id)}?password=secret`);
    for (const record of [created.body, masked]) {
      const sent = await service.put(`/events/${Number(created.body.id)}`, record);
      expect([sent.status, sent.body]).toEqual([
        200,
        { ...created.body, modified: anyText, modified_utc: anyText },
      ]);
    }
    const { id: place, ...hall } = created.body.venue as unknown as Readonly<Record<string, unknown>>;
    const copy = { ...(created.body as object), slug: "copy", venue: [hall] };
    expect([(await addEvent(copy)).status, typeof place]).toEqual([201, "number"]);
    for (const plural of ["venues", "organizers", "categories", "tags"]) {
      const { body } = await service.get(`/${plural}`);
      const path = `/${plural}/${Number(body[plural]?.[0]?.id)}`;
      const sent = await service.put(path, (await service.get(path)).body);
      expect([plural, sent.status]).toEqual([plural, 200]);
    }
  });

  it("in plus signs and percent signs is decoded once", async () => {
    const { body } = await service.post("/venues?venue=a+b%2Bc%2525%26&city=100%25");
    expect(body).toMatchObject({ venue: "a b+c%25&", city: "100%" });
  });

  it("given twice where one value fits counts as the last, but a list is rejected", async () => {
    const { body } = await service.post("/venues?venue=a&venue=b");
    expect(body.venue).toBe("b");
    for (const request of [
      service.post("/venues?venue[]=a"),
      service.post("/venues", { venue: ["a"] }),
      service.post("/venues?venue[x]=a"),
      service.post("/venues?venue[$ne]=a"),
    ]) {
      const answer = await request;
      expect([answer.status, answer.body.data?.params?.venue]).toEqual([400, "venue is not of type string."]);
    }
  });

  it("with a bracket that is not closed is text, and so is its name", async () => {
    const times = { start_date: "2001-05-01 10:00:00", end_date: "2001-05-01 11:00:00" };
    const open = ["[x", "[a,b", '["q"', "[[["];
    for (const text of open) {
      const query = new URLSearchParams({ title: text, categories: text, tags: text, ...times });
      const { status, body } = await service.post(`/events?${String(query)}`);
      expect([status, body.title], text).toEqual([201, text]);
      const names = text.split(",");
      const named = (terms: unknown) =>
        (terms as readonly { readonly name: string }[]).map(({ name }) => name);
      expect([named(body.categories), named(body.tags)]).toEqual([names, names]);
      const list = await service.get(
        `/events?categories=${encodeURIComponent(text)}&start_date=2001-01-01&end_date=2002-01-01`,
      );
      expect(list.body.total, text).toBe(1);
    }
    const json = { title: "x", tags: "[x", ...times };
    expect((await service.post("/events", json)).status).toBe(201);
    const unknown = await service.get("/events?tags=[nothing&venue=[1");
    expect(unknown.body.data?.params).toMatchObject({ tags: expect.stringContaining("[nothing") as unknown });
    const { body } = await service.get("/events?categories[x=1&per_page[=0");
    expect(Object.keys(body.data?.params ?? {})).toEqual(["categories[x", "per_page["]);
    expect((await service.post("/venues?venue={x&description={")).body).toMatchObject({ venue: "{x" });
  });

  it.each([
    "http://[::1",
    "http://[1:2]/",
    "https://1.2.3.4.5/x",
    "http://example.org:99999",
    "http://%zz/",
    "http://@",
    "www.example.org/x",
    "example.org:99999/x",
  ])("for a URL rejects an invalid one: %s", async (website) => {
    const event = { title: "x", start_date: "2001-05-01 10:00:00", end_date: "2001-05-01 11:00:00" };
    const within = {
      ...event,
      tickets: [{ name: "x", url: website }],
      organizer: [{ organizer: "x", website }],
    };
    for (const [path, body, names] of [
      ["/events", { ...event, website }, ["website"]],
      ["/venues", { venue: "x", website }, ["website"]],
      ["/organizers", { organizer: "x", website }, ["website"]],
      ["/events", within, ["organizer", "tickets"]],
      ["/webhooks", { name: "hook", url: website }, ["url"]],
    ] as const) {
      const answer = await service.post(path, body);
      expect([answer.status, Object.keys(answer.body.data?.params ?? {}).sort()], path).toEqual([400, names]);
    }
  });

  it.each([
    "http://[::1]:8080/",
    "https://example.org/x?y=1",
    "HTTP://EXAMPLE.ORG",
    " https://bücher.example/%20 ",
    "http://a_b.example",
  ])("that holds an address may be %s", async (website) => {
    expect((await service.post("/venues", { venue: "x", website })).status).toBe(201);
  });

  it("that is null has to be nullable at the native address, and else counts as not given at the drop-in one", async () => {
    const missing = await service.post("/venues?venue=query", { venue: null });
    expect(missing.body.data?.params).toEqual({ venue: "venue must not be blank." });
    const nulls = {
      title: "x",
      description: null,
      timezone: null,
      website: null,
      venue: { venue: "x", show_map: null, status: null },
    };
    const { status, body } = await addEvent(nulls);
    expect([status, body.data?.params]).toEqual([
      400,
      {
        description: "description must not be blank.",
        timezone: "timezone must not be blank.",
        venue: expect.stringContaining("venue[0].status") as unknown,
      },
    ]);
    const base = "/wp-json/tribe/events/v1";
    const ignored = await service.post("/events", { ...times, ...nulls }, { base });
    expect(ignored.status).toBe(201);
  });
});

describe("a list", () => {
  const ids = (): string[] => events.map(String);

  it("may be written in four ways", async () => {
    const [a, b] = ids();
    for (const query of [
      `include[]=${a}&include[]=${b}`,
      `include[0]=${a}&include[1]=${b}`,
      `include[]=${a}&include[7]=${b}`,
      `include%5B%5D=${a}&include%5B%5D=${b}`,
      `include=${a}&include=${b}`,
      `include=${a}&include[]=${b}`,
      `include=${a},${b}`,
      `include=${a}%2C+${b},`,
      `include=[${a},${b}]`,
      `include=["${a}", ${b}]`,
    ]) {
      expect(await listed(query)).toEqual([Number(a), Number(b)]);
    }
  });

  it("keeps all of many entries", async () => {
    const all = categories.map(String);
    for (const query of [
      all.map((id) => `include[]=${id}`).join("&"),
      all.map((id, index) => `include[${index}]=${id}`).join("&"),
      all.map((id) => `include=${id}`).join("&"),
      `include=${all.join(",")}`,
      `include=[${all.join()}]`,
    ]) {
      const { body } = await service.get(`/categories?hide_empty=false&per_page=50&${query}`);
      expect(body.total).toBe(30);
    }
  });

  it("may be a single value in JSON", async () => {
    const { body } = await addEvent({ title: "Fourth", categories: categories[1] });
    expect(body.categories).toMatchObject([{ id: categories[1] }]);
  });

  it("of records may be written as a form", async () => {
    const text = [
      "title=Formed&start_date=2031-03-10 10:00:00&end_date=2031-03-10 11:00:00",
      "venue[venue]=Form hall&venue[city]=Rome",
      "organizer[0][organizer]=Ann&organizer[0][email]=ann@example.org&organizer[1][organizer]=Bob",
    ].join("&");
    const { status, body } = await service.request("POST", "/events", { text, headers: form });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      venue: { venue: "Form hall", city: "Rome" },
      organizer: [{ organizer: "Ann", email: "ann@example.org" }, { organizer: "Bob" }],
    });
  });
});

describe("a boolean", () => {
  it.each(["true", "TRUE", "True", "1"])("may be %s", async (word) => {
    const { body } = await service.patch(`/events/${String(events[0])}?featured=${word}`, undefined);
    expect(body.featured).toBe(true);
    expect(await listed(`start_date=2031-01-01&end_date=2031-12-31&featured=${word}`)).toEqual([events[0]]);
  });

  it.each(["false", "FALSE", "False", "0"])("may be %s", async (word) => {
    const { body } = await service.patch(`/events/${String(events[0])}?featured=${word}`, undefined);
    expect(body.featured).toBe(false);
  });

  it.each(["yes", "no", "2", "", "maybe", "on"])("may not be %j", async (word) => {
    const { status, body } = await service.get(`/events?featured=${word}`);
    expect([status, body.data?.params?.featured]).toEqual([400, "featured is not of type boolean."]);
  });

  it.each(["yes", "no", "ON", "off", "1", "0", "true", "False"])("that is a flag may be %s", async (word) => {
    const { status } = await service.get(`/events?strict_dates=${word}`);
    expect(status).toBe(200);
  });
});

describe("_fields", () => {
  it("keeps what it names, also in lists and inside of members", async () => {
    const one = await service.get(`/events/${String(events[0])}?_fields=id,start_date_details.year`);
    expect(one.body).toEqual({ id: events[0], start_date_details: { year: "2031" } });
    const fields = "_fields[]=events.id&_fields[]=events.categories.slug&_fields[]=total";
    const list = await service.get(`/events?include=${String(events[0])}&${fields}`);
    expect(list.body).toEqual({ events: [{ id: events[0], categories: [{ slug: "kind-1" }] }], total: 1 });
  });

  it("may be given more than once, and name what does not exist", async () => {
    const path = `/events/${String(events[0])}?_fields=id&_fields=title,nothing,constructor.name`;
    expect((await service.get(path)).body).toEqual({ id: events[0], title: "First" });
  });

  it("leaves the answer to a write as short", async () => {
    const { status, body } = await service.post("/venues?_fields=venue", { venue: "x" });
    expect([status, body]).toEqual([201, { venue: "x" }]);
  });

  it("takes 200 names, of the query or a form, and stores nothing for more", async () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `n${at}`).join();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const create = async (count: number) => {
      const inQuery = await service.post(`/tags?name=Short ${count}&_fields=${names(count)}`);
      const text = `name=Formal ${count}&_fields=${names(count)}`;
      const inForm = await service.request("POST", "/tags", { headers, text });
      return [inQuery, inForm].map(({ status, body }) => [status, body.data?.params ?? body]);
    };
    expect(await create(200)).toEqual([
      [201, {}],
      [201, {}],
    ]);
    const before = await service.database.db.collection("tags").countDocuments();
    const rejected = [400, { _fields: "_fields has more than 200 entries." }];
    expect(await create(201)).toEqual([rejected, rejected]);
    expect(await service.database.db.collection("tags").countDocuments()).toBe(before);
  });

  it("is no member of a JSON body", async () => {
    const body = { name: "Whole", _fields: Array.from({ length: 65_000 }, (_, at) => `n${at}`).join() };
    expect((await service.post("/tags", body)).body).toMatchObject({ name: "Whole", count: 0 });
  });
});

describe("_envelope", () => {
  it("puts status, headers and body into the body", async () => {
    const { status, body } = await service.get(`/events?_envelope=1&include=${events.join()}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 200,
      headers: { "X-TEC-Total": "3" },
      body: { events: [{}, {}, {}] },
    });
  });

  it("holds errors too", async () => {
    const { status, body } = await service.get("/events?_envelope&page=0");
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 400, body: { code: "rest_invalid_param" } });
    const headers = { Accept: "application/problem+json" };
    const problem = await service.get("/events?_envelope&page=0", { headers });
    expect(problem.headers.get("content-type")).toBe("application/json; charset=UTF-8");
    expect(problem.body.body).toMatchObject({ title: "Bad Request", code: "rest_invalid_param" });
  });
});

describe("_jsonp", () => {
  const script = (query: string, headers: Record<string, string> = {}) =>
    sendRaw(service.origin, { path: `${api}/events?_fields=total&${query}`, headers });

  it("hands the answer to a function", async () => {
    const { status, text, headers } = await script("_jsonp=page.show");
    expect(status).toBe(200);
    expect(text).toMatch(/^\/\*\*\/page\.show\(\{"total":\d+\}\)$/);
    expect(headers["content-type"]).toBe("application/javascript; charset=UTF-8");
    expect((await script("_jsonp=show&page=0")).text).toMatch(/^\/\*\*\/show\(\{"code":"rest_invalid_param"/);
  });

  it.each(["alert(1)", "", "a b", "%00", "x".repeat(101)])("rejects the name %j", async (name) => {
    const { status, text, headers } = await script(`_jsonp=${encodeURI(name)}`);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ data: { params: { _jsonp: anyText } } });
    expect(headers["content-type"]).toContain("application/json");
  });

  it("does not serve callers with a key, nor pages of other sites on a service without keys", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors" };
    expect((await script("_jsonp=show", headers)).status).toBe(403);
  });
});

describe("a method", () => {
  it("may be named by a POST in a header or by _method", async () => {
    const { body } = await service.post("/venues", { venue: "Barn" });
    const path = `/venues/${Number(body.id)}`;
    const patched = await service.post(
      path,
      { city: "Rome" },
      { headers: { "X-HTTP-Method-Override": "patch" } },
    );
    expect(patched.body).toMatchObject({ venue: "Barn", city: "Rome" });
    const listed = await service.post("/venues?_method=GET", { per_page: 1 });
    expect([listed.status, (listed.body.venues as unknown as unknown[]).length]).toEqual([200, 1]);
    const announced = await service.post("/venues?_method=HEAD");
    expect([announced.status, announced.body]).toEqual([200, (await service.get("/venues")).body]);
    expect((await service.post(`${path}?_method=DELETE`)).body.status).toBe("trash");
    expect((await service.post(`${path}?_method=delete`)).status).toBe(410);
  });

  it("that does not exist is not taken for another one", async () => {
    const body = { venue: "Never stored" };
    const { status } = await service.post("/venues?_method=ERASE", body);
    expect(status).toBe(405);
    expect((await service.get("/venues?search=Never")).body.total).toBe(0);
  });

  it("of a read is never changed by parameter", async () => {
    const path = `/events/${String(events[0])}`;
    const headers = { "X-HTTP-Method-Override": "DELETE" };
    expect((await service.get(`${path}?_method=DELETE`, { headers })).status).toBe(200);
    expect((await service.get(path)).status).toBe(200);
  });

  it.each(["", "/doc", "/events", "/venues?search=x", "/categories"])(
    "HEAD of %s has the headers of GET and no body",
    async (path) => {
      const target = { path: api + path };
      const get = await sendRaw(service.origin, target);
      const head = await sendRaw(service.origin, { ...target, method: "HEAD" });
      const headers = { ...get.headers, date: anyText, "x-request-id": anyText };
      expect(head.text).toBe("");
      expect(head.status).toBe(200);
      expect(head.headers).toMatchObject(headers);
    },
  );

  it("that the path lacks is answered with 405 and those it has", async () => {
    for (const [method, path, allow] of [
      ["DELETE", "/events", "OPTIONS, GET, HEAD, POST"],
      ["PUT", "/categories", "OPTIONS, GET, HEAD, POST"],
      ["POST", "/doc", "OPTIONS, GET, HEAD"],
      ["PURGE", "/events/1", "OPTIONS, GET, HEAD, POST, PUT, PATCH, DELETE"],
      ["PURGE", "/events/by-slug/x", "OPTIONS, GET, HEAD, POST, PUT, PATCH, DELETE"],
    ] as const) {
      const { status, text, headers } = await sendRaw(service.origin, { method, path: api + path });
      expect([status, headers.allow]).toEqual([405, allow]);
      expect(JSON.parse(text)).toMatchObject({ code: "rest_no_route", data: { status: 405 } });
    }
  });

  it("OPTIONS describes the route", async () => {
    const { status, body, headers } = await service.request("OPTIONS", "/events");
    expect([status, headers.get("allow")]).toEqual([200, "GET, POST"]);
    expect(body).toMatchObject({
      namespace: "calendar/events/v1",
      methods: ["GET", "POST"],
      endpoints: [
        { methods: ["GET"], args: { per_page: { type: "integer", required: false } } },
        { methods: ["POST"], args: { title: { required: true } } },
      ],
    });
    const item = await service.request("OPTIONS", "/events/5", { base: "/wp-json/tribe/events/v1" });
    expect(item.body).toMatchObject({
      namespace: "tribe/events/v1",
      endpoints: [{ methods: ["GET"] }, {}, {}],
    });
    for (const path of ["/nothing", "/events/abc"]) {
      expect((await service.request("OPTIONS", path)).status).toBe(404);
    }
  });
});

describe("the language parameter", () => {
  it.each([
    ["translation_language=fr", "fr"],
    ["wpml_language=de", "de"],
    ["wpml_language=DE", "de"],
    ["translation_language=es&wpml_language=de", "es"],
    ["translation_language=fr&translation_language=it", "it"],
  ])("%s asks for %s", async (query, language) => {
    const { headers } = await service.get(`/events?${query}`, { base: `/ca${api}` });
    expect(headers.get("content-language")).toBe(language);
  });

  it("may stand in the body", async () => {
    const body = { venue: "Scheune", translation_language: "de" };
    const { headers } = await service.post("/venues", body);
    expect(headers.get("content-language")).toBe("de");
  });

  it.each(["translation_language=xx", "wpml_language=", "translation_language[]=it"])(
    "%s is rejected by name",
    async (query) => {
      const { status, body } = await service.get(`/events?${query}`);
      const [name = ""] = query.split(/[=[]/);
      expect([status, body.data?.params]).toEqual([
        400,
        { [name]: `${name} is not one of ca, en, fr, de, it, es.` },
      ]);
    },
  );
});
