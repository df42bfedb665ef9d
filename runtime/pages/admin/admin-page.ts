import { html, jsonIn } from "../html.js";
import { layOut } from "../layout.js";
import type { PageAnswer, PageRequest } from "../page-request.js";
import { textsIn } from "../page-texts.js";

/** The page on which records are edited. It holds no record: its script reads them with the key of the signed-in user. */
export function adminPage(visit: PageRequest): Promise<PageAnswer> {
  const { site, prefix, language, api } = visit;
  const { title, languages } = site.facts;
  const texts = textsIn(site.editorTexts, language);
  const settings = {
    texts,
    language,
    languages: languages.all,
    languageParameter: languages.parameter,
    api: prefix + api.path,
    data: `${prefix}/admin`,
    zone: site.zone.name,
  };
  return Promise.resolve(
    layOut(visit, {
      title: `${texts.editing} – ${title}`,
      main: html`<div id="admin"><noscript><p>${texts.withoutScript}</p></noscript></div>
<script type="application/json" id="settings">${jsonIn(settings)}</script>`,
      scripts: ["admin.js"],
      styles: ["admin.css"],
      // Images are shown before they are sent.
      policy: { "img-src": "'self' data: blob:", "form-action": "'none'" },
      isHidden: true,
    }),
  );
}
