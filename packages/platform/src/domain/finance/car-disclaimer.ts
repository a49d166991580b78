import type { DisclaimerAnswer } from "@forecourt/api";
import { financeDisclaimer, financeFigure, formatMoney, siteMoney, yearAt } from "@forecourt/core";
import type { Car, Site } from "@forecourt/core/schemas";

/** The finance disclaimer of a car on a site (decisions.md row 58). */
export function carDisclaimer(car: Car, site: Site, now: Date): DisclaimerAnswer {
  const figure = financeFigure(car, site, yearAt(now, site.timeZone));
  const money = siteMoney(site);
  const disclaimer = financeDisclaimer(car, figure, site, (dollars) => formatMoney(dollars, money));
  const own = site.lenders.shown === undefined ? undefined : car.finance_lenders[site.lenders.shown]?.disclaimer;
  return {
    car_id: car.id,
    disclaimer: disclaimer ?? null,
    source: disclaimer === undefined ? null : disclaimer === own ? "lender" : "computed",
  };
}
