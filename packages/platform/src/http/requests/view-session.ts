import { randomBytes } from "node:crypto";
import { endpoints } from "@forecourt/api";
import { parse, serialize } from "hono/utils/cookie";
import { isbot } from "isbot";

/**
 * The counting session of a request: the value of its cookie, or a new one with the `Set-Cookie` line that keeps it.
 * Undefined where nothing is counted: bots, and pages fetched ahead of a click (decisions.md rows 48 and 70). The
 * cookie is random, ends with the browser session, is read by this call alone and is not shared with other paths.
 */
export function viewSession(headers: Headers): CountedSession | undefined {
  const agent = headers.get("user-agent");
  return !agent || isFetchedAhead(headers) || isbot(agent)
    ? undefined
    : sessionOf(headers, { name: "forecourt_views", path: endpoints.getCars.path });
}

/**
 * The session in which numbers are revealed: as {@link viewSession} but of another cookie, so that neither tells of the
 * other (decisions.md row 49). Whoever asks gets one: what a program may reveal is limited by its address.
 */
export function revealSession(headers: Headers): CountedSession {
  return sessionOf(headers, { name: "forecourt_reveals", path: endpoints.revealPhone.path });
}

/** A session of one browser. */
export interface CountedSession {
  /** Random. */
  session: string;
  /** Keeps it; absent where the browser has it. */
  setCookie?: string;
}

function isFetchedAhead(headers: Headers): boolean {
  const purpose = `${headers.get("sec-purpose") ?? ""} ${headers.get("purpose") ?? ""} ${headers.get("x-moz") ?? ""}`;
  return /prefetch|prerender|preview/i.test(purpose);
}

function sessionOf(headers: Headers, { name, path }: { name: string; path: string }): CountedSession {
  const known = parse(headers.get("cookie") ?? "", name)[name];
  if (known !== undefined && /^[\w-]{22}$/.test(known)) return { session: known };
  const session = randomBytes(16).toString("base64url");
  const secure = headers.get("x-forwarded-proto") === "https";
  return { session, setCookie: serialize(name, session, { path, httpOnly: true, sameSite: "Lax", secure }) };
}
