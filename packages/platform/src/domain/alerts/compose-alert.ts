import { dayLabel, formatMoney, parseSearchQuery, searchUrl, siteMoney, wallDate } from "@forecourt/core";
import type { AlertKind } from "@forecourt/core/alerts";
import { composeMail } from "../mail/compose-mail.ts";
import type { Mail } from "../mail/mail.ts";
import type { TakenMessage, ToldChange } from "./take-message.ts";

/** Changes that a text tells; the others are behind its link. */
const changesInText = 2;

/**
 * A message as a text: who sends it, what changed, where to look, why it came and how it ends.
 *
 * @param endUrl where texts like it end
 * @example
 * composeAlertText(message, endUrl)
 * // "Harbour Mazda: Price drop: 2021 Mazda CX-5 Touring, $33,000 Drive away (was $35,000). https://… You asked to hear of "My CX-5". Reply STOP to end, or https://…"
 */
export function composeAlertText(message: TakenMessage, endUrl: string): string {
  const { site, origin, changes } = message;
  const shown = changes.slice(0, changesInText);
  const more = changes.length - shown.length;
  const names = [...new Set(shown.map(({ name }) => `"${name}"`))].join(" and ");
  return [
    `${site.name}: ${shown.map((change) => sentence(message, change)).join(" ")}`,
    ...(more > 0 ? [`And ${more} more.`] : []),
    `${origin}${pathOf(message, shown)}`,
    `You asked to hear of ${names}.`,
    `Reply STOP to end, or ${endUrl}`,
  ].join(" ");
}

/** A message as a mail, with every car that it names. */
export function composeAlertMail(message: TakenMessage, endUrl: string): Mail {
  const { site, origin, changes } = message;
  const [first] = changes;
  const subject =
    changes.length === 1 && first
      ? sentence(message, first).replace(/\.$/, "")
      : `News of what you saved at ${site.name}`;
  return composeMail(site, {
    subject,
    greeting: "Hello,",
    paragraphs: changes.flatMap((change) => [
      sentence(message, change),
      ...(change.cars.length > 1 || change.count > 1
        ? change.cars.map(
            (car) => `– ${carLine(message, car, { isSold: change.kind === "sold" })}: ${origin}${car.path}`,
          )
        : []),
    ]),
    link: { label: "Have a look", url: `${origin}${pathOf(message, changes)}` },
    why: {
      text: `You get this because you saved ${[...new Set(changes.map(({ name, savedAt }) => `"${name}" on ${dayLabel(wallDate(savedAt, site.timeZone))}`))].join(" and ")}, and asked ${site.name} to email you.`,
      endLabel: "End these emails",
      endUrl,
    },
  });
}

function sentence(message: TakenMessage, change: ToldChange): string {
  const { site } = message;
  const { kind, cars, count, name } = change;
  const [car] = cars;
  if (count === 1 && car) return `${oneCar[kind](carLine(message, car, { isSold: kind === "sold" }))}.`;
  const said = manyCars[kind](count, site.search.vehicleType, `"${name}"`);
  return `${said}${car ? `, such as ${carLine(message, car, { isSold: kind === "sold" })}` : ""}.`;
}

const oneCar: Readonly<Record<AlertKind, (car: string) => string>> = {
  below_wish: (car) => `At your wish price: ${car}`,
  back_in_stock: (car) => `Back in stock: ${car}`,
  price_drop: (car) => `Price drop: ${car}`,
  new_match: (car) => `New: ${car}`,
  sold: (car) => `Sold: ${car}`,
};
const manyCars: Readonly<Record<AlertKind, (count: number, vehicles: string, name: string) => string>> = {
  below_wish: (count, vehicles, name) => `${count} ${vehicles} in ${name} at or below your wish price`,
  back_in_stock: (count, vehicles, name) => `${count} ${vehicles} in ${name} back in stock`,
  price_drop: (count, vehicles, name) => `Lower prices on ${count} ${vehicles} in ${name}`,
  new_match: (count, vehicles, name) => `${count} new ${vehicles} in ${name}`,
  sold: (count, vehicles, name) => `${count} ${vehicles} in ${name} sold`,
};

/**
 * "2021 Mazda CX-5 Touring, $33,000 Drive away (was $35,000)": a price is never without what it includes
 * (legal-display.md).
 */
function carLine(
  { site }: TakenMessage,
  { name, priceDollars, beforeDollars, priceType }: ToldChange["cars"][number],
  { isSold = false } = {},
): string {
  if (isSold || priceDollars === undefined) return name;
  const money = siteMoney(site);
  const was =
    beforeDollars !== undefined && beforeDollars > priceDollars ? ` (was ${formatMoney(beforeDollars, money)})` : "";
  return `${name}, ${formatMoney(priceDollars, money)}${priceType === undefined ? "" : ` ${priceType}`}${was}`;
}

/** To the one car, to the results of the one search, else to all stock with the first search. */
function pathOf({ site }: TakenMessage, changes: readonly ToldChange[]): string {
  const cars = changes.flatMap(({ cars: named }) => named);
  const [car] = cars;
  if (car && cars.length === 1 && changes.every(({ count }) => count === 1)) return car.path;
  const search = changes.find((change) => change.search !== null)?.search;
  if (search === null || search === undefined) return car?.path ?? "/";
  return searchUrl(site.search.defaultPath, parseSearchQuery(new URLSearchParams(search)));
}
