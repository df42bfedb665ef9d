import { readValue } from "./calendar-values.js";

/** A component of a calendar, such as an event. Names are in lower case. */
export interface Component {
  readonly name: string;
  /** Line of the file at which it begins; 0 where the file does not have it. */
  readonly line: number;
  readonly properties: Property[];
  readonly components: Component[];
}

/** A property of a component: `DTSTART;TZID=Europe/Rome:20310310T193000`. */
export interface Property {
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  /** As written, without what cannot be read in it. */
  readonly value: string;
}

export function propertiesOf({ properties }: Component, name: string): readonly Property[] {
  return properties.filter((one) => one.name === name);
}

export function propertyOf({ properties }: Component, name: string): Property | undefined {
  return properties.find((one) => one.name === name);
}

/** The trimmed text of a property; undefined where it is empty. */
export function textOf(component: Component, name: string): string | undefined {
  const text = unescaped(propertyOf(component, name)?.value ?? "").trim();
  return text === "" ? undefined : text;
}

export function unescaped(text: string): string {
  return text.replace(/\\([\\;,"nN])/g, (_, letter: string) => (/n/i.test(letter) ? "\n" : letter));
}

/** The texts of a property that is a list. */
export function textsIn(list: string): string[] {
  const texts = (list.match(/(?:\\.|[^,\\])+/g) ?? []).map((text) => unescaped(text).trim());
  return texts.filter((text) => text !== "");
}

/** A calendar holds components, and those alarms or zone rules. */
const mostNested = 10;

/**
 * Parses a calendar. A line, value or parameter that cannot be read is left out alone: `lost` and `changed` say in a sentence each
 * what is left out, and what is read otherwise than it is written.
 */
export function parseCalendar(text: string) {
  const report = { lost: lineNotes(), changed: lineNotes() };
  const { lost, changed } = report;
  const calendars: Component[] = [];
  const open: Component[] = [];
  for (const line of contentLines(text, report)) {
    const [, tag = "", given = ""] = /^(BEGIN|END)[ \t]*(?:;[^:]*)?:\s*(\S+)/i.exec(line.text) ?? [];
    const name = given.toLowerCase();
    if (tag.toUpperCase() === "BEGIN") begin(line.number, name);
    else if (tag !== "") end(line.number, name);
    else addProperty(open.at(-1), line, report);
  }
  for (const { name, line } of open) if (line > 0) lost.add(line, `${name.toUpperCase()} has no end.`);
  return {
    calendars: calendars.filter(({ name }) => name === "vcalendar"),
    lost: calendars.length === 0 ? ["The source holds no calendar."] : lost.sentences(),
    changed: changed.sentences(),
  };

  function begin(line: number, name: string): void {
    // No event holds another one, and no calendar: the end of the one before is missing.
    const outer = name === "vcalendar" ? 0 : open.findIndex((other) => other.name === name);
    if (outer >= 0) close(outer, line);
    // Events may be outside of any calendar.
    if (open.length === 0 && name !== "vcalendar") push("vcalendar", 0);
    if (open.length < mostNested) push(name, line);
    else lost.add(line, `more than ${mostNested} components are nested.`);
  }

  function push(name: string, line: number): void {
    const component = { name, line, properties: [], components: [] };
    (open.at(-1)?.components ?? calendars).push(component);
    open.push(component);
  }

  function end(line: number, name: string): void {
    const at = open.findLastIndex((other) => other.name === name);
    if (at < 0) changed.add(line, `END:${name.toUpperCase()} ends nothing.`);
    else {
      close(at + 1, line);
      open.pop();
    }
  }

  function close(from: number, number: number): void {
    for (const { name, line } of open.splice(from))
      if (line > 0) changed.add(number, `${name.toUpperCase()} has no end before it.`);
  }
}

function addProperty(
  component: Component | undefined,
  { number, text }: ContentLine,
  { lost, changed }: LineReport,
): void {
  if (component === undefined) {
    lost.add(number, `"${text.slice(0, 60)}" is in no calendar.`);
    return;
  }
  const { name, parameters, value, broken } = takeApart(text);
  if (broken !== "")
    lost.add(number, `${name} has a parameter that cannot be read: "${broken.slice(0, 60)}".`);
  const read = readValue(name.toLowerCase(), value);
  for (const bad of read.bad) lost.add(number, `${name} cannot be read: "${bad.slice(0, 60)}".`);
  if (read.value === undefined) return;
  if (parameters.get("value")?.toUpperCase() === "DATE" && read.value.includes("T") && read.isTimed)
    changed.add(number, `${name} says that it is a day, and is read as the time that it has.`);
  component.properties.push({ name: name.toLowerCase(), parameters, value: read.value });
}

/** The name, the parameters and the value of a line; of unbalanced quotation marks, none counts. */
function takeApart(text: string) {
  const quoted = quoteZone(text);
  const isBalanced = quoted.charAt(headOf(quoted).length) !== '"';
  const line = isBalanced ? quoted : quoted.replaceAll('"', "");
  const head = headOf(line);
  const [name = "", ...parts] = head.match(/(?:"[^"]*"|[^";])+/g) ?? [];
  const parameters = new Map<string, string>();
  const broken = isBalanced ? [] : [head.slice(name.length)];
  for (const part of parts) {
    const [, key, value = ""] = /^([A-Za-z0-9-]+)=(.*)$/s.exec(part) ?? [];
    if (key === undefined) broken.push(part);
    else parameters.set(key.toLowerCase(), decodeCarets(value.replaceAll('"', "")));
  }
  return { name: name.trim(), parameters, value: line.slice(head.length + 1), broken: broken.join(";") };
}

/** A line up to the first colon that is not in quotation marks, or the mark that has no other. */
function headOf(line: string): string {
  return /^(?:"[^"]*"|[^":])*/.exec(line)?.[0] ?? "";
}

