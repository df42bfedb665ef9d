/** A line of a calendar with what was folded behind it, and its number in the file. */
export interface ContentLine {
  readonly number: number;
  readonly text: string;
}

/** Characters of a line; more than any field of a record has. */
const mostLetters = 1_000_000;
/** Lines that are named one by one. */
const mostNamed = 100;

/** Sentences about lines of a calendar. */
export interface LineNotes {
  add(line: number, reason: string): void;
  sentences(): readonly string[];
}

/** What a reader leaves out of a calendar, and what it reads otherwise than it is written. */
export interface LineReport {
  readonly lost: LineNotes;
  readonly changed: LineNotes;
}

export function lineNotes(): LineNotes {
  const named: string[] = [];
  let others = 0;
  return {
    add(line, reason) {
      if (named.length < mostNamed) named.push(`Line ${line}: ${reason}`);
      else others += 1;
    },
    sentences: () => (others === 0 ? named : [...named, `The same is true of ${others} more lines.`]),
  };
}

/** Unfolds the lines of a calendar. Lines that no program would write are continuations of the text before them. */
export function contentLines(text: string, report: LineReport): ContentLine[] {
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
