/**
 * The network an address counts as: an IPv4 address itself, an IPv6 address by its first 64 bits, which is what one
 * customer of a provider has, and `local` for this machine.
 */
export function clientSubnet(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
  if (plain === "::1" || plain.startsWith("127.")) return "local";
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.replace(/%.*/s, "").split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: zeros }, () => "0"), ...last];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
