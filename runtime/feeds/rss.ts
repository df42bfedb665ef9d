import { offsetText, toWall } from "../dates/wall-time.js";
import { type EntryPeriod, type FeedEntry, inChunks, placesInWords } from "./entry.js";
import { element, textElement, textElements, xmlDeclaration } from "./xml.js";

/**
 * The entries as an RSS 2.0 feed in the order given; `link` is the address of the site. Time and place are written as elements
 * of the RSS module for events.
 */
export async function rssFeed(
  head: Readonly<Record<"title" | "text" | "language" | "link", string>>,
  entries: readonly FeedEntry[],
): Promise<string> {
  const latest = Math.max(...entries.map(({ modified }) => modified.getTime()));
  const channel = [
    ...textElements({
      title: head.title,
      link: head.link,
      description: head.text,
      language: head.language,
      lastBuildDate: entries.length === 0 ? [] : new Date(latest).toUTCString(),
      ttl: "60",
    }),
    "\n",
    ...(await inChunks(entries, item)),
  ];
  const open = '<rss version="2.0" xmlns:ev="http://purl.org/rss/1.0/modules/event/">';
  return `${xmlDeclaration}${open}\n${element("channel", channel)}</rss>\n`;
}

function item(entry: FeedEntry): string {
  const { title, url, uid, published, tags, period, people, standing } = entry;
  const text = described(entry);
  return element("item", [
    ...textElements({ title: standing === undefined ? title : `${standing.label}: ${title}`, link: url }),
    textElement("guid", uid, { isPermaLink: "false" }),
    ...textElements({
      pubDate: published.toUTCString(),
      description: text === "" ? [] : text,
      category: tags.flat(),
      ...(period === undefined ? {} : times(period)),
      "ev:location": placesInWords(entry),
      "ev:organizer": people.map(({ name }) => name),
    }),
  ]);
}

/** What an entry is about, behind what became of it. */
function described({ text, standing }: FeedEntry): string {
  if (standing === undefined) return text;
  const { label, reason } = standing;
  return textElement("p", reason === "" ? label : `${label}: ${reason}`) + text;
}

function times({ start, end, zone }: EntryPeriod): Readonly<Record<string, string>> {
  const shown = ({ instant }: EntryPeriod["start"]): string => {
    const minutes = Math.round(zone.offsetAt(instant) / 60_000);
    return toWall(instant, zone).replace(" ", "T") + offsetText(minutes);
  };
  return { "ev:startdate": shown(start), "ev:enddate": shown(end) };
}
