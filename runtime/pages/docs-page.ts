import { Html, html, jsonIn } from "./html.js";
import { layOut } from "./layout.js";
import type { PageAnswer, PageRequest } from "./page-request.js";
import type { PageSection } from "./page-site.js";

/** The API document in a viewer, in the language of the visit; callers try operations with a key of theirs. */
export function docsPage(visit: PageRequest): Promise<PageAnswer> {
  const { texts, site, prefix, language, api } = visit;
  const { title, documentPath = "", languages } = site.facts;
  const address = `${prefix}${api.path}${documentPath}?${languages.parameter}=${language}`;
  const sections = site.sections?.[language] ?? [];
  const settings = { address, copy: texts.copy, language, words: site.viewerTexts?.[language] };
  return Promise.resolve(
    layOut(visit, {
      title: `${texts.documentation} – ${title}`,
      description: texts.documentationIntro,
      main: html`${sections.map(sectionOf)}<noscript><p>${texts.withoutScript} <a href="${address}">${address}</a></p></noscript>
<div id="reference"></div>
<script type="application/json" id="reference-settings">${jsonIn(settings)}</script>`,
      scripts: ["docs.js"],
      styles: ["docs.css"],
      // The viewer makes its styles and some pictures as it runs.
      policy: {
        "style-src": "'self' 'unsafe-inline'",
        "img-src": "'self' data: blob:",
        "font-src": "'self' data:",
      },
      isWide: true,
    }),
  );
}

function sectionOf({ title, html: own }: PageSection): Html {
  return html`<section><h2>${title}</h2>${new Html(own)}</section>
`;
}
