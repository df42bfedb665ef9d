import pLimit from "p-limit";
import { emptySnapshot } from "../core/cache-snapshot.js";
import { ImageError } from "../core/image.js";
import { FetchError, isFetchable } from "../network/fetch-file.js";
import type { AppContext } from "../resources/app-context.js";
import { cleanHtml } from "../text/html.js";

/** Failed connections to a host after which it is not tried again. */
const mostAttempts = 3;

/**
 * Opens an importer of the images in texts. It fetches them one after another, each once, with the limits of images that writers
 * give by address. `base` is that of relative addresses, and `publicUrl`, if set, what those of this service begin with.
 */
export function openTextImages(app: AppContext, base: URL, publicUrl = "") {
  const known = new Map<string, Promise<string | undefined>>();
  const unanswered = new Map<string, number>();
  const inTurn = pLimit(1);

  async function addressHere(url: URL, sequence: string): Promise<string | undefined> {
    const attempts = unanswered.get(url.host) ?? 0;
    if (attempts >= mostAttempts) return undefined;
    try {
      const { images } = app.features;
      if (images === undefined) return undefined;
      const id = await images.fetch(url, sequence);
      const image = (await images.load([id], emptySnapshot)).get(id);
      return image && images.show(image, publicUrl).url;
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      if (isUnanswered(error)) unanswered.set(url.host, attempts + 1);
      return undefined;
    }
  }

  function find(url: URL, sequence: string): Promise<string | undefined> {
    const present = known.get(url.href);
    if (present !== undefined) return present;
    const found = inTurn(() => addressHere(url, sequence));
    known.set(url.href, found);
    return found;
  }

  return {
    /** Returns the text with the addresses that its images have here, and the number of images that stay at theirs. */
    async importImages(html: string, sequence: string) {
      if (!/<img\b/i.test(html)) return { html, remote: 0 };
      let remote = 0;
      // Cleaned HTML has well-formed tags and no angle brackets inside attributes.
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

/** The number of images in a text. */
export function imagesIn(html: string): number {
  return html.match(/<img\b/gi)?.length ?? 0;
}

/** Whether there was no answer at all, which costs the timeout of each attempt. */
function isUnanswered({ cause }: ImageError): boolean {
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

/** Sets the address and removes other sizes, which would still be those of the source. */
function withSource(tag: string, address: string): string {
  return tag
    .replace(/\s(?:srcset|sizes)=(?:"[^"]*"|'[^']*')/g, "")
    .replace(sourceAttribute, () => ` src="${address}"`);
}
