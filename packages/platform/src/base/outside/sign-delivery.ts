import { createHmac } from "node:crypto";

/**
 * The signature of a webhook: HMAC-SHA256 over `${timestamp}.${body}` in hexadecimal (rules 2.11). A receiver computes
 * the same with the shared secret, compares in constant time, and refuses a timestamp more than five minutes away.
 *
 * @param timestamp seconds since 1970, as sent in `X-Forecourt-Timestamp`
 * @param body the request body, byte for byte
 * @example
 * signDelivery("secret", "1795000000", "{}") // "sha256=" and 64 hexadecimal digits
 */
export function signDelivery(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;
}
