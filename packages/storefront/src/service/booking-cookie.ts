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

/**
 * The `Set-Cookie` line that carries a booking to its next step, or ends it. No script reads it, other sites' forms do not send it,
 * and it ends with the browser's session: the pages themselves are the same for everybody and stay in the cache.
 */
export function bookingCookie(booking: OpenBooking | undefined, request: Request): string {
  const isSecure = request.headers.get("x-forwarded-proto") === "https" || request.url.startsWith("https:");
  const value = booking ? `${booking.leadId}.${booking.token}` : "";
  return `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax${booking ? "" : "; Max-Age=0"}${isSecure ? "; Secure" : ""}`;
}
