import { Html, html, jsonIn, layOut } from "../layout.js";
import { PageError } from "../page-api.js";
import {
  type Page,
  type PageAnswer,
  type PageDescriptor,
  type PageRequest,
  pathIn,
} from "../page-request.js";
import { anchorOf, renderMarkdown, renderSection } from "./markdown.js";
import {
  type ApiDocument,
  type DocumentedOperation,
  objectsMarkdown,
  operationMarkdown,
  operationsOf,
  requestOf,
} from "./reference.js";

/** Reads the OpenAPI document in a language; its server is the second argument. No store is asked. */
export type DocumentReader = (language: string, server: string) => Promise<object>;

type Guide = NonNullable<PageDescriptor["guides"]>[number];

/**
 * The documentation: `/docs`, guides at `/docs/NAME`, operations by tag at `/docs/api/TAG`. The same is Markdown with `.md` at
 * the end, an operation at `/docs/api/TAG/OPERATION.md`; `/docs/search.json` is the index of the search.
 */
export const docsPage =
  (readDocument: DocumentReader): Page =>
  async (visit) => {
    const document = (await readDocument(visit.language, visit.origin + visit.api.path)) as ApiDocument;
    const operations = operationsOf(document);
    const [, path = "", ending] = /^(.*?)(\.md|\.json)?$/.exec(visit.name.replace(/\/$/, "")) ?? [];
    if (path === "search" && ending === ".json")
      return textAnswer(visit, "application/json", JSON.stringify(indexOf(visit, operations)));
    const [, tag, id] = /^api\/([^/]+)(?:\/([^/]+))?$/.exec(path) ?? [];
    const operation = operations.find((one) => one.operationId === id && one.tag === tag);
    if (ending === ".md" && operation !== undefined)
      return textAnswer(visit, "text/markdown", operationMarkdown(document, operation, visit.texts));
    if (ending === ".json" || id !== undefined) throw new PageError(404, "");
    const part = tag === undefined ? guidePart(visit, path) : await tagPart(visit, document, tag);
    if (ending === ".md") return textAnswer(visit, "text/markdown", part.markdown);
    return layOut(visit, {
      title: `${part.title} – ${document.info.title}`,
      description: visit.texts.documentationIntro,
      main: html`${contents(visit, operations, path)}
<article${part.language !== visit.language && html` lang="${part.language}"`}>
${copyLink(visit, path === "" ? "README" : path)}${part.content}${path === "" && sectionsOf(visit)}</article>`,
      scripts: ["docs.js"],
      styles: ["docs.css"],
    });
  };

function textAnswer({ language }: PageRequest, type: string, body: string): PageAnswer {
  const headers = {
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Language": language,
    "Cache-Control": "no-cache",
  };
  return { status: 200, headers: { ...headers, "X-Robots-Tag": "noindex" }, body };
}

/** The guides in the language of the visit, or else the default one, in the order in which the first links to them. */
function guidesIn({ app, product, language }: PageRequest): readonly Guide[] {
  const { guides = [] } = product;
  const { default: usual } = app.service.languages;
  const names = [...new Set(guides.map(({ name }) => name))];
  const found = names.flatMap((name) => {
    const inLanguage = (code: string) => guides.find((one) => one.name === name && one.language === code);
    return inLanguage(language) ?? inLanguage(usual) ?? [];
  });
  const links = found.find(({ name }) => name === "README")?.text.matchAll(/\]\(([\w-]+)\.md/g) ?? [];
  const order = ["README", ...[...links].map(([, name]) => name)];
  const placeOf = ({ name }: Guide): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return found.sort((one, other) => placeOf(one) - placeOf(other));
}

function titleOf({ text }: Guide): string {
  return /^# (.*)/.exec(text)?.[1] ?? "";
}

function guidePart(visit: PageRequest, path: string) {
  const { texts, app, language } = visit;
  const name = path === "" ? "README" : path;
  const usual = {
    name: "README",
    language,
    text: `# ${texts.documentation}\n\n${app.service.title}: ${texts.documentationIntro}\n`,
  };
  const guide = [...guidesIn(visit), usual].find((one) => one.name === name);
  if (guide === undefined) throw new PageError(404, "");
  // Samples call this service at its own address; links between guides are those between their files.
  const text = guide.text.replaceAll("http://127.0.0.1:3000", visit.origin);
  const content = renderMarkdown(text, (href) =>
    href.replace(/^([\w-]+)\.md/, (_, other: string) => pathIn(visit, language, `/docs/${other}`)),
  );
  return { title: titleOf(guide), language: guide.language, markdown: text, content };
}

