/**
 * The key of an enquiry, the same for the same words over reloads of the tab, so that a repeat after a lost answer
 * makes nothing twice (decisions.md row 43). Kept beside a digest of what was said, never beside the words themselves.
 *
 * @param said the enquiry without its code, which differs between tries
 */
export async function idempotencyKeyOf(site: string, said: unknown): Promise<string> {
  const digest = await digestOf(JSON.stringify(said));
  const name = `forecourt:${site}:finance-enquiry`;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? "null");
    if (isKept(kept) && kept.digest === digest) return kept.key;
  } catch {
    // An unreadable value is replaced.
  }
  const key = crypto.randomUUID();
  try {
    sessionStorage.setItem(name, JSON.stringify({ digest, key }));
  } catch {
    // Without storage a reload makes a new enquiry.
  }
  return key;
}

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function isKept(value: unknown): value is { digest: string; key: string } {
  return (
    typeof value === "object" && value !== null && "digest" in value && "key" in value && typeof value.key === "string"
  );
}
