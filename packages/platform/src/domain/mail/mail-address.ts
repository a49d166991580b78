/**
 * The address in what names where mails come from, with a name before it or without; undefined where there is none. The
 * name is left out: every mail has its dealer's.
 *
 * @example
 * mailAddress("Sites <mail@sites.example>") // "mail@sites.example"
 */
export function mailAddress(from: string | undefined): string | undefined {
  return /^(?:[^<>]*<)?([^\s<>@,]+@[^\s<>@,]+)>?$/.exec(from?.trim() ?? "")?.[1];
}
