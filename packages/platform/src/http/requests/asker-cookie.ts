import { parse, serialize } from "hono/utils/cookie";
import { codeLifeMs } from "../../domain/shoppers/identity-limits.ts";

/** Name of the cookie; over https with the prefix that keeps other hosts of the same domain from setting it. */
const cookieName = (secure: boolean) => (secure ? "__Host-forecourt_code" : "forecourt_code");

/** The token of the browser that was sent a code; undefined where its cookie has none. */
export function readAskerCookie(headers: Headers, secure: boolean): string | undefined {
  const name = cookieName(secure);
  const token = parse(headers.get("cookie") ?? "", name)[name];
  return token !== undefined && /^[\w-]{22}\.[\w-]{43}$/.test(token) ? token : undefined;
}

/** The `Set-Cookie` line of a browser that was sent a code just now; it lives as long as the code. */
export function askerCookie(token: string, secure: boolean): string {
  return serialize(cookieName(secure), token, {
    maxAge: codeLifeMs / 1000,
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure,
  });
}
