/** Where RFC 9116 has it, on every host. */
export const securityTextPath = "/.well-known/security.txt";

const dayMs = 86_400_000;
/** The answer is made anew each time, so it may say of itself that it holds for a month only. */
const lifeDays = 30;

/**
 * `GET /.well-known/security.txt` (RFC 9116): whom to tell of a hole. The same on every host: the operator answers for
 * all sites.
 *
 * @param contacts in the order of preference; at least one
 */
export function securityTextAnswer(contacts: readonly string[], now: Date): Response {
  const expires = new Date(Math.floor(now.getTime() / dayMs + lifeDays) * dayMs).toISOString().replace(".000", "");
  const text = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    "",
  ].join("\n");
  return new Response(text, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600",
      "x-content-type-options": "nosniff",
    },
  });
}
