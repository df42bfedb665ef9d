import { describe, expect, it } from "vitest";
import { serviceDescriptor } from "../../../generated/server/service/service.js";
import { answerError } from "../../../runtime/http/error-answer.js";
import { sendRaw, textOf } from "../../http/raw-request.js";
import { useService } from "../support/service.js";

const service = useService({ BODY_LIMIT: "20000" });
const broken = useService();
const api = "/calendar/events/v1";
const json = { "content-type": "application/json" };

function post(text: string, headers: Readonly<Record<string, string>> = json) {
  return service.request("POST", "/venues", { text, headers });
}

describe("bad parameters", () => {
  it("are reported together with those that only the list itself finds, in the order of the spec", async () => {
    const { status, body } = await service.get("/events?geoloc_lat=45&tags=nope&page=0&categories=none");
    expect(status).toBe(400);
    expect(Object.keys(body.data?.params ?? {})).toEqual(["page", "categories", "tags", "geoloc_lat"]);
  });

  it("are all reported in one response, by name, with a reason", async () => {
    const query = "page=0&per_page=x&featured=maybe&status=none&start_date=never&venue=77&geoloc_lat=91";
    const { status, body } = await service.get(`/events?${query}&translation_language=xx`);
    expect(status).toBe(400);
    const params = {
      translation_language: "translation_language is not one of ca, en, fr, de, it, es.",
      page: "page has to be 1 or more.",
      per_page: "per_page is not of type integer.",
      featured: "featured is not of type boolean.",
      start_date:
        "start_date is not a date and time, such as 2031-03-10 19:30:00. Write a time zone behind it as an offset or an IANA name, such as +01:00 or Europe/Rome.",
      status: "status[0] is not one of publish, future, draft, pending, private, trash.",
      venue: "venue refers to 77, which does not exist.",
      geoloc_lat: "geoloc_lat has to be 90 or less.",
    };
    expect(body).toMatchObject({ code: "rest_invalid_param", data: { status: 400 } });
    expect(body.data?.params).toEqual(params);
    expect(textOf(body.message).split(": ")[1]?.split(", ").sort()).toEqual(Object.keys(params).sort());
    expect(body.data?.details?.page).toEqual({
      code: "rest_too_small",
      message: params.page,
      data: { param: "page" },
    });
    expect(Object.keys(body.data?.details ?? {}).sort()).toEqual(Object.keys(params).sort());
  });

  it("that are missing are listed under their own code, the others beside them", async () => {
    const { status, body } = await service.post("/events", { featured: "maybe" });
    expect([status, body.code]).toEqual([400, "rest_missing_callback_param"]);
    expect(body.message).toBe("Missing parameter(s): title, start_date, end_date");
    expect(body.data?.params).toEqual(["title", "start_date", "end_date"]);
    expect(body.data?.details).toMatchObject({
      title: { code: "rest_missing", message: "title is required.", data: { param: "title" } },
      featured: { code: "rest_not_boolean", message: "featured is not of type boolean." },
    });
  });

  it("inside of a record name the place", async () => {
    const { body } = await service.post("/events", {
      title: "x",
      start_date: "2031-03-10",
      end_date: "2031-03-10",
      organizer: [{ organizer: "Ann" }, { email: "bob@example.org" }],
    });
    expect(JSON.stringify(body.data)).toContain("organizer[1].organizer");
  });
});

