import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPublicAddress } from "../../runtime/network/public-address.js";

describe("an address", () => {
  it.each([
    "8.8.8.8",
    "93.184.215.14",
    "172.15.0.1",
    "172.32.0.1",
    "100.128.0.1",
    "2606:4700::1111",
    "2a00:1450::8a",
  ])("such as %s is public", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    "127.0.0.1",
    "127.255.255.254",
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "169.254.169.254",
    "168.63.129.16",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.192",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.251",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::a00:1",
    "2002:7f00:1::",
    "2001:0:7f00:1::",
    "2001:db8::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%lo",
    "fec0::1",
    "ff02::1",
    "100::1",
    "localhost",
    "0x7f.1",
    "2130706433",
    "",
  ])("such as %s is not", (address) => {
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
