/** The viewer is a script of its own, not a module, which sets `Scalar`. */
async function loadViewer() {
  const script = document.createElement("script");
  script.src = new URL("viewer.js", import.meta.url).href;
  document.head.append(script);
  await new Promise((resolve, reject) => {
    script.addEventListener("load", resolve);
    script.addEventListener("error", () => reject(new Error("The viewer could not be loaded.")));
  });
  return (globalThis as unknown as { Scalar: { createApiReference(place: string, options: object): void } })
    .Scalar;
}

const settings = JSON.parse(document.getElementById("reference-settings")?.textContent ?? "{}") as {
  readonly address: string;
  readonly copy: string;
  readonly language: string;
  /** The viewer's words, where it does not know them in the language. */
  readonly words?: object;
};

/**
 * Names the buttons that the viewer leaves without one for screen readers; the bar of its menu is no second head of the page.
 * Its lists that scroll can be reached by the keyboard.
 */
function addLabels(): void {
  for (const button of document.querySelectorAll("button.scalar-code-copy:not([aria-label])"))
    button.setAttribute("aria-label", settings.copy);
  for (const bar of document.querySelectorAll("#reference header:not([role])"))
    bar.setAttribute("role", "none");
  for (const list of document.querySelectorAll(
    "ul.endpoints:not([tabindex]), .custom-scroll:not([tabindex])",
  ))
    list.setAttribute("tabindex", "0");
}
new MutationObserver(addLabels).observe(document.body, { childList: true, subtree: true });

/** What loads the document and sends the requests that people try. */
async function fetchForViewer(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const isDocument = request.url === new URL(settings.address, location.href).href;
  if (isDocument) return withoutGuesses(await fetch(request));
  // Without a key in its form, the viewer sends credentials that are empty.
  const isEmpty = /^(?:Bearer|Basic(?: +Og==)?) *$/.test(request.headers.get("Authorization") ?? "");
  if (isEmpty) request.headers.delete("Authorization");
  return fetch(request);
}

/**
 * The viewer would send a value for each parameter, the first of those that it may have, and the same Idempotency-Key with
 * each write. People choose those that they mean. Of the examples of an operation it shows those of one name only, so all
 * have the same.
 */
async function withoutGuesses(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const document = (await response.json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
    readonly components: { readonly parameters: Readonly<Record<string, ApiParameter>> };
  };
  const { parameters: shared } = document.components;
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const own = operations.flatMap(({ parameters = [] }) => parameters);
  for (const parameter of [...own, ...Object.values(shared)]) {
    if (parameter.in === "path" || parameter.required === true) continue;
    const { default: usual, enum: values = [] } = parameter.schema ?? {};
    // Either one example or several.
    delete parameter.example;
    parameter.examples = { default: { value: usual ?? values[0] ?? "", "x-disabled": true } };
  }
  for (const { requestBody } of operations) {
    const body = requestBody?.content["application/json"];
    const [example] = Object.values(body?.examples ?? {});
    if (body !== undefined && example !== undefined) body.examples = { default: example };
  }
  return Response.json(document);
}

interface ApiOperation {
  readonly parameters?: readonly ApiParameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { examples?: Readonly<Record<string, object>> }>>;
  };
}

interface ApiParameter {
  readonly in?: string;
  readonly required?: boolean;
  readonly schema?: { readonly default?: unknown; readonly enum?: readonly unknown[] };
  example?: unknown;
  examples?: object;
}

const viewer = await loadViewer();
viewer.createApiReference("#reference", {
  url: settings.address,
  customFetch: fetchForViewer,
  localization: { locale: settings.language, translations: settings.words },
  // Nothing is asked of other hosts.
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: "never",
  hideClientButton: true,
  // Methods of one path differ in more than their name.
  operationTitleSource: "summary",
  persistAuth: false,
  // The key of a caller is what both schemes take; this one needs no name beside it.
  authentication: { preferredSecurityScheme: "bearer" },
});
