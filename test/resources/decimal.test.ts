import { describe, expect, it } from "vitest";
import { decimalPattern, sentDecimal, storedDecimal } from "../../generator/model/value-limits.js";
import { decimalText, parseDecimal } from "../../runtime/core/properties.js";

describe("decimals", () => {
  it.each([
    ["12.50", 2, 1250],
    ["12.5", 2, 1250],
    ["-0.01", 2, -1],
    ["-0", 2, 0],
    ["0007", 0, 7],
    ["0.0000001", 7, 1],
    ["9999999999999.99", 2, 999_999_999_999_999],
  ])("are stored exactly as whole numbers of their last digit: %s with %i digits", (text, scale, stored) => {
    expect(Object.is(parseDecimal(text, scale), stored)).toBe(true);
    expect(parseDecimal(decimalText(stored, scale), scale)).toBe(stored);
  });

  it("are shown with all their digits behind the point", () => {
    expect([0, 5, -5, 1250].map((stored) => decimalText(stored, 2))).toEqual([
      "0.00",
      "0.05",
      "-0.05",
      "12.50",
    ]);
    expect(decimalText(7, 0)).toBe("7");
    expect(decimalText(1, 7)).toBe("0.0000001");
  });

  it("are read alike by the service, the API document and the generator", () => {
    const digits = [
      "",
      "0",
      "1",
      "9",
      "00",
      "10",
      "123456",
      "1234567890123",
      "123456789012345",
      "1".repeat(16),
    ];
    const texts = digits.flatMap((whole) =>
      ["", ".", ".0", ".5", ".25", ".125", ".1234567890"].flatMap((fraction) => [
        whole + fraction,
        `-${whole}${fraction}`,
        `+${whole}${fraction}`,
        `${whole}${fraction} `,
        `${whole}${fraction}e1`,
      ]),
    );
    const wrong = [0, 1, 2, 9].flatMap((scale) =>
      texts.filter((text) => {
        const stored = parseDecimal(text, scale);
        const isMatched = new RegExp(decimalPattern(scale), "u").test(text);
        return isMatched !== (stored !== undefined) || storedDecimal(text, scale) !== stored;
      }),
    );
    expect(wrong).toEqual([]);
    expect(texts.filter((text) => parseDecimal(text, 2) !== undefined).length).toBeGreaterThan(20);
  });

  it("may be numbers in the spec", () => {
    expect([12.5, 0.1, -3, 12.345, 1e21, "x"].map((value) => sentDecimal(value, 2))).toEqual([
      "12.50",
      "0.10",
      "-3.00",
      12.345,
      1e21,
      "x",
    ]);
  });
});
