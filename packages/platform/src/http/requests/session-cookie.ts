import { sessionLifeMs } from "../../domain/shoppers/identity-limits.ts";
import { parseSigned, serialize, serializeSigned } from "hono/utils/cookie";

/**
 * Name of the session cookie. Over https it has the prefix that keeps other hosts of the same domain from setting it.
 */
const cookieName = (secure: boolean) => (secure ? "__Host-forecourt_session" : "forecourt_session");

/** The token of a request's session cookie, when its signature is the site's. */
export async function readSessionCookie(
  headers: Headers,
  key: Uint8Array<ArrayBuffer>,
  secure: boolean,
): Promise<string | undefined> {
  const header = headers.get("cookie");
  if (!header) return undefined;
  const name = cookieName(secure);
  const token = (await parseSigned(header, key, name))[name];
  return typeof token === "string" && token !== "" ? token : undefined;
}

/** The `Set-Cookie` line that signs a browser in: http-only, SameSite=Lax, Secure on https. */
export function sessionCookie(token: string, key: Uint8Array<ArrayBuffer>, secure: boolean): Promise<string> {
  return serializeSigned(cookieName(secure), token, key, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    maxAge: sessionLifeMs / 1000,
    secure,
  });
}

/** The `Set-Cookie` line that signs a browser out. */
export function endedSessionCookie(secure: boolean): string {
  return serialize(cookieName(secure), "", { maxAge: 0, path: "/", httpOnly: true, sameSite: "Lax", secure });
}
