import { isIPv6 } from "node:net";

/**
 * What a limit counts of an address: an IPv4 address whole, of an IPv6 address the first 64 bits, because one household
 * or server has all of the rest.
 *
 * @example
 * addressKey("2001:db8:1:2:aaaa::1") // "2001:db8:1:2::/64"
 */
export function addressKey(address: string | undefined): string {
  if (address === undefined) return "unknown";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [before = "", after] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const start = before === "" ? [] : before.split(":");
  const end = after === undefined || after === "" ? [] : after.split(":");
  const whole =
    after === undefined
      ? start
      : [...start, ...Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => "0"), ...end];
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
