const lineOctets = 75;

/**
 * A line of an iCalendar file (RFC 5545, 3.1), folded into pieces of 75 octets at most; no character is cut. The package
 * `ical.js` folds into 76 octets and leaves control characters in texts.
 */
export function contentLine(name: string, value: string): string {
  const line = `${name}:${value}`;
  // No character takes more than three octets for each of its UTF-16 units.
  if (line.length * 3 <= lineOctets) return `${line}\r\n`;
  const octets = Buffer.from(line);
  const pieces: string[] = [];
  for (let at = 0; at < octets.length; ) {
    // Continued lines have a blank in front.
    let end = at + lineOctets - (at === 0 ? 0 : 1);
    while (isWithinCharacter(octets[end])) end -= 1;
    pieces.push(octets.toString("utf8", at, end));
    at = end;
  }
  return `${pieces.join("\r\n ")}\r\n`;
}

/** Whether an octet of UTF-8 is not the first one of its character. */
function isWithinCharacter(octet = 0): boolean {
  return octet >= 0x80 && octet < 0xc0;
}

/** A text as a value: what has a meaning in iCalendar is escaped, control characters are gone. */
export function textValue(text: string): string {
  return withoutControls(text)
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll("\n", "\\n");
}

/** A text as a parameter of a property, quoted where it has to be; quotes inside become apostrophes. */
export function parameterValue(text: string): string {
  const clean = withoutControls(text).replaceAll("\n", " ").replaceAll('"', "'");
  return /[:;,]/.test(clean) ? `"${clean}"` : clean;
}

/** An instant as `20310310T183000Z`. */
export function utcValue(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** Wall-clock text as `20310310T193000`. */
export function wallValue(wall: string): string {
  return wall.replace(/[-:]/g, "").replace(" ", "T");
}

function withoutControls(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .toWellFormed()
    .replace(/[^\P{Cc}\n]/gu, "");
}
