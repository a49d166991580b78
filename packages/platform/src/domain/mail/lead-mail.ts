import { capitalized } from "@forecourt/core";
import type { Car, Site } from "@forecourt/core/schemas";
import { composeMail } from "./compose-mail.ts";
import type { Mail } from "./mail.ts";
import { leadFacts, said } from "../leads/lead-facts.ts";

const labelOf = (field: string) => capitalized(field.replaceAll("_", " "));
const yesOrNo: Readonly<Record<string, string>> = { true: "Yes", false: "No" };

/**
 * A lead as a mail for people at the dealer's: what the shopper wrote first, then all that they gave.
 *
 * @param parts.car the car it is about, where the stock has it
 */
export function leadMail({
  lead,
  site,
  car,
  subject,
}: {
  lead: { id: string; payload: Readonly<Record<string, unknown>>; isResent: boolean };
  site: Pick<Site, "name" | "dealer" | "theme" | "hosts">;
  car: Pick<Car, "name" | "path" | "stocknum"> | undefined;
  subject: string;
}): Mail {
  const message = said(lead.payload["message"]);
  const [host] = site.hosts;
  return composeMail(site, {
    subject: lead.isResent ? `Changed: ${subject}` : subject,
    greeting: "Hello,",
    paragraphs: [
      lead.isResent ? "An enquiry that you have has changed. This is all of it." : `An enquiry came from ${site.name}.`,
      ...(message === undefined ? [] : [message]),
    ],
    facts: [
      ...leadFacts(lead.payload).map(([field, text]) => [labelOf(field), yesOrNo[text] ?? text] as const),
      ...(car ? [["Vehicle", [car.name, car.stocknum].filter(Boolean).join(", stock number ")] as const] : []),
      ["Enquiry", lead.id],
    ],
    ...(car && host !== undefined ? { link: { label: "The vehicle", url: `https://${host}${car.path}` } } : {}),
  });
}