describe("a body that cannot be read", () => {
  it.each(["{", '{"venue":', "{'venue': 1}", "undefined", '{"venue": "a"} x', "NaN"])(
    "as JSON, such as %j, gives 400",
    async (text) => {
      const { status, body } = await post(text);
      expect([status, body.code]).toEqual([400, "rest_invalid_json"]);
      expect(body.data).toEqual({ status: 400, json_error_code: 4, json_error_message: "Syntax error" });
    },
  );

  it("as UTF-8 gives 400", async () => {
    const body = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]);
    const { status, text } = await sendRaw(service.origin, {
      method: "POST",
      path: `${api}/venues`,
      headers: json,
      body,
    });
    expect([status, JSON.parse(text)]).toMatchObject([400, { code: "rest_invalid_body" }]);
  });

  it("because of its type carries no parameter; those of the query count", async () => {
    for (const type of ["text/plain", "text/html; charset=utf-8", "application/xml", "image/png", "%"]) {
      const headers = { "content-type": type };
      const { status, body } = await post('{"venue": "x"}', headers);
      expect([status, body.code, body.data?.params], type).toEqual([
        400,
        "rest_missing_callback_param",
        ["venue"],
      ]);
      const query = await service.request("POST", "/venues?venue=Barn", { text: "venue=x", headers });
      expect([query.status, query.body.venue], type).toEqual([201, "Barn"]);
    }
    expect((await post("x".repeat(30_000), { "content-type": "text/plain" })).status).toBe(413);
  });

  it("because it is compressed gives 415", async () => {
    const compressed = { ...json, "content-encoding": "gzip" };
    const { status, body } = await post('{"venue": "x"}', compressed);
    expect([status, body.code]).toEqual([415, "rest_unsupported_media_type"]);
  });

  it("because of its charset gives 415, unless that is UTF-8", async () => {
    const multipart = "multipart/form-data; boundary=b";
    for (const type of ["application/json", "application/x-www-form-urlencoded", multipart])
      for (const charset of ["iso-8859-1", "utf-16", '"x-none"', ""]) {
        const { status, body } = await post("{}", { "content-type": `${type}; charset=${charset}` });
        expect([status, body.code], type).toEqual([415, "rest_unsupported_media_type"]);
      }
    for (const charset of ["UTF-8", '"utf8"', "us-ascii"]) {
      const { status } = await post('{"venue": "x"}', {
        "content-type": `application/json; Charset=${charset}`,
      });
      expect(status, charset).toBe(201);
    }
  });

  it("because it is too large gives 413, with and without its length", async () => {
    const text = JSON.stringify({ venue: "x".repeat(3_000_000) });
    const { status, body } = await post(text);
    expect([status, body.code]).toEqual([413, "rest_body_too_large"]);
    expect(body.message).toContain("20000 bytes");
    const chunked = await sendRaw(service.origin, {
      method: "POST",
      path: `${api}/venues`,
      headers: { ...json, "Transfer-Encoding": "chunked" },
      body: text,
    });
    expect(chunked.status).toBe(413);
    expect((await service.get("/venues")).status).toBe(200);
  });

  it("may start with a byte order mark", async () => {
    expect((await post('\ufeff{"venue": "x"}')).status).toBe(201);
  });

  it("because it nests without end names its parameter", async () => {
    const deep = `${"[".repeat(5000)}${"]".repeat(5000)}`;
    const { status, body } = await post(`{"venue": ${deep}}`);
    expect([status, Object.keys(body.data?.params ?? {})]).toEqual([400, ["venue"]]);
    const records = `${'{"venue":'.repeat(900)}1${"}".repeat(900)}`;
    const lists = await post(`{"venue": "x", "unknown": ${deep}, "description": ${records}}`);
    expect([lists.status, Object.keys(lists.body.data?.params ?? {}).sort()]).toEqual([
      400,
      ["description", "unknown"],
    ]);
  });
});

describe("an error", () => {
  it("is a problem document for callers that ask for one", async () => {
    const headers = { Accept: "application/problem+json, application/json;q=0.9" };
    const answer = await service.get("/events?page=0", { headers });
    expect(answer.headers.get("content-type")).toBe("application/problem+json; charset=UTF-8");
    expect(answer.body).toMatchObject({
      type: "about:blank",
      title: "Bad Request",
      status: 400,
      detail: "Invalid parameter(s): page",
      code: "rest_invalid_param",
      params: { page: "page has to be 1 or more." },
      details: { page: { code: "rest_too_small" } },
    });
    const lost = await service.get("/nowhere", { headers });
    expect(lost.body).toMatchObject({ title: "Not Found", status: 404, code: "rest_no_route" });
  });

  it("of the store gives 503 and the advice to come back, on every route", async () => {
    const { client } = broken.database.db;
    await client.close();
    for (const [method, path] of [
      ["GET", "/events"],
      ["GET", "/events/1"],
      ["GET", "/categories"],
      ["POST", "/venues?venue=x"],
      ["DELETE", "/venues/1"],
    ] as const) {
      const { status, body, headers } = await broken.request(method, path);
      expect([path, status, body.code]).toEqual([path, 503, "rest_store_unavailable"]);
      expect(headers.get("retry-after")).toBe("2");
      expect(JSON.stringify(body)).not.toMatch(/mongo|client/i);
    }
    expect(broken.errors.length).toBeGreaterThanOrEqual(5);
    await client.connect();
    expect((await broken.get("/events")).status).toBe(200);
  });

  it.each(["EPIPE", "ECONNRESET"])("of the connection to the store, such as %s, gives 503", (code) => {
    const error = Object.assign(new Error(`write ${code}`), { code });
    const answer = answerError(serviceDescriptor, error, {
      language: "en",
      accept: undefined,
      path: "/",
      isInBody: () => false,
    });
    expect([answer.status, answer.headers["Retry-After"]]).toEqual([503, "2"]);
  });

  it("inside the service gives 500 without its cause, which is logged for the operator", async () => {
    const { db } = broken.database;
    const secret = { _id: 1, slugs: "secret-inside", text: 5, status: "publish" };
    await db.collection<{ _id: number }>("venues").insertOne(secret);
    const { status, body } = await broken.get("/venues/1");
    expect([status, body.code]).toEqual([500, "rest_internal_error"]);
    expect(Object.keys(body.data ?? {})).toEqual(["status"]);
    expect(JSON.stringify(body)).not.toMatch(/TypeError|\.ts|\.js|secret/);
    expect(broken.errors.at(-1)).toBeInstanceOf(TypeError);
  });
});
