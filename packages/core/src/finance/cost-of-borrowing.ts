import { capitalized } from "../text/capitalized.ts";
import { borrowingLaws, countries } from "../country/countries.ts";
import { pathSegment } from "../navigation/path-segment.ts";
import { hasPage } from "../page/site-pages.ts";
import { costOfBorrowingPath } from "../pages/finance.ts";
import { formatMoney } from "../price/format-money.ts";
import type { LenderSettings } from "../site/lender-settings.ts";
import type { Site } from "../site/site-document.ts";
import { siteMoney } from "../site/site-locale.ts";
import { isEstablishmentFee } from "./establishment-fee.ts";

type Lender = LenderSettings["lenders"][number];

/** A line of what borrowing costs. */
export interface BorrowingLine {
  label: string;
  value: string;
}

/** Cost of borrowing from a lender, every text final. */
export interface CostOfBorrowing {
  lender: string;
  phone: string | undefined;
  /** A rate for each kind of car; empty where the lender names none here. */
  rates: BorrowingLine[];
  fees: BorrowingLine[];
  /** Of a loan that is not paid as agreed; undefined where the site does not know. */
  defaults: BorrowingLine[] | undefined;
  /** Where the lender's standard terms stand; undefined where shoppers have to ask. */
  termsHref: string | undefined;
  /** The law that has this published, and what it lets a shopper ask for; undefined where none does. */
  law: { law: string; right: string } | undefined;
  /** Rates stand beside comparison rates. */
  comparesRates: boolean;
}

/**
 * Cost of borrowing from a lender of a site: its rates, fees, what falls due when a payment is missed, and its standard
 * terms (legal-display.md "CCCFA"). Undefined for a word that no lender has, and where the site does not have the page.
 *
 * @param word of the lender in the page's path
 * @example
 * costOfBorrowing(site, "there-is-none") // undefined
 */
export function costOfBorrowing(site: Site, word: string): CostOfBorrowing | undefined {
  const lender = site.lenders.lenders.find(({ provider }) => pathSegment(provider) === word);
  if (!lender || !hasPage(`${costOfBorrowingPath}/${word}`, site)) return undefined;
  const { comparesRates, needsCreditLicence } = countries[site.country].finance;
  // If the law requires a licence to show a rate, a site without one shows none (decisions.md row 76).
  const rates = needsCreditLicence && site.finance.creditLicence === undefined ? [] : lender.rates;
  const money = siteMoney(site);
  const percent = (rate: number) => `${rate.toFixed(2)}% p.a.`;
  const dollars = (amount: number) => formatMoney(amount, money);
  return {
    lender: lender.name,
    phone: lender.phone,
    rates: rates.map((row) => ({
      label: carsOf(row, dollars),
      value: comparesRates
        ? `${percent(row.interestRatePercent)}, comparison rate ${percent(row.comparisonRatePercent)}`
        : percent(row.interestRatePercent),
    })),
    fees: feesOf(lender, site, dollars),
    defaults: defaultsOf(lender, percent, dollars),
    termsHref: lender.termsTo !== undefined && hasPage(lender.termsTo, site) ? lender.termsTo : undefined,
    law: borrowingLaws[site.country],
    comparesRates,
  };
}

const typeWords = { new: "new", demo: "demonstrator", used: "used" } as const;

/** The cars that a row of a rate table is for: "Used cars up to 7 years old, from $10,000 to $50,000". */
function carsOf(
  { carTypes = [], maxAgeYears, minPriceDollars, maxPriceDollars }: Lender["rates"][number],
  dollars: (amount: number) => string,
): string {
  const types =
    carTypes.length === 0 || carTypes.length === 3 ? "all" : carTypes.map((type) => typeWords[type]).join(" and ");
  const age = maxAgeYears === undefined ? "" : ` up to ${maxAgeYears} ${maxAgeYears === 1 ? "year" : "years"} old`;
  const prices = [
    ...(minPriceDollars === undefined ? [] : [`from ${dollars(minPriceDollars)}`]),
    ...(maxPriceDollars === undefined ? [] : [`to ${dollars(maxPriceDollars)}`]),
  ];
  return capitalized(`${types} cars${age}${prices.length === 0 ? "" : `, ${prices.join(" ")}`}`);
}

/**
 * The establishment fee of the lender, unless the listed fees have it, and those that the dealer lists beside its
 * rates.
 */
function feesOf(lender: Lender, { lenders, finance }: Site, dollars: (amount: number) => string): BorrowingLine[] {
  const establishment = lender.establishmentFeeDollars ?? finance.establishmentFeeDollars;
  const isListed = lenders.fees.some(isEstablishmentFee);
  return [
    ...(establishment > 0 && !isListed ? [{ label: "Establishment", value: `${dollars(establishment)} a loan` }] : []),
    ...lenders.fees.map(({ name, dollars: amount, per }) => ({
      label: name,
      value: `${dollars(amount)} ${per === "month" ? "a month" : "a loan"}`,
    })),
  ];
}

function defaultsOf(
  { defaultInterestPercent, defaultFees }: Lender,
  percent: (rate: number) => string,
  dollars: (amount: number) => string,
): BorrowingLine[] | undefined {
  if (defaultInterestPercent === undefined && defaultFees === undefined) return undefined;
  return [
    {
      label: "Interest on what is overdue",
      value: defaultInterestPercent === undefined ? "Ask the lender" : percent(defaultInterestPercent),
    },
    ...(defaultFees === undefined
      ? [{ label: "Fees", value: "Ask the lender" }]
      : defaultFees.length === 0
        ? [{ label: "Fees", value: "None" }]
        : defaultFees.map(({ name, dollars: amount }) => ({ label: name, value: dollars(amount) }))),
  ];
}
