/** Attributes every allowed element may carry, besides `data-*` and `aria-*`. */
const everywhere = ["class", "id", "style", "title", "lang", "dir", "role", "align"];

const cell = ["colspan", "rowspan", "headers", "scope", "abbr", "width", "height", "valign"];

/**
 * The elements that stored HTML may hold, each with its own attributes: what WordPress lets authors write in a post,
 * without forms, media players, frames, scripts and style sheets.
 */
export const allowedElements: ReadonlyMap<string, readonly string[]> = new Map([
  ["a", ["href", "target", "rel", "name", "hreflang", "download"]],
  ["blockquote", ["cite"]],
  ["br", []],
  ["col", ["span", "width"]],
  ["colgroup", ["span", "width"]],
  ["del", ["cite", "datetime"]],
  ["details", ["open"]],
  ["font", ["color", "face", "size"]],
  ["hr", ["width"]],
  ["img", ["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding", "fetchpriority"]],
  ["ins", ["cite", "datetime"]],
  ["li", ["value"]],
  ["ol", ["start", "type", "reversed"]],
  ["q", ["cite"]],
  ["table", ["border", "cellpadding", "cellspacing", "summary", "width"]],
  ["td", cell],
  ["th", cell],
  ["time", ["datetime"]],
  ["ul", ["type"]],
  ...`abbr address article aside b bdi bdo big caption center cite code dd dfn div dl dt em figcaption figure footer
    h1 h2 h3 h4 h5 h6 header i kbd mark p pre rp rt ruby s samp section small span strike strong sub summary sup tbody
    tfoot thead tr tt u var wbr`
    .split(/\s+/)
    .map((element): [string, string[]] => [element, []]),
]);

/** Elements without content and end tag. */
export const voidElements: ReadonlySet<string> = new Set(["br", "col", "hr", "img", "wbr"]);

/** Elements that vanish with all they hold, because their content is no text for readers. */
export const droppedElements: readonly string[] = [
  ...[
    "script",
    "style",
    "template",
    "textarea",
    "select",
    "option",
    "xmp",
    "noscript",
    "noembed",
    "noframes",
  ],
  ...["iframe", "object", "svg", "math", "title"],
];

/** Elements of HTML that are dropped while their text stays, obsolete ones among them. */
const otherElements =
  `acronym applet area audio base basefont bgsound blink body button canvas data datalist dialog dir embed
  fieldset form frame frameset head hgroup html image input isindex keygen label legend link listing main map marquee menu
  menuitem meta meter nav nobr optgroup output param picture plaintext portal progress rb rtc search slot source spacer
  track video`.split(/\s+/);

const knownElements: ReadonlySet<string> = new Set([
  ...allowedElements.keys(),
  ...droppedElements,
  ...otherElements,
]);

/** Whether a name is that of an element, in any case: of HTML, or of what office programs add to it (`o:p`). */
export function isKnownElement(name: string): boolean {
  return knownElements.has(name.toLowerCase()) || /^(?:[movwx]|st1):/i.test(name);
}

/** Attribute lists of all allowed elements, `*` for those of every element; `data-*` names a family. */
export function attributeLists(): Record<string, string[]> {
  const lists: Record<string, string[]> = { "*": [...everywhere, "data-*", "aria-*"] };
  for (const [element, attributes] of allowedElements) lists[element] = [...attributes];
  return lists;
}

/**
 * Whether an attribute may appear in stored HTML as it is. The value is the text between the quotes, with its entities
 * unread: what only reading them could prove harmless is rejected.
 */
export function isAllowedAttribute(element: string, name: string, value: string): boolean {
  if (!isAllowedName(element, name)) return false;
  if (name === "style") return value === cleanStyle(value);
  if (name === "srcset") return isSafeSourceSet(value);
  return !addresses.has(name) || isSafeAddress(value);
}

/** The declarations of a `style` attribute that can do no harm, in their order; all of them: the text unchanged. */
export function cleanStyle(style: string): string {
  const declarations = style.split(";");
  const safe = declarations.filter(
    (declaration) => declaration.trim() === "" || isSafeDeclaration(declaration),
  );
  return safe.length === declarations.length ? style : safe.join(";").trim();
}

const addresses: ReadonlySet<string> = new Set(["href", "src", "cite"]);

function isAllowedName(element: string, name: string): boolean {
  if (everywhere.includes(name)) return true;
  if (allowedElements.get(element)?.includes(name) === true) return true;
  return /^(?:data|aria)-[a-z0-9][a-z0-9_.:-]*$/.test(name);
}

/**
 * Web, mail and telephone addresses and relative ones. An entity before the path could spell another scheme, so it is
 * rejected there instead of being read.
 */
