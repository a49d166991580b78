import { createHash, timingSafeEqual } from "node:crypto";

/** What is stored of a secret that whoever has it may read and change something with. */
export function secretHash(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/**
 * Whether a secret is the one of a hash; takes as long for any other.
 *
 * @example
 * isSecretOf("x", secretHash("x")) // true
 */
export function isSecretOf(secret: string, hash: string): boolean {
  const own = secretHash(secret);
  return own.length === hash.length && timingSafeEqual(Buffer.from(own), Buffer.from(hash));
}
