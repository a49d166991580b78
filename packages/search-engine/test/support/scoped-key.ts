import { createHmac } from "node:crypto";

/** A key that a search key was narrowed to, as the official client makes it. */
export function scopedKey(parent: string, embedded: Record<string, unknown>): string {
  const json = JSON.stringify(embedded);
  const digest = createHmac("sha256", parent).update(json).digest("base64");
  return Buffer.from(`${digest}${parent.slice(0, 4)}${json}`).toString("base64");
}
