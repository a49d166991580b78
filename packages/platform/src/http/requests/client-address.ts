/**
 * The address of the client behind a known number of proxies: each proxy appends the address it was called from to
 * `X-Forwarded-For`, so only that many entries from the right can be believed.
 *
 * @param proxies how many proxies of ours stand in front; 0 means the connection's own address counts
 * @example
 * clientAddress("10.0.0.9", "1.2.3.4, 203.0.113.7", 1) // "203.0.113.7"
 */
export function clientAddress(
  connection: string | undefined,
  forwardedFor: string | null,
  proxies: number,
): string | undefined {
  if (proxies < 1 || !forwardedFor) return connection;
  const chain = forwardedFor.split(",").map((part) => part.trim());
  return chain[Math.max(0, chain.length - proxies)] || connection;
}
