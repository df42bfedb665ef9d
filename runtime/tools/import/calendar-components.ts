import ICAL from "ical.js";
import { readValue } from "./calendar-values.js";

// A day where a time is expected is read as a day, and a time where a day is.
ICAL.design.strict = false;

/** A component in the form of the library: its name, properties and components. */
type Raw = [name: string, properties: unknown[], components: Raw[]];

/** A calendar holds components, and those alarms or zone rules. */
const mostNested = 10;

/**
 * Parses a calendar. A line, value or parameter that cannot be read is left out alone: `lost` and `changed` say in a sentence each
 * what is left out, and what is read otherwise than it is written. `lineOf` gives the line at which a component begins.
 */
export function parseCalendar(text: string) {
  const report = { lost: lineNotes(), changed: lineNotes() };
  const { lost } = report;
  const roots: Raw[] = [];
  const begun = new Map<unknown, number>();
  const open: Raw[] = [];
  /** Calendars of events outside of any. */
  const implied = new Set<Raw>();
  for (const line of contentLines(text, report)) {
    const [, tag = "", given = ""] = /^(BEGIN|END)[ \t]*(?:;[^:]*)?:\s*(\S+)/i.exec(line.text) ?? [];
    const name = given.toLowerCase();
    if (tag.toUpperCase() === "BEGIN") begin(line, name);
    else if (tag !== "") end(line, name);
    else addProperty(open.at(-1), line, report);
  }
  for (const left of open)
    if (!implied.has(left)) lost.add(begun.get(left) ?? 0, `${left[0].toUpperCase()} has no end.`);
  const calendars = roots.filter(([name]) => name === "vcalendar").map((root) => new ICAL.Component(root));
  return {
    calendars,
    lineOf: ({ jCal }: ICAL.Component) => begun.get(jCal) ?? 0,
    lost: calendars.length === 0 ? ["The source holds no calendar."] : lost.sentences(),
    changed: report.changed.sentences(),
  };

  function begin({ number }: ContentLine, name: string): void {
    // No event holds another one, and no calendar: the end of the one before is missing.
    const outer = name === "vcalendar" ? 0 : open.findIndex(([other]) => other === name && !isRule(name));
    if (outer >= 0) close(outer, number);
    if (open.length === 0 && name !== "vcalendar") {
      const calendar: Raw = ["vcalendar", [], []];
      implied.add(calendar);
      push(calendar, number);
    }
    const component: Raw = [name, [], []];
    if (open.length < mostNested) push(component, number);
    else lost.add(number, `more than ${mostNested} components are nested.`);
  }

  function push(component: Raw, number: number): void {
    begun.set(component, number);
    (open.at(-1)?.[2] ?? roots).push(component);
    open.push(component);
  }

  function end({ number }: ContentLine, name: string): void {
    const at = open.findLastIndex(([other]) => other === name);
    if (at < 0) report.changed.add(number, `END:${name.toUpperCase()} ends nothing.`);
    else {
      close(at + 1, number);
      open.pop();
    }
  }

  function close(from: number, number: number): void {
    for (const left of open.splice(from))
      if (!implied.has(left)) report.changed.add(number, `${left[0].toUpperCase()} has no end before it.`);
  }
}

function isRule(name: string): boolean {
  return name === "standard" || name === "daylight";
}

function addProperty(component: Raw | undefined, { number, text }: ContentLine, report: LineReport): void {
  const { lost, changed } = report;
  if (component === undefined) {
    lost.add(number, `"${text.slice(0, 60)}" is in no calendar.`);
    return;
  }
  const { name, parameters, value, broken } = takeApart(text);
  if (broken.length > 0) lost.add(number, `${name} has a parameter that cannot be read: "${broken}".`);
  const read = readValue(name.toLowerCase(), value);
  for (const bad of read.bad) lost.add(number, `${name} cannot be read: "${bad.slice(0, 60)}".`);
  if (read.value === undefined) return;
  const isTimed = /^(?:DTSTART|DTEND|RECURRENCE-ID|RDATE|EXDATE)$/i.test(name);
  if (isTimed && /;VALUE=DATE(?:;|$)/i.test(parameters) && !/^\d{8}(?:,|$)/.test(read.value))
    changed.add(number, `${name} says that it is a day, and is read as the time that it has.`);
  const head = isTimed ? withType(parameters, read.value) : parameters;
  try {
    component[1].push(ICAL.parse.property(`${name}${head}:${read.value}`));
  } catch {
    lost.add(number, `${name} cannot be read: "${value.slice(0, 60)}".`);
  }
}

/** The name, the parameters with their delimiters, and the value of a line. */
function takeApart(text: string) {
  const line = quoteZone(text);
  const [, name, parameters = "", value = ""] = wholeLine.exec(line) ?? [];
  if (name !== undefined) return { name, parameters, value, broken: "" };
  const [start = ""] = /^[A-Za-z0-9-]*/.exec(line) ?? [];
  const [given = "", ...rest] = line.slice(start.length).replaceAll('"', "").split(":");
  const parts = given.split(";").filter((part) => part.trim() !== "");
  const isRight = (part: string): boolean => /^[A-Za-z0-9-]+=[^=]+$/.test(part);
  const right = parts.filter(isRight).map((part) => `;${part}`);
  const wrong = parts.filter((part) => !isRight(part)).join(";");
  return {
    name: start,
    parameters: right.join(""),
    value: rest.join(":"),
    broken: (wrong || given).slice(0, 60),
  };
}

/** Quotes the name of a zone that has a colon, such as `(UTC-05:00) Eastern Time (US & Canada)`. */
function quoteZone(line: string): string {
  const end = line.lastIndexOf(":");
  const start = line.lastIndexOf(";", end) + ";TZID=".length;
  const [head, zone] = [line.slice(0, start), line.slice(start, end)];
  const isUnquoted = /^[A-Z-]+(?:;[^:"]*)?;TZID=$/i.test(head) && zone.includes(":") && !zone.includes('"');
  return isUnquoted ? `${head}"${zone}"${line.slice(end)}` : line;
}

const wholeLine =
  /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/s;

/** The type of a time is what it looks like, whatever the line says. */
function withType(parameters: string, value: string): string {
  const type = value.includes("/") ? ";VALUE=PERIOD" : /^\d{8}(?:,|$)/.test(value) ? ";VALUE=DATE" : "";
  return parameters.replace(/;VALUE=[^;]*/gi, "") + type;
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
function contentLines(text: string, report: LineReport): ContentLine[] {
  const unfolded: { number: number; parts: string[] }[] = [];
  for (const [at, line] of text
    .replace(/^\uFEFF+/, "")
    .split(/\r\n|\n|\r/)
    .entries()) {
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
      report.changed.add(number, `it is read as part of the text of line ${last.number}.`);
    } else report.lost.add(number, `"${line.slice(0, 60)}" is no line of a calendar.`);
  }
  return found.map(({ number, parts }) => ({ number, text: bounded(number, parts.join(""), report) }));
}

/** Whether a line has the form of one, and a name that programs give: others are words before a colon. */
function isLine(line: string): boolean {
  const name = /^([A-Za-z0-9-]+)[ \t]*(?:[:;]|$)/.exec(line)?.[1] ?? "";
  if (!/[:;]/.test(line)) return false;
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

function bounded(number: number, text: string, { lost }: LineReport): string {
  if (text.length <= mostLetters || /^attach\b/i.test(text)) return text;
  lost.add(number, `its ${text.length} characters are cut after ${mostLetters}.`);
  return text.slice(0, mostLetters);
}
