import { randomBytes } from "node:crypto";
import { isbot } from "isbot";

const cookieName = "forecourt_views";

/**
 * The counting session of a request: the value of its cookie, or a new one with the `Set-Cookie` line that keeps it.
 * Undefined where nothing is counted: bots, and pages fetched ahead of a click (decisions.md rows 48 and 70). The
 * cookie is random, ends with the browser session, is read by this call alone and is not shared with other paths.
 */
export function viewSession(headers: Headers): { session: string; setCookie?: string } | undefined {
  const purpose = `${headers.get("sec-purpose") ?? ""} ${headers.get("purpose") ?? ""} ${headers.get("x-moz") ?? ""}`;
  const agent = headers.get("user-agent");
  if (/prefetch|prerender|preview/i.test(purpose) || !agent || isbot(agent)) return undefined;
  const known = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{22})(?:;|$)`).exec(headers.get("cookie") ?? "")?.[1];
  if (known) return { session: known };
  const session = randomBytes(16).toString("base64url");
  const secure = headers.get("x-forwarded-proto") === "https" ? "; Secure" : "";
  return { session, setCookie: `${cookieName}=${session}; Path=/api/cars; HttpOnly; SameSite=Lax${secure}` };
}

/**
 * A day as people in a time zone call it.
 *
 * @example
 * localDay(new Date("2026-11-20T20:00:00Z"), "Australia/Sydney") // "2026-11-21"
 */
export function localDay(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(now);
}
