import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GivenDetails, readCost, type ShownCost, showCost } from "../../../runtime/hooks/cost.js";
import { readTable } from "../../support/cases.js";
import { fromRecordings } from "../../text/recordings.js";

const cases = readTable(import.meta.dirname, "cost-cases.yaml") as Readonly<
  Record<
    "reference" | "misread",
    readonly (readonly [input: unknown, cost: string, symbol: string, position: string, values: string[]])[]
  >
>;

describe("costs of the reference service", () => {
  it.each(cases.reference)("shows %j as %j", (input, cost, symbol, position, values) => {
    expect(flat(show(input))).toEqual([cost, symbol, position, values]);
  });
});

describe("costs the reference service misreads", () => {
  it.each(cases.misread)("shows %j as %j", (input, cost, symbol, position, values) => {
    const shown = flat(show(input));
    // The symbol of a range is named only where it is not the default one.
    const isDefaultRange = symbol === "$" && values.length > 1;
    expect(shown).toEqual([cost, isDefaultRange ? "" : symbol, isDefaultRange ? "" : position, values]);
  });

  it.each([null, undefined, false, {}, [], [null, false, {}], Number.NaN, "$", "-"])(
    "takes %j for no cost",
    (input) => {
      expect(flat(show(input))).toEqual(["", "", "", []]);
    },
  );
});

describe("costs with details", () => {
  const euro = { currency_symbol: "€", currency_code: "EUR", currency_position: "postfix" };

  it.each<[unknown, GivenDetails, string, string, string, string, string[]]>([
    ["20", { cost_details: euro }, "20€", "€", "EUR", "postfix", ["20"]],
    ["20", { currency_symbol: "€", currency_code: "EUR" }, "€20", "€", "EUR", "prefix", ["20"]],
    [
      undefined,
      { cost_details: { ...euro, values: ["40", "20"] } },
      "20€ – 40€",
      "€",
      "EUR",
      "postfix",
      ["20", "40"],
    ],
    ["", { cost_details: { ...euro, values: ["40"] } }, "", "€", "EUR", "postfix", []],
    ["20", { currency_code: "gbp" }, "£20", "£", "GBP", "prefix", ["20"]],
    ["20", { cost_details: { currency_position: "postfix" } }, "20$", "", "", "postfix", ["20"]],
    ["20", { cost_details: { currency_position: "above", values: {} } }, "$20", "", "", "", ["20"]],
    ["$20", { cost_details: euro }, "$20", "$", "", "prefix", ["20"]],
    ["$20", { currency_code: "CAD" }, "$20", "$", "CAD", "prefix", ["20"]],
    ["20 kr", { currency_code: "SEK" }, "20kr", "kr", "SEK", "postfix", ["20"]],
    ["&#036;20.00", {}, "$20.00", "$", "", "prefix", ["20.00"]],
    ["&euro;5 &#8211; &#x20AC;8", {}, "€5 – €8", "€", "", "prefix", ["5", "8"]],
    ["Free", { cost_details: { ...euro, values: ["0"] } }, "Free", "€", "EUR", "postfix", ["free"]],
  ])("shows %j with %j as %j", (input, given, cost, symbol, code, position, values) => {
    expect(showCost(readCost(input, given), { symbol: "$", position: "prefix" })).toEqual({
      cost,
      cost_details: { currency_symbol: symbol, currency_code: code, currency_position: position, values },
    });
  });
});

describe("showCost", () => {
  it("adds the default symbol on its side, without naming it in the details", () => {
    const shown = showCost(readCost(["10", "20"]), { symbol: "€", position: "postfix" });
    expect(flat(shown)).toEqual(["10€ – 20€", "", "", ["10", "20"]]);
  });

  it("keeps the details in the order and with the keys clients know", () => {
    expect(Object.keys(show("10").cost_details)).toEqual([
      "currency_symbol",
      "currency_code",
      "currency_position",
      "values",
    ]);
  });

  it("reads any text without error and in ascending order", () => {
    const part = fc.constantFrom(
      "1",
      "20",
      "300",
      ".",
      ",",
      " ",
      "-",
      "€",
      "$",
      "free",
      "'",
      "<",
      "kr.",
      "–",
      "x",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part).map((parts) => parts.join("")),
        ),
        (text) => {
          const { amounts } = readCost(text);
          const numbers = amounts.map((amount) => Number(amount.value));
          expect(numbers.every((number) => number >= 0)).toBe(true);
          expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it("agrees with recorded answers", ({ skip }) => {
    const recorded = recordedCosts();
    if (recorded.length === 0) skip("no recorded answers on this machine");
    for (const { cost, values } of recorded) {
      const shown = show(cost);
      expect(shown.cost).toBe(cost);
      // A text says Free where the recorded site had stored a zero.
      expect(shown.cost_details.values).toEqual(cost === "Free" ? ["free"] : values);
    }
  });
});

function show(input: unknown): ShownCost {
  return showCost(readCost(input), { symbol: "$", position: "prefix" });
}

function flat({ cost, cost_details: details }: ShownCost): unknown[] {
  return [cost, details.currency_symbol, details.currency_position, details.values];
}

function recordedCosts(): { cost: string; values: string[] }[] {
  return fromRecordings((_key, value) =>
    isCosted(value) ? { cost: value.cost, values: value.cost_details.values } : undefined,
  );
}

function isCosted(value: unknown): value is { cost: string; cost_details: { values: string[] } } {
  return typeof value === "object" && value !== null && "cost" in value && "cost_details" in value;
}
