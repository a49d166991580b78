/** An open booking: its lead, and the secret without which nobody may add to it. */
export interface OpenBooking {
  leadId: string;
  token: string;
}

const cookieName = "forecourt_service";

/** The booking that a browser has begun, which its steps carry on (S1 §4 "The lead_id is carried between steps"). */
export function readBooking(headers: Headers): OpenBooking | undefined {
  const [, leadId, token] =
    new RegExp(`(?:^|;\\s*)${cookieName}=([0-9a-f-]{36})\\.([\\w-]{20,100})(?:;|$)`).exec(
      headers.get("cookie") ?? "",
    ) ?? [];
  return leadId === undefined || token === undefined ? undefined : { leadId, token };
}

const visitName = "forecourt_visit";

/** The visit that a browser has asked for, before it is somebody's: what its form said, by field. */
export function readVisitCookie(headers: Headers): Record<string, string> {
  const [, said = ""] = new RegExp(`(?:^|;\\s*)${visitName}=([^;]*)`).exec(headers.get("cookie") ?? "") ?? [];
  return Object.fromEntries(new URLSearchParams(said));
}

/** The `Set-Cookie` line that carries a visit to the contact details, or ends it; kept as the booking's. */
export function visitCookie(visit: Readonly<Record<string, string>> | undefined, request: Request): string {
  return line(visitName, visit ? new URLSearchParams(visit).toString() : "", request);
}

/**
 * The `Set-Cookie` line that carries a booking to its next step, or ends it. No script reads it, other sites' forms do
 * not send it, and it ends with the browser's session: the pages themselves are the same for everybody and stay in the
 * cache.
 */
export function bookingCookie(booking: OpenBooking | undefined, request: Request): string {
  return line(cookieName, booking ? `${booking.leadId}.${booking.token}` : "", request);
}

function line(name: string, value: string, request: Request): string {
  const isSecure = request.headers.get("x-forwarded-proto") === "https" || request.url.startsWith("https:");
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${value === "" ? "; Max-Age=0" : ""}${isSecure ? "; Secure" : ""}`;
}
