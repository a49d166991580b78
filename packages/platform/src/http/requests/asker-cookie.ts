import { codeLifeMs } from "../../domain/shoppers/identity-limits.ts";

/** Name of the cookie; over https with the prefix that keeps other hosts of the same domain from setting it. */
const cookieName = (secure: boolean) => (secure ? "__Host-forecourt_code" : "forecourt_code");

/** The token of the browser that was sent a code; undefined where its cookie has none. */
export function readAskerCookie(headers: Headers, secure: boolean): string | undefined {
  const cookies = headers.get("cookie") ?? "";
  return new RegExp(`(?:^|;\\s*)${cookieName(secure)}=([\\w-]{22}\\.[\\w-]{43})(?:;|$)`).exec(cookies)?.[1];
}

/** The `Set-Cookie` line of a browser that was sent a code just now; it lives as long as the code. */
export function askerCookie(token: string, secure: boolean): string {
  return `${cookieName(secure)}=${token}; Max-Age=${codeLifeMs / 1000}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
