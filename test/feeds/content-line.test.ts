import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { contentLine, parameterValue, textValue } from "../../runtime/feeds/content-line.js";

describe("a line of a calendar", () => {
  it.each([
    ["plain letters", "a"],
    ["letters of two octets", "é"],
    ["of three", "語"],
    ["and of four", "🎻"],
    ["what has to be escaped", "\\;,\n"],
  ])("is folded at 75 octets and read back whole: %s", (_kind, letters) => {
    for (let length = 1; length <= 160; length += 1) {
      const text = `${"x".repeat(length % 7)}${letters.repeat(length)}`;
      const line = contentLine("SUMMARY", textValue(text));
      for (const piece of line.split("\r\n")) expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75);
      const property = ICAL.Property.fromString(line.replaceAll("\r\n ", "").trimEnd());
      expect(property.getFirstValue()).toBe(text);
      expect(line.replaceAll("\r\n ", "")).not.toContain("\uFFFD");
    }
  });
});

/** What `ical.js` writes of a property. */
function written(name: string, parameters: object, type: string, value: string): string {
  return ICAL.stringify.property([name, parameters, type, value], ICAL.design.icalendar, false);
}

describe("a line of a calendar is not written by ical.js, which", () => {
  const longest = (line: string): number =>
    Math.max(...line.split("\r\n").map((piece) => Buffer.byteLength(piece)));

  it("folds into pieces of 76 octets with the blank in front", () => {
    const text = "x".repeat(300);
    expect(longest(written("summary", {}, "text", text))).toBe(76);
    expect(longest(contentLine("SUMMARY", textValue(text)))).toBe(75);
  });

  it("leaves in texts what ends a line or is no character", () => {
    const text = "one\rtwo\u0007\ud800";
    expect(written("summary", {}, "text", text)).toBe(`SUMMARY:${text}`);
    expect(contentLine("SUMMARY", textValue(text))).toBe("SUMMARY:one\\ntwo\ufffd\r\n");
  });

  it("writes quotes and line ends in parameters by RFC 6868, which older programs show as they are", () => {
    const name = 'The "Hall"\none';
    const organizer = written("organizer", { cn: name }, "cal-address", "mailto:a@example.org");
    expect(organizer).toBe("ORGANIZER;CN=The ^'Hall^'^none:mailto:a@example.org");
    expect(parameterValue(name)).toBe("The 'Hall' one");
  });
});
