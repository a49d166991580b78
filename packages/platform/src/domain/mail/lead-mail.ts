import { appointmentLabel, capitalized, neutralLocale } from "@forecourt/core";
import type { Car, Site } from "@forecourt/core/schemas";
import { composeMail } from "./compose-mail.ts";
import type { Mail } from "./mail.ts";
import { leadFacts, said } from "../leads/lead-facts.ts";

const labelOf = (field: string) => capitalized(field.replaceAll("_", " "));
/** What the line of the car says better. */
const ofCar: ReadonlySet<string> = new Set([
  "car_id",
  "stock_number",
  "Vehicle Make",
  "Vehicle Model",
  "vehicle_status",
]);
const yesOrNo: Readonly<Record<string, string>> = { true: "Yes", false: "No" };

/** A moment as programs write it, such as "2026-12-02T21:30:00.000Z". */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/**
 * A value as people at the dealer read it.
 *
 * @example
 * words("2026-12-02T21:30:00.000Z", "Australia/Sydney") // "Thursday, 3 December at 8:30 am (AEDT)"
 */
function words(text: string, timeZone: string): string {
  if (!moment.test(text)) return yesOrNo[text] ?? text;
  const at = new Date(text);
  const zone = new Intl.DateTimeFormat(neutralLocale, { timeZone, timeZoneName: "short" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName");
  return `${appointmentLabel(at, timeZone)}${zone ? ` (${zone.value})` : ""}`;
}

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
  site: Pick<Site, "name" | "dealer" | "theme" | "hosts" | "timeZone">;
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
      ...leadFacts(lead.payload)
        .filter(([field]) => !(car && ofCar.has(field)))
        .map(([field, text]) => [labelOf(field), words(text, site.timeZone)] as const),
      ...(car ? [["Vehicle", [car.name, car.stocknum].filter(Boolean).join(", stock number ")] as const] : []),
      ["Enquiry", lead.id],
    ],
    ...(car && host !== undefined ? { link: { label: "The vehicle", url: `https://${host}${car.path}` } } : {}),
  });
}
