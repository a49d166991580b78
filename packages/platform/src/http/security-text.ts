/** Where RFC 9116 has it, on every host. */
export const securityTextPath = "/.well-known/security.txt";

const dayMs = 86_400_000;
/** The answer is made anew each time, so it may say of itself that it holds for a month only. */
const lifeDays = 30;

/**
 * Where whoever finds a hole may write: FORECOURT_SECURITY_CONTACT, addresses with commas between them. A bare mail address is
 * meant as `mailto:`. Empty without the variable: an address that nobody reads is worse than none.
 *
 * @throws Error when one of them is neither a mail address nor a `mailto:`, `tel:` or https address
 * @example
 * readSecurityContacts({ FORECOURT_SECURITY_CONTACT: "security@sites.example" }) // ["mailto:security@sites.example"]
 */
export function readSecurityContacts(env: Readonly<Record<string, string | undefined>>): string[] {
  const said = (env.FORECOURT_SECURITY_CONTACT ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);
  return said.map((each) => {
    const contact = /^[^\s:@/]+@[^\s:@/]+$/.test(each) ? `mailto:${each}` : each;
    if (!/^(?:mailto:[^\s@]+@[^\s@]+|tel:\+[\d-]+|https:\/\/[^\s]+)$/.test(contact))
      throw new Error(
        `[server] FORECOURT_SECURITY_CONTACT has "${each}", which nobody can write to. Use a mail address, an https address or tel:+61…, with commas between several.`,
      );
    return contact;
  });
}

/**
 * `GET /.well-known/security.txt` (RFC 9116): whom to tell of a hole. The same on every host: the operator answers for all sites.
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