/** The operations of a tag, with a form for each, and the objects that they take and return. */
async function tagPart(visit: PageRequest, document: ApiDocument, name: string) {
  const { texts, language, app } = visit;
  const tag = document.tags.find((one) => one.name === name);
  if (tag === undefined) throw new PageError(404, "");
  const operations = operationsOf(document).filter((one) => one.tag === name);
  const title = tagTitle(visit, name);
  const head = `# ${title}\n\n${tag.description ?? ""}`;
  const sections = operations.map((operation) => ({
    operation,
    markdown: operationMarkdown(document, operation, texts),
  }));
  const objects = objectsMarkdown(document, operations, texts);
  const settings = {
    texts,
    server: document.servers[0]?.url,
    isOpen: app.service.hasUsers !== true && !(await app.keys.exist()),
    operations: Object.fromEntries(operations.map((one) => [one.operationId, requestOf(document, one)])),
  };
  const content = html`${renderMarkdown(head)}
${sections.map(
  ({ operation: { operationId }, markdown }) => html`<section id="${operationId}">
${renderSection(operationId, markdown, copyLink(visit, `api/${name}/${operationId}`, html`<button type="button" data-operation="${operationId}">${texts.testRequest}</button>`))}</section>
`,
)}<section>${renderSection("", objects)}</section>
<script type="application/json" id="requests">${jsonIn(settings)}</script>`;
  const markdown = [head, ...sections.map((one) => one.markdown), objects].join("\n\n");
  return { title, language, markdown, content };
}

/** What people call the records of a tag, which has the name of their resource or that of the service. */
function tagTitle({ app, language, texts }: PageRequest, name: string): string {
  const named = [...app.resources.values()].find(({ resource }) => resource.plural === name);
  return named?.resource.labels[language] ?? texts.serviceOperations;
}

function copyLink(visit: PageRequest, path: string, others?: Html): Html {
  const address = pathIn(visit, visit.language, `/docs/${path}.md`);
  return html`<p class="tools">${others}<a class="copy" href="${address}" data-copied="${visit.texts.copied}">${visit.texts.copyMarkdown}</a></p>\n`;
}

/** Sections of the product itself. */
function sectionsOf({ product, language }: PageRequest): readonly Html[] {
  const sections = product.sections?.[language] ?? [];
  return sections.map(({ title, html: own }) => html`<section><h2>${title}</h2>${new Html(own)}</section>\n`);
}

/** Search, guides and operations; those of the tag that is shown, in full. */
function contents(visit: PageRequest, operations: readonly DocumentedOperation[], path: string): Html {
  const { texts, language, api, app, prefix } = visit;
  const link = (to: string, text: string): Html => {
    const isHere = to === path || (to === "" && path === "README");
    return html`<a href="${pathIn(visit, language, to === "" ? "/docs" : `/docs/${to}`)}"${isHere && html` aria-current="page"`}>${text}</a>`;
  };
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const own = (tag: string): readonly DocumentedOperation[] =>
    path === `api/${tag}` ? operations.filter((one) => one.tag === tag) : [];
  return html`<nav class="contents" aria-label="${texts.contents}"><details><summary>${texts.contents}</summary>
<search><label>${texts.searchDocumentation} <input type="search" autocomplete="off" data-index="${pathIn(visit, language, "/docs/search.json")}" data-nothing="${texts.nothingMatches}"></label><ul aria-live="polite"></ul></search>
<ul>${guidesIn(visit).map((guide) => html`<li>${link(guide.name === "README" ? "" : guide.name, titleOf(guide))}</li>\n`)}</ul>
<h2>${texts.reference}</h2>
<ul>${tags.map(
    (tag) => html`<li>${link(`api/${tag}`, tagTitle(visit, tag))}
<ul>${own(tag).map(({ operationId, summary }) => html`<li><a href="#${operationId}">${summary}</a></li>\n`)}</ul></li>\n`,
  )}<li><a href="${prefix}${api.path}${app.service.documentPath}?${app.service.languages.parameter}=${language}">OpenAPI</a></li></ul>
</details></nav>`;
}

/** What the search looks through: title, path and words of each section of a guide and of each operation. */
function indexOf(visit: PageRequest, operations: readonly DocumentedOperation[]) {
  const pathTo = (path: string): string => pathIn(visit, visit.language, `/docs/${path}`);
  const guides = guidesIn(visit).flatMap((guide) =>
    guide.text
      .split(/^##? /m)
      .slice(1)
      .map((section, at) => {
        const [title = ""] = section.split("\n", 1);
        const path = pathTo(guide.name) + (at === 0 ? "" : `#${anchorOf(title)}`);
        return { title: at === 0 ? title : `${titleOf(guide)}: ${title}`, path, text: section };
      }),
  );
  const reference = operations.map(
    ({ operationId, tag, summary, description = "", path, methods, parameters }) => ({
      title: summary,
      path: `${pathTo(`api/${tag}`)}#${operationId}`,
      text: [methods, path, description, parameters.flatMap((one) => ("name" in one ? one.name : []))]
        .flat()
        .join(" "),
    }),
  );
  return [...guides, ...reference];
}
