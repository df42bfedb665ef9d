import { Marked } from "marked";
import { Html, html } from "../layout.js";

/** Renders Markdown; HTML in it is shown as text, and links to other guides lead to their pages. */
export function renderMarkdown(text: string, linkTo: (href: string) => string = (href) => href): Html {
  const marked = new Marked({
    renderer: {
      html: ({ text: raw }) => html`${raw}`.text,
      heading({ depth, tokens, text: title }) {
        const inside = new Html(this.parser.parseInline(tokens));
        return html`<h${depth} id="${anchorOf(title)}">${inside}</h${depth}>\n`.text;
      },
      // Blocks that scroll can be reached by the keyboard.
      code: ({ text: code, lang = "" }) =>
        html`<pre tabindex="0" data-language="${lang}"><code>${code}</code></pre>\n`.text,
      link({ href, tokens }) {
        return html`<a href="${linkTo(href)}">${new Html(this.parser.parseInline(tokens))}</a>`.text;
      },
    },
  });
  return new Html(marked.parse(text, { async: false }));
}

/**
 * Renders a section of the second level, with tools below its text; its parts of the third, named `id` and their title, can
 * be closed, and long ones and the last one are.
 */
export function renderSection(id: string, markdown: string, tools?: Html): Html {
  const [head = "", ...parts] = markdown.split(/^(?=### )/m);
  return html`${renderMarkdown(head)}${tools}${parts.map((part, at) => {
    const isOpen = at < parts.length - 1 && part.length < longText;
    const [, title = "", text = ""] = /^### (.*)\n([^]*)$/.exec(part) ?? [];
    // A link into a part that is closed opens it.
    return html`<details${isOpen && html` open`}><summary>${title}</summary>
<div id="${id}${title}">${renderMarkdown(text)}</div></details>\n`;
  })}`;
}

const longText = 1500;

/** The anchor of a heading, as GitHub makes it. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}
