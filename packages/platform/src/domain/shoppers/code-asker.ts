import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IdentityKeys } from "./identity-keys.ts";
import { codeLifeMs } from "./identity-limits.ts";

/** Name of the cookie; over https with the prefix that keeps other hosts of the same domain from setting it. */
const cookieName = (secure: boolean) => (secure ? "__Host-forecourt_code" : "forecourt_code");

/** Which browser, at which site, for which number. */
interface Asking {
  siteSlug: string;
  /** International form. */
  phone: string;
  headers: Headers;
  /** The browser's connection is https. */
  secure: boolean;
}

/**
 * The browser that asked for codes of a number. Only that browser can try them, so that nobody else's tries count against it. It is
 * known by a cookie that sending a code sets: a random id, signed together with site and number.
 */
export interface CodeAskers {
  /** Id of the browser; undefined when it did not ask for a code of this number. */
  read(asking: Asking): string | undefined;
  /** The `Set-Cookie` line of a browser that was sent a code just now. */
  cookie(asking: Asking, id: string): string;
}

/** A random id for a browser that has none yet. */
export const newAskerId = (): string => randomBytes(16).toString("base64url");

/** Makes what knows askers by their cookies. */
export function createCodeAskers(keys: Pick<IdentityKeys, "hash">): CodeAskers {
  const signature = ({ siteSlug, phone }: Asking, id: string) => keys.hash("asker", `${siteSlug}\n${phone}\n${id}`);
  return {
    read(asking) {
      const [, id = "", signed = ""] =
        new RegExp(`(?:^|;\\s*)${cookieName(asking.secure)}=([\\w-]{22})\\.([\\w-]{43})(?:;|$)`).exec(
          asking.headers.get("cookie") ?? "",
        ) ?? [];
      return id !== "" && timingSafeEqual(Buffer.from(signed), Buffer.from(signature(asking, id))) ? id : undefined;
    },
    cookie: (asking, id) =>
      `${cookieName(asking.secure)}=${id}.${signature(asking, id)}; Max-Age=${codeLifeMs / 1000}; Path=/; HttpOnly; SameSite=Lax${asking.secure ? "; Secure" : ""}`,
  };
}
