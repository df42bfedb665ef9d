import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { contentLine, textValue } from "../../runtime/feeds/content-line.js";

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
