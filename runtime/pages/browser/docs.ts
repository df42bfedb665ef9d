/** The words and requests of a page of operations. */
interface Settings {
  readonly texts: Readonly<Record<"key" | "openService" | "body" | "send" | "close" | "answer", string>>;
  readonly server: string;
  readonly isOpen: boolean;
  readonly operations: Readonly<Record<string, ApiRequest>>;
}

interface ApiRequest {
  readonly methods: readonly string[];
  readonly path: string;
  readonly values: readonly { readonly name: string; readonly value: string }[];
  readonly query: readonly { readonly name: string; readonly example?: string }[];
  readonly body?: string;
}

interface Entry {
  readonly title: string;
  readonly path: string;
  readonly text: string;
}

/** Creates an element with its properties and what is in it. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...inside);
  return made;
}

/** Links to the Markdown copy it instead of showing it. */
function copyOnClick(link: HTMLAnchorElement): void {
  const copy = async (): Promise<void> => {
    const text = await (await fetch(link.href)).text();
    await navigator.clipboard.writeText(text);
    link.textContent = link.dataset.copied ?? "";
  };
  link.addEventListener("click", (event) => {
    event.preventDefault();
    void copy();
  });
}

/** Lists what all words of the search occur in, titles first. The index is loaded by the first word. */
function searchIn(input: HTMLInputElement, list: Element): void {
  let index: Promise<readonly Entry[]> | undefined;
  const show = async (): Promise<void> => {
    index ??= fetch(input.dataset.index ?? "").then((response) => response.json());
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const entries = await index;
    const isIn = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
    const found = words.length === 0 ? [] : entries.filter(({ title, text }) => isIn(`${title} ${text}`));
    const sorted = found.sort((one, other) => Number(isIn(other.title)) - Number(isIn(one.title)));
    const items = sorted.slice(0, 12).map(({ title, path }) => element("a", { href: path }, title));
    const nothing = words.length > 0 && items.length === 0 ? [input.dataset.nothing ?? ""] : items;
    list.replaceChildren(...nothing.map((item) => element("li", {}, item)));
  };
  input.addEventListener("input", () => void show());
}

/** The key of the reader, until the page is left. */
let key = "";

/** Shows a form that sends the request of an operation to this service, and its answer. */
function openForm(title: string, { methods, path, values, query, body }: ApiRequest, settings: Settings) {
  const { texts } = settings;
  const field = (label: string, input: HTMLElement): HTMLElement => element("label", {}, label, input);
  const inputs = [...values, ...query].map((one) => {
    const value = "value" in one ? one.value : one.example;
    return element("input", { name: one.name, value: value ?? "", required: value !== undefined });
  });
  const method = element("select", {}, ...methods.map((one) => element("option", {}, one)));
  const secret = element("input", { type: "password", autocomplete: "off", value: key });
  secret.placeholder = settings.isOpen ? texts.openService : "";
  const text = element("textarea", { value: body ?? "", rows: 12, spellcheck: false });
  const answer = element("pre", { tabIndex: 0 });
  answer.setAttribute("aria-label", texts.answer);
  const close = element("button", { type: "button" }, texts.close);
  const form = element(
    "form",
    {},
    element("h2", {}, title),
    field(path, method),
    field(texts.key, secret),
    ...inputs.map((input) => field(input.name, input)),
    ...(body === undefined ? [] : [field(texts.body, text)]),
    element("p", {}, element("button", {}, texts.send), " ", close),
    answer,
  );
  const dialog = element("dialog", { className: "request", ariaLabel: title }, form);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  const valueOf = (name: string): string => inputs.find((input) => input.name === name)?.value ?? "";
  const submit = async (): Promise<void> => {
    key = secret.value;
    const below = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueOf(name)));
    const url = new URL(settings.server + below);
    for (const { name } of query) if (valueOf(name) !== "") url.searchParams.set(name, valueOf(name));
    answer.textContent = "…";
    answer.textContent = await send(url, {
      method: method.value,
      headers: {
        ...(key === "" ? {} : { Authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: text.value }),
    });
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit();
  });
  document.querySelector("main")?.append(dialog);
  dialog.showModal();
}

/** Sends a request; its answer as text, JSON over several lines. */
async function send(url: URL, init: RequestInit): Promise<string> {
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    const isJson = response.headers.get("Content-Type")?.includes("json") === true;
    const shown = isJson ? JSON.stringify(JSON.parse(text), null, 2) : text;
    return `${response.status} ${response.statusText}\n\n${shown}`;
  } catch (error) {
    return String(error);
  }
}

for (const link of document.querySelectorAll<HTMLAnchorElement>("a.copy")) copyOnClick(link);
const search = document.querySelector<HTMLInputElement>("input[type=search]");
const results = document.querySelector("search ul");
if (search !== null && results !== null) searchIn(search, results);
const settings = JSON.parse(document.getElementById("requests")?.textContent ?? "{}") as Settings;
for (const button of document.querySelectorAll<HTMLElement>("button[data-operation]"))
  button.addEventListener("click", () => {
    const request = settings.operations[button.dataset.operation ?? ""];
    const title = button.closest("section")?.querySelector("h2")?.textContent ?? "";
    if (request !== undefined) openForm(title, request, settings);
  });