function isSafeAddress(value: string): boolean {
  if (/[<>"]/.test(value)) return false;
  const address = value.trim();
  if (/^(?:https?|mailto|tel):/i.test(address)) return true;
  const head = /^[^/?#]*/.exec(address)?.[0] ?? "";
  return !/[:&\\]/.test(head);
}

function isSafeSourceSet(value: string): boolean {
  return value.split(/,\s/).every((candidate) => {
    const [address = "", descriptor = "1x", ...rest] = candidate.trim().split(/\s+/);
    return (
      rest.length === 0 &&
      isSafeAddress(address) &&
      /^(?:[1-9]\d{0,5}w|\d{1,3}(?:\.\d{1,3})?x)$/.test(descriptor)
    );
  });
}

const styleProperties =
  /^(?:background-color|border(?:-[a-z]+){0,2}|clear|color|direction|display|float|font(?:-(?:family|size|style|variant|weight))?|letter-spacing|line-height|list-style(?:-type)?|margin(?:-[a-z]+)?|padding(?:-[a-z]+)?|text-(?:align|decoration|indent|transform)|vertical-align|white-space|word-spacing|(?:max-|min-)?(?:height|width))$/;

/** No functions but colours, no escapes, no strings that could end the attribute, nothing moved out of its place. */
function isSafeDeclaration(declaration: string): boolean {
  const colon = declaration.indexOf(":");
  const property = declaration.slice(0, colon).trim().toLowerCase();
  const value = declaration.slice(colon + 1).trim();
  if (colon < 0 || !styleProperties.test(property) || /-[\d.]/.test(value)) return false;
  return /^[\p{L}\d\s#%.,!'-]+$/u.test(value.replace(/\b(?:rgb|hsl)a?\([\d\s.,%/]*\)/gi, "x"));
}

/**
 * Drops comments and the tags of known elements, and leaves the text between; a `<` that opens none stays (`1 < 2`, `a<b and c`,
 * `<me@example.org>`). Whatever was nested in the input, no result opens an element that could act where a client takes
 * text for HTML. The time is linear in the length.
 */
export function stripMarkup(text: string): string {
  if (!text.includes("<")) return text;
  const clean = withoutActing(withoutMarkup(text));
  // What is left joined by what went (`<<b>script>`) must not become a tag.
  return withoutMarkup(clean) === clean ? clean : withoutOpenings(clean);
}

function withoutMarkup(text: string): string {
  return replaceMarkup(text, { markup: () => "", stray: "<" });
}

/** Escapes each `<` that opens no known element, so that no parser takes the text behind it for a tag. */
export function escapeStrayMarkup(html: string): string {
  return replaceMarkup(html, { markup: (tag) => tag, stray: "&lt;" });
}

/** Drops control characters; tabulator, line feed and carriage return stay. */
export function stripControls(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, "");
}

function replaceMarkup(
  text: string,
  {
    markup,
    stray,
  }: {
    /** What stands for a tag, a comment or a declaration. */
    readonly markup: (found: string) => string;
    /** What stands for any other `<`. */
    readonly stray: string;
  },
): string {
  const endOf = markupEnds(text);
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", from)) {
    const end = endOf(at);
    parts.push(text.slice(from, at), end === undefined ? stray : markup(text.slice(at, end)));
    from = end ?? at + 1;
  }
  return parts.length === 0 ? text : parts.join("") + text.slice(from);
}

/** Finds the end of the markup that begins at a `<`; nothing where none begins there, or where it does not end. */
function markupEnds(text: string): (at: number) => number | undefined {
  const lastEnd = text.lastIndexOf(">");
  const lastCommentEnd = text.lastIndexOf("-->");
  const endless = new Set<number>();
  return (at) => {
    if (at > lastEnd) return undefined;
    if (text.startsWith("<!--", at))
      return lastCommentEnd < at + 2 ? undefined : text.indexOf("-->", at + 2) + 3;
    const declaration = matchAt(/<(?:!doctype\b|!\[|\?[a-z])[^<>]*>/iy, text, at);
    if (declaration !== "") return at + declaration.length;
    const opening = matchAt(/<\/?[a-z][a-z0-9]{0,15}(?::[a-z][\w.-]{0,30})?(?=[\s/>])/iy, text, at);
    if (!isKnownElement(opening.replace(/^<\/?/, ""))) return undefined;
    return endOfTag(text, at + opening.length, endless);
  };
}

/**
 * The place behind a tag, from behind its name; nothing where the text, a quoted value or another `<` comes first. Places that led to
 * none are remembered, so that no stretch of the text is read for each tag that could begin before it.
 */
function endOfTag(text: string, from: number, endless: Set<number>): number | undefined {
  const visited: number[] = [];
  for (let at = from; !endless.has(at); ) {
    if (text[at] === ">") return at + 1;
    const part = matchAt(
      /[\s/]+|[^\s/<>][^\s/<>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|(?![\s"'])[^\s<>]*)|(?!\s*=))/y,
      text,
      at,
    );
    visited.push(at);
    if (part === "") break;
    at += part.length;
  }
  for (const place of visited) endless.add(place);
  return undefined;
}

/** Titles are text, but clients of other services may take them for HTML: there, too, nothing in them may act. */
function withoutActing(text: string): string {
  let last = 0;
  for (const { index } of text.matchAll(actingAttribute)) last = index;
  return withoutOpenings(text.slice(0, last)) + text.slice(last).replace(swallowing, "");
}

const actingAttribute =
  /[\s/"'](?:on[a-z]+|style|src[a-z]*|(?:xlink:)?href|(?:form)?action|data|background|poster|content)\s*=/gi;

/** Comments and elements that would take in what follows the text, even where they have no end in it. */
const swallowing = new RegExp(`(?<!<)<+(?=!--|/?(?:plaintext|${droppedElements.join("|")})\\b)`, "gi");

/** Drops each `<` that could open a tag of any name. */
function withoutOpenings(text: string): string {
  return text.replace(/(?<!<)<+(?=[a-z/!?])/gi, "");
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}
