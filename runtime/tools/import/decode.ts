import { ToolError } from "../tool.js";

/** The text of a file, with a warning where its encoding was guessed. */
export interface Decoded {
  readonly text: string;
  readonly warning?: string;
}

/** Decodes a file in UTF-8, UTF-16 or windows-1252. Throws a ToolError for other encodings. */
export function decode(name: string, bytes: Uint8Array): Decoded {
  const wide = utf16Of(bytes);
  if (wide !== undefined) return { text: decodeAs(wide, bytes) ?? fail(name) };
  const text = decodeAs("utf-8", bytes);
  if (text !== undefined) return { text };
  // A file that is UTF-8 in part is damaged rather than in another encoding.
  if (isPartlyUtf8(bytes)) return fail(name);
  const western = asWestern(bytes);
  if (/[\u0080-\u009f]/.test(western)) return fail(name);
  return { text: western, warning: `${name} is not in UTF-8; it was read as windows-1252.` };
}

/** Decodes a calendar, which is folded by bytes, maybe inside a letter. Lines of UTF-8 and others may be mixed. */
export function decodeCalendar(name: string, bytes: Uint8Array): Decoded {
  const folded = Buffer.from(bytes).toString("latin1");
  // The rest of a letter goes in front of the fold.
  const whole = Buffer.from(folded.replace(/(\r?\n[ \t])([\x80-\xbf]{1,3})/g, "$2$1"), "latin1");
  if (utf16Of(bytes) !== undefined) return decode(name, bytes);
  if (decodeAs("utf-8", whole) !== undefined || !isPartlyUtf8(whole)) return decode(name, whole);
  const strange: number[] = [];
  const lines = whole
    .toString("latin1")
    .split("\n")
    .map((line, at) => {
      const read = decodeAs("utf-8", Buffer.from(line, "latin1"));
      if (read === undefined) strange.push(at + 1);
      return read ?? asWestern(Buffer.from(line, "latin1"));
    });
  const named = strange.slice(0, 10).join(", ");
  return {
    text: lines.join("\n"),
    warning: `Not in UTF-8, and read as windows-1252: line ${named} of ${name}.`,
  };
}

function isPartlyUtf8(bytes: Uint8Array): boolean {
  return /[^\p{ASCII}\uFFFD]/u.test(new TextDecoder().decode(bytes));
}

function asWestern(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString("latin1")
    .replace(/[\u0080-\u009f]/g, lettersOf);
}

// Node 20 decodes windows-1252 as Latin-1, which has control characters at these positions.
const letters = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function lettersOf(control: string): string {
  return letters.charAt(control.charCodeAt(0) - 0x80);
}

/** Detects UTF-16 by a byte order mark, or by zeros next to the letters that tables and calendars begin with. */
function utf16Of([first = 1, second = 1, third = 1, fourth = 1]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return "utf-16le";
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? "utf-16be" : undefined;
}

function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function fail(name: string): never {
  throw new ToolError(
    `The text of ${name} cannot be read: it is neither UTF-8 nor UTF-16 nor windows-1252. Save it as UTF-8.`,
  );
}
