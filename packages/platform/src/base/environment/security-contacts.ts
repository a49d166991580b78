/**
 * Where whoever finds a hole may write: FORECOURT_SECURITY_CONTACT, addresses with commas between them. A bare mail
 * address is meant as `mailto:`. Empty without the variable: an address that nobody reads is worse than none.
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
