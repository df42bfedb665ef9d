import type { Address } from "../http/address.js";
import { documentAddress } from "../http/document.js";
import type { Site } from "../resources/site.js";

/** `robots.txt`: search engines find the pages by the sitemap. Answers of the API say themselves that they are no pages. */
export function robotsText(_site: Site, { origin }: Address): string {
  return `User-agent: *\nDisallow: /admin\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The catalogue of the APIs (RFC 9727): a link set (RFC 9264) that leads from each mount to what describes it. */
export function apiCatalog({ service }: Site, { origin }: Address): string {
  const linkset = service.mounts.map(({ path }) => ({
    anchor: origin + path,
    ...(service.documentPath === undefined
      ? {}
      : {
          "service-desc": [{ href: origin + path + service.documentPath, type: "application/json" }],
          "service-doc": [{ href: `${origin}/docs`, type: "text/html" }],
        }),
    status: [{ href: `${origin}/readyz`, type: "application/json" }],
  }));
  return JSON.stringify({ linkset });
}

/** `llms.txt`: the site for language models, as a short page in Markdown. */
export function llmsText({ service, resources }: Site, { origin }: Address): string {
  const { title, text, languages, mounts, documentPath } = service;
  const api = origin + (mounts[0]?.path ?? "");
  const lists = [...resources.values()].flatMap(({ resource: { paths, labels, name } }) => {
    const feeds = [paths.list_ics, paths.list_rss].filter((path) => path !== undefined);
    const label = labels[languages.default] ?? name;
    return paths.list === undefined
      ? []
      : [`- [${label}](${api}${paths.list})${feeds.map((path) => `, [${path}](${api}${path})`).join("")}`];
  });
  const documents =
    documentPath === undefined
      ? []
      : [
          `- [OpenAPI document](${origin}${documentAddress}): all operations, their parameters and answers`,
          `- [Documentation](${origin}/docs): the same for people`,
        ];
  return [
    `# ${title}\n`,
    `> ${text[languages.default] ?? ""}\n`,
    "## API\n",
    ...documents,
    `- [API](${api}): all routes, as JSON\n`,
    "## Lists\n",
    ...lists,
    "\n## Pages\n",
    `- [${title}](${origin}/)`,
    `- [Sitemap](${origin}/sitemap.xml): the page of each record\n`,
  ].join("\n");
}
