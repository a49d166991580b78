import type { OfferAnswer } from "@forecourt/api";
import {
  foldDisclaimer,
  foldOffer,
  formatCalendarDay,
  formatMoney,
  parseCalendarDay,
  priceTypeLabel,
  repaymentUnits,
  siteMoney,
} from "@forecourt/core";
import { bookTestDrivePath, hasPage, offerAddress } from "@forecourt/core/pages";
import { modelHref } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import type { OfferFacts, OfferLinks } from "@forecourt/dealership/offers";
import { driveLabel } from "../drive-label.ts";

/** Id of the form on an offer's page. */
export const offerFormId = "enquire";

/**
 * An offer as its card shows it. Made in loaders, so that the rules behind it never reach the browser.
 *
 * @example
 * offerFacts(offer, site).links.enquire // "/offers/mazda/cx-5-runout#enquire"
 */
export function offerFacts(offer: OfferAnswer, site: Site): OfferFacts {
  const { id, name, category, manufacturer, picture, description, sanitized_description: html, disclaimer } = offer;
  const href = offerAddress({ id, manufacturer: manufacturer?.slug });
  const folds = site.offers.collapseDescriptions;
  const whole = (preview: string) => ({ preview, isFolded: false });
  return {
    id,
    name,
    category,
    href,
    picture,
    price: priceText(offer, site),
    loan: loanText(offer, site),
    description:
      description === undefined || html === undefined
        ? undefined
        : { ...(folds ? foldOffer(description) : whole(description)), html },
    disclaimer: disclaimer === undefined ? undefined : { ...foldDisclaimer(disclaimer), whole: disclaimer },
    ends: endText(offer, site),
    links: { enquire: `${href}#${offerFormId}`, ...carLinks(offer, site) },
  };
}

/** Whether offers name a comparison rate, to which a warning belongs (rules 2.2). */
export const nameComparisonRates = (offers: readonly OfferFacts[]): boolean =>
  offers.some(({ loan }) => loan?.comparisonRate !== undefined);

function priceText({ price }: OfferAnswer, site: Site): OfferFacts["price"] {
  if (!price) return undefined;
  const { dollars, type } = price;
  const label = type === "total" ? undefined : priceTypeLabel({ price_type: type });
  return { amount: formatMoney(dollars, siteMoney(site)), label };
}

function loanText({ finance }: OfferAnswer, site: Site): OfferFacts["loan"] {
  if (!finance) return undefined;
  const { repaymentDollars, frequency, ratePercentPerYear, comparisonRatePercentPerYear } = finance;
  const percent = (rate: number | undefined) => (rate === undefined ? undefined : `${rate.toFixed(2)}% p.a.`);
  return {
    repayment:
      repaymentDollars === undefined || frequency === undefined
        ? undefined
        : { amount: dollarsText(repaymentDollars, site), unit: repaymentUnits[frequency] },
    rate: percent(ratePercentPerYear),
    comparisonRate: percent(comparisonRatePercentPerYear),
    example: exampleText(finance, site),
  };
}

function exampleText(
  { loanDollars, termMonths, depositDollars, finalPaymentDollars, lender }: NonNullable<OfferAnswer["finance"]>,
  site: Site,
): string | undefined {
  const parts = [
    loanDollars === undefined ? undefined : `Loan of ${dollarsText(loanDollars, site)}`,
    termMonths === undefined ? undefined : `${termMonths} months`,
    depositDollars === undefined ? undefined : `deposit of ${dollarsText(depositDollars, site)}`,
    finalPaymentDollars === undefined ? undefined : `final payment of ${dollarsText(finalPaymentDollars, site)}`,
  ].filter((part) => part !== undefined);
  const sentences = [
    ...(parts.length === 0 ? [] : [`${parts.join(", ")}.`]),
    ...(lender === undefined ? [] : [`Finance by ${lender}.`]),
  ];
  return sentences.length === 0 ? undefined : sentences.join(" ");
}

const dollarsText = (dollars: number, site: Site) => formatMoney(dollars, siteMoney(site));

function endText({ end }: OfferAnswer, site: Site): string | undefined {
  const day = parseCalendarDay(end);
  return day && `Ends ${formatCalendarDay(day, siteMoney(site).locale)}`;
}

/** Explore {model} and the test drive, where the site has their pages (decisions.md rows 80 and 93). */
function carLinks(
  { manufacturer, model, car_types: types }: OfferAnswer,
  site: Site,
): Pick<OfferLinks, "explore" | "testDrive"> {
  const page = model && modelHref(model);
  const isOfCars = manufacturer !== undefined || model !== undefined || types !== undefined;
  const wanted = [manufacturer?.name, model?.name].filter((name) => name !== undefined).join(" ");
  const query = model && wanted !== "" ? `?${new URLSearchParams({ model: wanted })}` : "";
  return {
    ...(model && page !== undefined && hasPage(page, site)
      ? { explore: { label: `Explore ${model.name}`, href: page } }
      : {}),
    ...(isOfCars && hasPage(bookTestDrivePath, site)
      ? {
          testDrive: {
            label: driveLabel("Book A Test Drive", site),
            href: `${bookTestDrivePath}${query}`,
          },
        }
      : {}),
  };
}
