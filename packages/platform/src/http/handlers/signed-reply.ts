import { timingSafeEqual } from "node:crypto";
import { signDelivery } from "../../base/outside/sign-delivery.ts";

/** A message that is older or younger than this is refused: somebody repeats it. */
const maxAgeSeconds = 300;

/**
 * Whether a message of a text service is signed with the key that it shares with us, as the platform signs its own
 * webhooks (`signDelivery`).
 *
 * @param body byte for byte
 */
export function isSignedReply(key: string, headers: Headers, body: string, now: Date): boolean {
  const timestamp = headers.get("x-forecourt-timestamp") ?? "";
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!/^\d{1,12}$/.test(timestamp) || age > maxAgeSeconds) return false;
  const expected = Buffer.from(signDelivery(key, timestamp, body));
  const given = Buffer.from(headers.get("x-forecourt-signature") ?? "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
