/** So long the same press of the same browser is one, in ms. */
const pressMs = 600_000;

/**
 * An idempotency key of what a browser without JavaScript posts, where, and when: its forms have none of their own, and
 * a double press sends them twice. The same within the same ten minutes of the clock.
 *
 * @param said what the form says
 */
export function pressKey(request: Request, { now, said }: { now: Date; said: unknown }): Promise<string> {
  const { pathname, search } = new URL(request.url);
  return wordsKey([pathname, search, request.headers.get("user-agent"), Math.floor(now.getTime() / pressMs), said]);
}

/**
 * An idempotency key of what is said: 64 hexadecimal digits.
 *
 * @example
 * await wordsKey({ message: "Is it there?" }) === (await wordsKey({ message: "Is it there?" })) // true
 */
export async function wordsKey(said: unknown): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(said))));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
