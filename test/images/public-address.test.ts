import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPublicAddress } from "../../runtime/network/public-address.js";
import { readTable } from "../support/cases.js";

const cases = readTable(import.meta.dirname, "addresses.yaml") as Readonly<
  Record<"public" | "private", readonly string[]>
>;

describe("an address", () => {
  it.each(cases.public)("such as %s is public", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(cases.private)("such as %s is not", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it("that carries an IPv4 address is never public", () => {
    const part = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    fc.assert(
      fc.property(part, part, fc.constantFrom("::ffff:", "::", "64:ff9b::", "2002:"), (high, low, prefix) => {
        const address = prefix === "2002:" ? `2002:${high}:${low}::1` : `${prefix}${high}:${low}`;
        expect(isPublicAddress(address)).toBe(false);
      }),
    );
  });
});
