import { createCookie } from "react-router";

/** An open booking: its lead, and the secret without which nobody may add to it. */
export interface OpenBooking {
  leadId: string;
  token: string;
}

// No script reads these cookies, and forms of other sites do not send them. They end with the session of the browser.
const attributes = { path: "/", httpOnly: true, sameSite: "lax" } as const;
const bookingStore = createCookie("forecourt_service", attributes);
const visitStore = createCookie("forecourt_visit", attributes);

/** The booking that a browser has begun, which its steps carry on (S1 §4 "The lead_id is carried between steps"). */
export async function readBooking(headers: Headers): Promise<OpenBooking | undefined> {
  const { leadId, token } = textsIn(await bookingStore.parse(headers.get("cookie")));
  const isWhole = /^[0-9a-f-]{36}$/.test(leadId ?? "") && /^[\w-]{20,100}$/.test(token ?? "");
  return isWhole && leadId !== undefined && token !== undefined ? { leadId, token } : undefined;
}

/** The `Set-Cookie` line that carries a booking to its next step, or ends it. */
export function bookingCookie(booking: OpenBooking | undefined, request: Request): Promise<string> {
  return bookingStore.serialize(booking ?? "", lifeOf(booking, request));
}

/** The visit that a browser has asked for before its contact details are known: what its form said, by field. */
export async function readVisitCookie(headers: Headers): Promise<Record<string, string>> {
  return textsIn(await visitStore.parse(headers.get("cookie")));
}

/** The `Set-Cookie` line that carries a visit to the contact details, or ends it. */
export function visitCookie(visit: Readonly<Record<string, string>> | undefined, request: Request): Promise<string> {
  return visitStore.serialize(visit ?? "", lifeOf(visit, request));
}

/** A browser can send any value: only texts of an object are used. */
function textsIn(value: unknown): Record<string, string> {
  const entries: [string, unknown][] = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

function lifeOf(kept: object | undefined, request: Request) {
  const secure = request.headers.get("x-forwarded-proto") === "https" || request.url.startsWith("https:");
  return { secure, ...(kept === undefined ? { maxAge: 0 } : {}) };
}
