import { describe, expect, it } from "vitest";
import { serviceDescriptor } from "../../../generated/server/service/service.js";
import { useService } from "../support/service.js";

const service = useService({ ADMIN_API_KEY: "a-key-for-the-tests" });
const italian = useService({ SITE_LANGUAGE: "it", ADMIN_API_KEY: "a-key-for-the-tests" });
const api = "/calendar/events/v1";
const languages = serviceDescriptor.languages.all;

function textOf(error: string, language: string): string {
  return serviceDescriptor.errors[error]?.text[language] ?? "";
}

describe("messages of errors", () => {
  it.each(languages)("speak %s to callers who ask for it", async (language) => {
    const query = `translation_language=${language}`;
    const answers: [string, string, { text?: string; headers?: Record<string, string> }?][] = [
      ["rest_no_route", `GET /nowhere?${query}`],
      ["rest_method_not_allowed", `DELETE /events?${query}`],
      ["rest_not_logged_in", `POST /venues?venue=x&${query}`],
      ["incorrect_password", `GET /events?${query}`, { headers: { Authorization: "Bearer wrong" } }],
      [
        "rest_invalid_json",
        `POST /venues?${query}`,
        {
          text: "{",
          headers: { "content-type": "application/json", authorization: "Bearer a-key-for-the-tests" },
        },
      ],
      ["rest_invalid_namespace", `GET ?namespace=other&${query}`],
      ["rest-event-not-found", `GET /events/987?${query}`],
    ];
    for (const [error, request, options] of answers) {
      const [method = "", path = ""] = request.split(" ");
      const { body, headers } = await service.request(method, path, options);
      expect(body.message).toBe(textOf(error, language).replace("{id}", "987"));
      expect(headers.get("content-language")).toBe(language);
    }
  });

  it.each(languages)("name bad parameters in %s", async (language) => {
    const query = `page=0&featured=maybe&wpml_language=${language}`;
    const { body } = await service.get(`/events?${query}`);
    const { too_small, not_boolean } = serviceDescriptor.reasons;
    expect(body.message).toBe(textOf("rest_invalid_param", language).replace("{names}", "page, featured"));
    expect(body.data?.params).toEqual({
      page: too_small?.[language]?.replace("{name}", "page").replace("{limit}", "1"),
      featured: not_boolean?.[language]?.replace("{name}", "featured"),
    });
  });

  it.each(["en", "it", "ca"])("speak %s to callers who come by its segment", async (language) => {
    const base = `/${language}${api}`;
    for (const [path, error] of [
      ["/nowhere", "rest_no_route"],
      ["/events/abc", "rest_no_route"],
    ] as const) {
      expect((await service.get(path, { base })).body.message).toBe(textOf(error, language));
    }
    const headers = { Authorization: "Bearer wrong" };
    const { body } = await service.get("/events", { base, headers });
    expect(body.message).toBe(textOf("incorrect_password", language));
  });

  it("speak the site's language to all others", async () => {
    const { body } = await italian.get("/events/987");
    expect(body.message).toBe("Non esiste alcun evento con il numero 987.");
    expect((await italian.get("/elsewhere", { base: "" })).body.message).toBe(textOf("rest_no_route", "it"));
  });

  it("follow a language that stands in the body", async () => {
    const { body } = await service.post(
      "/venues",
      { translation_language: "es" },
      { headers: { authorization: "Bearer a-key-for-the-tests" } },
    );
    expect(body.message).toBe("Falta(n) parámetro(s): venue");
  });

  it("speak the language of the path where the parameter names none that exists", async () => {
    const { body } = await service.get("/events?translation_language=xx", { base: `/it${api}` });
    expect(body.message).toBe("Parametri non validi: translation_language");
  });
});
