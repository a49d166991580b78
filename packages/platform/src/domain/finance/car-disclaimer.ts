import type { DisclaimerAnswer } from "@forecourt/api";
import { calendarDayAt, financeDisclaimer, financeFigure, formatMoney, siteMoney } from "@forecourt/core";
import type { Car, Site } from "@forecourt/core/schemas";

/** Year at the dealer's, which the age of a car is counted from. */
export function yearAt(site: Pick<Site, "timeZone">, now: Date): number {
  return calendarDayAt(now, site.timeZone).year;
}

/** The finance disclaimer of a car on a site (decisions.md row 58). */
export function carDisclaimer(car: Car, site: Site, now: Date): DisclaimerAnswer {
  const figure = financeFigure(car, site, yearAt(site, now));
  const money = siteMoney(site);
  const disclaimer = financeDisclaimer(car, figure, site, (dollars) => formatMoney(dollars, money));
  const own = site.lenders.shown === undefined ? undefined : car.finance_lenders[site.lenders.shown]?.disclaimer;
  return {
    car_id: car.id,
    disclaimer: disclaimer ?? null,
    source: disclaimer === undefined ? null : disclaimer === own ? "lender" : "computed",
  };
}
