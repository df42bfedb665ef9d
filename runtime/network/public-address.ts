import { BlockList, isIP } from "node:net";

/** Decides whether the service may connect to an IP address. */
export type AddressCheck = (address: string) => boolean;

/**
 * Whether an IP address belongs to the public internet. False for this machine, private and shared networks, link-local and
 * multicast addresses, ranges for documentation and tests, and IPv6 forms that carry an IPv4 address; also for what
 * is no address. Source: the special-purpose registries of IANA.
 */
export const isPublicAddress: AddressCheck = (address) => {
  const family = isIP(address);
  if (family === 4) return !special.check(address, "ipv4");
  return family === 6 && unicast.check(address, "ipv6") && !special.check(address, "ipv6");
};

/** Whether an IP address is that of this machine, as it calls itself. */
export const isLocalAddress: AddressCheck = (address) => {
  const family = isIP(address);
  return (family === 4 && local.check(address, "ipv4")) || (family === 6 && local.check(address, "ipv6"));
};

/** Whether a host name or address is that of this machine, as only it can reach itself. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

const local = new BlockList();
local.addSubnet("127.0.0.0", 8, "ipv4");
local.addAddress("::1", "ipv6");

/** The one block from which public IPv6 addresses are given; mapped, translated and local forms lie outside. */
const unicast = new BlockList();
unicast.addSubnet("2000::", 3, "ipv6");

const special = new BlockList();
const specialBlocks: readonly (readonly [network: string, prefix: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  // A public number that answers as the host's own service in one large cloud.
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
  ["2001::", 23],
  ["2001:db8::", 32],
  // IPv6 addresses that a relay turns into the IPv4 address inside them.
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
];
for (const [network, prefix] of specialBlocks) {
  special.addSubnet(network, prefix, network.includes(":") ? "ipv6" : "ipv4");
}
