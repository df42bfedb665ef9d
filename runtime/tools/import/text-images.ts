import { imageCollection } from "../../images/image-document.js";
import { ImageRefusal } from "../../images/image-refusal.js";
import { FetchError, isFetchable } from "../../network/fetch-file.js";
import type { Site } from "../../resources/site.js";
import { timeLimit } from "../../storage/database.js";
import { cleanHtml } from "../../text/html.js";

/** Takes over the images that stand in texts. */
export interface TextImages {
  /** The text with the addresses that its images have here, and how many stay where they are. */
  importImages(html: string, sequence: string): Promise<{ readonly html: string; readonly remote: number }>;
}

export interface TextImageOptions {
  readonly site: Site;
  /** Address that relative ones are meant from. */
  readonly base: URL;
  /** Where this service is reached, as far as that is set: addresses begin with it. */
  readonly publicUrl: string | undefined;
}

/** A host that did not answer so many times is not asked again. */
const mostAttempts = 3;

/** Images are fetched one after another, each once, with the limits of those that writers give by their address. */
export function openTextImages({ site, base, publicUrl = "" }: TextImageOptions): TextImages {
  const known = new Map<string, Promise<string | undefined>>();
  const unanswered = new Map<string, number>();
  let last: Promise<unknown> = Promise.resolve();

  async function addressHere(url: URL, sequence: string): Promise<string | undefined> {
    const attempts = unanswered.get(url.host) ?? 0;
    if (attempts >= mostAttempts) return undefined;
    try {
      const id = await site.features.images?.fetch(url, sequence);
      if (id === undefined) return undefined;
      const image = await imageCollection(site.database).findOne({ _id: id }, timeLimit);
      return image === null ? undefined : `${publicUrl}/files/${id}/${image.name}`;
    } catch (error) {
      if (!(error instanceof ImageRefusal)) throw error;
      if (isUnanswered(error)) unanswered.set(url.host, attempts + 1);
      return undefined;
    }
  }

  function find(url: URL, sequence: string): Promise<string | undefined> {
    const present = known.get(url.href);
    if (present !== undefined) return present;
    const found = last.then(() => addressHere(url, sequence));
    last = found.catch(() => undefined);
    known.set(url.href, found);
    return found;
  }

  return {
    async importImages(html, sequence) {
      if (!/<img\b/i.test(html)) return { html, remote: 0 };
      let remote = 0;
      // What was cleaned has well-formed tags, and no sign of theirs inside their attributes.
      const parts = cleanHtml(html).split(/(<img\b[^<>]*>)/);
      for (const [at, tag] of parts.entries()) {
        const url = tag.startsWith("<img") ? sourceOf(tag, base) : undefined;
        if (url === undefined) continue;
        const address = await find(url, sequence);
        if (address === undefined) remote += 1;
        else parts[at] = withSource(tag, address);
      }
      return { html: parts.join(""), remote };
    },
  };
}

/** Whether there was no answer at all, for which each attempt waits. */
function isUnanswered({ cause }: ImageRefusal): boolean {
  return cause instanceof FetchError && cause.cause !== undefined;
}

const sourceAttribute = /\ssrc=(?:"([^"]*)"|'([^']*)')/;

function sourceOf(tag: string, base: URL): URL | undefined {
  const [, double, single] = sourceAttribute.exec(tag) ?? [];
  const source = (double ?? single ?? "").trim().replace(/&(?:amp|#0*38);/g, "&");
  if (source === "" || !URL.canParse(source, base.href)) return undefined;
  const url = new URL(source, base);
  return isFetchable(url) ? url : undefined;
}

/** Other sizes of the image would still be those of the source. */
function withSource(tag: string, address: string): string {
  return tag
    .replace(/\s(?:srcset|sizes)=(?:"[^"]*"|'[^']*')/g, "")
    .replace(sourceAttribute, () => ` src="${address}"`);
}
