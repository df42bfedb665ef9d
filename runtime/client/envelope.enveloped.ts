import type { Core, Send } from "./core.js";

/** A core whose calls send and get a record in an envelope: as the only property of an object. */
export function inEnvelope<T extends Core>(core: T, name: string): T {
  const fetch: Send = async (url, init, attempt) => {
    const { body } = init;
    // Files are sent in forms, which have none.
    const sent = typeof body === "string" ? { ...init, body: `{${JSON.stringify(name)}:${body}}` } : init;
    const response = await core.fetch(url, sent, attempt);
    const text = await response.text();
    const { status, statusText, headers } = response;
    // Errors name what is inside.
    const content = response.ok ? insideOf(text, name) : text.replaceAll(`"#/${name}/`, '"#/');
    return new Response(status === 204 ? null : content, { status, statusText, headers });
  };
  return { ...core, fetch };
}

/** The JSON of a property; what is no object with it stays as it is. */
function insideOf(text: string, name: string): string {
  try {
    const { [name]: inside } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return inside === undefined ? text : JSON.stringify(inside);
  } catch {
    return text;
  }
}
