import ipaddr from "ipaddr.js";

/** The last four bytes of these are an IPv4 address, which a gateway of the network calls instead (RFC 6052). */
const withIpv4Inside = "rfc6052";

/**
 * Whether an IP address is one that anybody on the internet can call: not of this machine, of a private network, of a
 * link (where clouds answer with their metadata), shared, reserved or multicast. An IPv4 address within an IPv6 one
 * counts as itself.
 *
 * @example
 * isPublicIp("93.184.215.14") // true
 * isPublicIp("::ffff:169.254.169.254") // false
 */
export function isPublicIp(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  if (address.range() !== withIpv4Inside) return address.range() === "unicast";
  return isPublicIp(ipaddr.fromByteArray(address.toByteArray().slice(-4)).toString());
}

/**
 * Names that are never the internet's: RFC 6761 and 6762, `home.arpa` of RFC 8375, `internal` of ICANN, and what
 * networks are called at home.
 */
const localNames = /(^|\.)(localhost|local|internal|home\.arpa|lan|home|corp|intranet|private)$/;

/**
 * Whether the host of an address may be on the internet, as far as its name tells: a public IP address, or a name with
 * a dot that is not kept for local networks. What a name leads to is known when it is called.
 *
 * @param hostname as `URL` gives it
 * @example
 * isPublicHost("crm.example") // true
 * isPublicHost("[::1]") // false
 */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
  if (ipaddr.isValid(host)) return isPublicIp(host);
  return host.includes(".") && !localNames.test(host);
}

/** Whether this is an IP address that leads to this machine or to the link that it is on. */
export function isLocalIp(ip: string): boolean {
  return ipaddr.isValid(ip) && ["loopback", "unspecified", "linkLocal"].includes(ipaddr.process(ip).range());
}
