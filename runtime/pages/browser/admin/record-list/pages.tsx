import { fill, texts } from "../settings.js";

/** Links to the pages before and after the one that is shown. */
export function Pages(props: {
  readonly page: number;
  readonly pages: number;
  readonly link: (page: number) => string;
}) {
  const { page, pages, link } = props;
  return (
    <nav class="pages" aria-label={texts.pages}>
      {page > 1 && (
        <a class="button" rel="prev" href={link(page - 1)}>
          {texts.previous}
        </a>
      )}
      <span class="soft">{fill(texts.pageOf, { page, pages })}</span>
      {page < pages && (
        <a class="button" rel="next" href={link(page + 1)}>
          {texts.next}
        </a>
      )}
    </nav>
  );
}
