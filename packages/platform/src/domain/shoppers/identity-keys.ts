import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What the identity of shoppers is signed and hashed with. */
export interface IdentityKeys {
  /** Signs the session cookie of a site. */
  cookieKey(siteSlug: string): Uint8Array<ArrayBuffer>;
  /**
   * Keyed hash of a code, of a booking to confirm, of a reservation to read, of the browser that asked for it, of what
   * a limit counts, of who consented or took a turn, or of a link in an alert; of no use without the key.
   */
  hash(
    purpose:
      | "asker"
      | "code"
      | "confirm"
      | "reservation"
      | "invoice"
      | "purchase"
      | "limit"
      | "consent"
      | "spin"
      | "alert",
    text: string,
  ): string;
}

const fewestCharacters = 32;

/**
 * Opens the keys: from `FORECOURT_SECRET`, which processes on several machines share, or else from `identity.key` in
 * the data folder, made on first use and readable by its owner alone.
 *
 * @throws Error when `FORECOURT_SECRET` is shorter than 32 characters.
 */
export function openIdentityKeys(dataDir: string, env: Readonly<Record<string, string | undefined>>): IdentityKeys {
  const secret = env.FORECOURT_SECRET || keptSecret(dataDir);
  if (secret.length < fewestCharacters)
    throw new Error(
      `FORECOURT_SECRET has ${secret.length} characters, which can be guessed. Set at least ${fewestCharacters} random ones, such as the output of: openssl rand -hex 32`,
    );
  const derive = (purpose: string) => new Uint8Array(hkdfSync("sha256", secret, "forecourt identity", purpose, 32));
  const keys = {
    asker: derive("asker"),
    code: derive("code"),
    confirm: derive("confirm"),
    reservation: derive("reservation"),
    invoice: derive("invoice"),
    purchase: derive("purchase"),
    spin: derive("spin"),
    limit: derive("limit"),
    consent: derive("consent"),
    alert: derive("alert"),
  };
  return {
    cookieKey: (siteSlug) => derive(`cookie ${siteSlug}`),
    hash: (purpose, text) => createHmac("sha256", keys[purpose]).update(text).digest("base64url"),
  };
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, "identity.key");
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}
