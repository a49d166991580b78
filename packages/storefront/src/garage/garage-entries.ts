import type { GarageAnswer, GarageEntry } from "@forecourt/api";
import type { GarageEntryView } from "@forecourt/account/garage";
import { calendarDayAt, formatCalendarDay, siteMoney, wallDate } from "@forecourt/core";
import { pictureUrl } from "@forecourt/vehicle/card";
import { bookingWords, driveWords } from "./booking-words.ts";
import { spinHref } from "../spin/spin-link.ts";
import { callAction } from "./entry-words.ts";
import type { EntryWords, GarageSite } from "./entry-words.ts";
import { financeWords, paymentWords, purchaseWords, reservedWords } from "./money-words.ts";
import { valuationWords } from "./valuation-words.ts";

/** Days after which an enquiry that nothing else is known of counts as an earlier one. */
const enquiryDays = 60;

/**
 * What a shopper began at the site, in words, each with its next step.
 *
 * @example
 * garageEntries(answer, site, new Date())[0]?.actions // [{ label: "Move or cancel", href: "/my-test-drive?booking=…", isMain: true }]
 */
export function garageEntries(
  { entries }: Pick<GarageAnswer, "entries">,
  site: GarageSite,
  now: Date,
): GarageEntryView[] {
  return entries.map((entry, index) => {
    const { title, ...words } = wordsOf(entry, site, now);
    // An entry with a title of its own is not about a car of the site.
    const car = title === undefined ? entry.car : null;
    return {
      ...words,
      key: `${entry.kind} ${entry.lead_id ?? index}`,
      title: title ?? car?.name ?? site.name,
      href: car?.path ?? undefined,
      picture: car?.image ? pictureUrl(car.image, 320) : null,
      since: garageDay(entry.created_at, site),
    };
  });
}

/**
 * The day of an instant on the site's calendar.
 *
 * @example
 * garageDay("2026-11-22T22:00:00Z", site) // "23 November 2026"
 */
export function garageDay(instant: string, site: Pick<GarageSite, "timeZone" | "country" | "locale">): string {
  return formatCalendarDay(calendarDayAt(new Date(instant), site.timeZone), siteMoney(site).locale);
}

function wordsOf(entry: GarageEntry, site: GarageSite, now: Date): EntryWords {
  switch (entry.kind) {
    case "test_drive":
      return driveWords(entry, site);
    case "service_booking":
      return bookingWords(entry, site, { today: wallDate(now, site.timeZone) });
    case "trade_in":
      return valuationWords(entry, site, now);
    case "reservation":
      return reservedWords(entry, site);
    case "purchase":
      return purchaseWords(entry, site, now);
    case "payment":
      return paymentWords(entry, site);
    case "finance":
      return financeWords(entry, site);
    case "spin":
      return spinWords(entry, site);
    case "enquiry":
      return enquiryWords(entry, site, now);
  }
}

function spinWords({ turn }: Extract<GarageEntry, { kind: "spin" }>, site: GarageSite): EntryWords {
  const see = { label: "See the turn", href: spinHref(turn.id) };
  return turn.prize
    ? {
        kind: "Spin to win",
        title: turn.prize.name,
        state: "You have won",
        tone: "good",
        lines: [`Call us to claim it, with the number ${turn.id.slice(0, 8)}.`],
        actions: [see, callAction(site)],
      }
    : { kind: "Spin to win", title: "Your turn", state: "No prize", tone: "over", lines: [], actions: [see] };
}

function enquiryWords(
  { category, subcategory, created_at: createdAt }: Extract<GarageEntry, { kind: "enquiry" }>,
  site: GarageSite,
  now: Date,
): EntryWords {
  const isOver = now.getTime() - Date.parse(createdAt) > enquiryDays * 86_400_000;
  return {
    kind: subcategory ?? category,
    state: isOver ? "Sent" : "We have it and will get back to you",
    tone: isOver ? "over" : "wait",
    lines: [],
    actions: [callAction(site)],
  };
}
