import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GivenDetails, readCost, type ShownCost, showCost } from "../../../runtime/hooks/cost.js";
import { fromRecordings } from "../../text/recordings.js";

describe("costs of the reference service", () => {
  it.each<[unknown, string, string, string, string[]]>([
    ["10", "$10", "", "", ["10"]],
    [10, "$10", "", "", ["10"]],
    [15.5, "$15.5", "", "", ["15.5"]],
    ["$10", "$10", "$", "prefix", ["10"]],
    ["$ 10", "$10", "$", "prefix", ["10"]],
    ["10 €", "10€", "€", "postfix", ["10"]],
    ["10€", "10€", "€", "postfix", ["10"]],
    ["USD 10", "USD10", "USD", "prefix", ["10"]],
    ["10 USD", "10USD", "USD", "postfix", ["10"]],
    ["12,50", "$12,50", "", "", ["12.50"]],
    ["1234.5", "$1234.5", "", "", ["1234.5"]],
    ["10 and 20 and 30", "$10 – $30", "", "", ["10", "20", "30"]],
    [["15", "5", "Free"], "$5 – $15", "", "", ["free", "5", "15"]],
    [true, "$1", "", "", ["1"]],
    ["10 - 25", "$10 – $25", "", "", ["10", "25"]],
    ["10-25", "$10 – $25", "", "", ["10", "25"]],
    ["From 5 to 7", "$5 – $7", "", "", ["5", "7"]],
    [["5", "15"], "$5 – $15", "", "", ["5", "15"]],
    ["$10 - $25", "$10 – $25", "", "", ["10", "25"]],
    ["Free", "Free", "", "", ["free"]],
    ["0.00", "Free", "", "", ["0.00"]],
    [[0, 5], "Free – $5", "", "", ["0", "5"]],
    ["0", "", "", "", []],
    [0, "", "", "", []],
    ["", "", "", "", []],
    ["Donation", "Donation", "", "", ["donation"]],
    ["-5", "-5", "-", "prefix", ["5"]],
  ])("shows %j as %j", (input, cost, symbol, position, values) => {
    expect(flat(show(input))).toEqual([cost, symbol, position, values]);
  });
});

describe("costs the reference service misreads", () => {
  it.each<[unknown, string, string, string, string[]]>([
    ["12,50 €", "12,50€", "€", "postfix", ["12.50"]],
    ["10, 25", "$10 – $25", "", "", ["10", "25"]],
    ["1,234.56", "$1,234.56", "", "", ["1234.56"]],
    ["1.234,56 €", "1.234,56€", "€", "postfix", ["1234.56"]],
    ["1 234,56 zł", "1 234,56zł", "zł", "postfix", ["1234.56"]],
    ["CHF 1'250.00", "CHF1'250.00", "CHF", "prefix", ["1250.00"]],
    ["5,10,15", "$5 – $15", "", "", ["5", "10", "15"]],
    ["5.50,10.25", "$5.50 – $10.25", "", "", ["5.50", "10.25"]],
    ["1,234,567", "$1,234,567", "", "", ["1234567"]],
    ["₹ 1,50,000", "₹1,50,000", "₹", "prefix", ["150000"]],
    ["0,500", "$0,500", "", "", ["0.500"]],
    ["isk10.000", "isk10.000", "isk", "prefix", ["10000"]],
    ["Rs.10", "Rs.10", "Rs.", "prefix", ["10"]],
    [".50", "$.50", "", "", [".50"]],
    ["10,- €", "10€", "€", "postfix", ["10"]],
    ["€10 - €25", "€10 – €25", "€", "prefix", ["10", "25"]],
    ["10 - 25 €", "10€ – 25€", "€", "postfix", ["10", "25"]],
    ["5 kids, $10 adults", "$5 – $10", "", "", ["5", "10"]],
    ["10 kids, 25 €", "10€ – 25€", "€", "postfix", ["10", "25"]],
    ["ab 10 € pro Person", "10€", "€", "postfix", ["10"]],
    ["10 Euro", "10 Euro", "Euro", "postfix", ["10"]],
    ["US$20", "US$20", "US$", "prefix", ["20"]],
    [["10 €", "5 €"], "5€ – 10€", "€", "postfix", ["5", "10"]],
    [["10 €", "$5"], "$5 – $10", "", "", ["5", "10"]],
    ["Free - $5", "Free – $5", "$", "prefix", ["0", "5"]],
    ["$0", "Free", "$", "prefix", ["0"]],
    [["Donation", "Free", "5"], "$5", "", "", ["free", "5", "donation"]],
    [["Free", "Donation"], "Free – Donation", "", "", ["free", "donation"]],
    ["Pay what you can", "Pay what you can", "", "", ["pay-what-you-can"]],
    ["<b>Free</b>", "Free", "", "", ["free"]],
    [["5", "5", ""], "$5", "", "", ["5"]],
    [1e21, "$1000000000000000000000", "", "", ["1000000000000000000000"]],
    [-5, "-5", "-", "prefix", ["5"]],
  ])("shows %j as %j", (input, cost, symbol, position, values) => {
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