/** Decodes what parameters may not hold as it is (RFC 6868). */
function decodeCarets(value: string): string {
  return value.replace(/\^[n'^]/g, (code) => ({ "^n": "\n", "^'": '"' })[code] ?? "^");
}

/** Quotes the name of a zone that has a colon, such as `(UTC-05:00) Eastern Time (US & Canada)`. */
function quoteZone(line: string): string {
  const end = line.lastIndexOf(":");
  const start = line.lastIndexOf(";", end) + ";TZID=".length;
  const [head, zone] = [line.slice(0, start), line.slice(start, end)];
  const isUnquoted = /^[A-Z-]+(?:;[^:"]*)?;TZID=$/i.test(head) && zone.includes(":") && !zone.includes('"');
  return isUnquoted ? `${head}"${zone}"${line.slice(end)}` : line;
}

/** A line of a calendar with what was folded behind it, and its number in the file. */
interface ContentLine {
  readonly number: number;
  readonly text: string;
}

/** Characters of a line; more than any field of a record has. */
const mostLetters = 1_000_000;
/** Lines that are named one by one. */
const mostNamed = 100;

/** What a reader leaves out of a calendar, and what it reads otherwise than it is written. */
type LineReport = Readonly<Record<"lost" | "changed", ReturnType<typeof lineNotes>>>;

/** Collects sentences about lines of a calendar. */
function lineNotes() {
  const named: string[] = [];
  let others = 0;
  return {
    add(line: number, reason: string): void {
      if (named.length < mostNamed) named.push(`Line ${line}: ${reason}`);
      else others += 1;
    },
    sentences: (): readonly string[] =>
      others === 0 ? named : [...named, `The same is true of ${others} more lines.`],
  };
}

/** Unfolds the lines of a calendar. Lines that no program would write are continuations of the text before them. */
function contentLines(text: string, { lost, changed }: LineReport): ContentLine[] {
  const unfolded: { number: number; parts: string[] }[] = [];
  const lines = text.replace(/^\uFEFF+/, "").split(/\r\n|\n|\r/);
  for (const [at, line] of lines.entries()) {
    const last = unfolded.at(-1);
    if (last !== undefined && /^[ \t]/.test(line)) last.parts.push(line.slice(1));
    else if (last !== undefined && isQuotedOn(last.parts)) last.parts.push(line);
    else if (line.trim() !== "") unfolded.push({ number: at + 1, parts: [line.trim()] });
  }
  const found: { number: number; parts: string[] }[] = [];
  for (const { number, parts } of unfolded) {
    const line = parts.join("");
    const last = found.at(-1);
    if (isLine(line)) found.push({ number, parts: [line] });
    else if (last !== undefined && isText(last.parts[0] ?? "")) {
      last.parts.push(`\\n${line}`);
      changed.add(number, `it is read as part of the text of line ${last.number}.`);
    } else lost.add(number, `"${line.slice(0, 60)}" is no line of a calendar.`);
  }
  return found.map(({ number, parts }) => {
    const line = parts.join("");
    if (line.length <= mostLetters || /^attach\b/i.test(line)) return { number, text: line };
    lost.add(number, `its ${line.length} characters are cut after ${mostLetters}.`);
    return { number, text: line.slice(0, mostLetters) };
  });
}

/** Whether a line has the form of one, and a name that programs give: others are words before a colon. */
function isLine(line: string): boolean {
  const name = /^([A-Za-z0-9-]+)[ \t]*[:;]/.exec(line)?.[1] ?? "";
  return name !== "" && (name === name.toUpperCase() || known.test(name));
}

const known =
  /^(?:begin|end|version|prodid|method|uid|dt(?:start|end|stamp)|duration|summary|description|location|categories|url|geo|status|class|sequence|created|last-modified|organizer|attendee|attach|comment|contact|r(?:rule|date)|ex(?:rule|date)|recurrence-id|transp|tz[a-z]+|x-.*)$/i;

/** Texts whose line breaks some programs forget to escape. */
function isText(line: string): boolean {
  return /^(?:summary|description|location|comment|contact|x-alt-desc|x-wr-caldesc)[:;]/i.test(line);
}

/** Quoted-printable lines of vCalendar 1.0 end with `=` where the next one belongs to them. */
function isQuotedOn(parts: readonly string[]): boolean {
  return parts.at(-1)?.endsWith("=") === true && /^[^:]*ENCODING=QUOTED-PRINTABLE/i.test(parts[0] ?? "");
}
