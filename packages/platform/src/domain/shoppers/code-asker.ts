import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IdentityKeys } from "./identity-keys.ts";

/** At which site, for which number. */
interface Asking {
  siteSlug: string;
  /** International form. */
  phone: string;
}

/**
 * The browser that asked for codes of a number. Only that browser can try them, so that nobody else's tries count
 * against it. It is known by a token that it gets when a code is sent: a random id, signed together with site and
 * number.
 */
export interface CodeAskers {
  /** Id of the browser with a token; undefined when it did not ask for a code of this number. */
  read(asking: Asking, token: string | undefined): string | undefined;
  /** The token of a browser that was sent a code just now. */
  token(asking: Asking, id: string): string;
}

/** A random id for a browser that has none yet. */
export const newAskerId = (): string => randomBytes(16).toString("base64url");

/** Makes what knows askers by their tokens. */
export function createCodeAskers(keys: Pick<IdentityKeys, "hash">): CodeAskers {
  const signature = ({ siteSlug, phone }: Asking, id: string) => keys.hash("asker", `${siteSlug}\n${phone}\n${id}`);
  return {
    read(asking, token) {
      const [, id = "", signed = ""] = /^([\w-]{22})\.([\w-]{43})$/.exec(token ?? "") ?? [];
      return id !== "" && timingSafeEqual(Buffer.from(signed), Buffer.from(signature(asking, id))) ? id : undefined;
    },
    token: (asking, id) => `${id}.${signature(asking, id)}`,
  };
}
