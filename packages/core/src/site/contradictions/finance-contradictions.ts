import { capitalized } from "../../text/capitalized.ts";
import { countries } from "../../country/countries.ts";
import type { DealershipOverrides } from "../dealership-overrides.ts";
import type { Site } from "../site-document.ts";
import { contradiction, repeats } from "./contradiction.ts";
import type { FindContradictions, Wrong } from "./contradiction.ts";

/**
 * What rates, calculator, lenders and finance enquiry say against one another; row 76 is the one that a law demands.
 */
export const financeContradictions: readonly FindContradictions[] = [
  contradiction(["country", "finance"], ({ country, finance }, wrong) => {
    if (!finance.weeklyEstimate) return;
    if (finance.interestRatePercent === undefined)
      wrong(
        "finance.interestRatePercent",
        "finance.weeklyEstimate needs a rate. Set interestRatePercent, or set weeklyEstimate to false.",
      );
    const { adjective, finance: regime } = countries[country];
    if (regime.comparesRates && finance.comparisonRatePercent === undefined)
      wrong(
        "finance.comparisonRatePercent",
        `${capitalized(adjective)} site that shows a rate must show a comparison rate (decisions.md row 76). Set it, or set finance.weeklyEstimate to false.`,
      );
  }),
  contradiction(
    ["country", "finance", "calculator", "lenders", "financeEnquiry"],
    ({ country, finance, calculator, lenders, financeEnquiry }, wrong) => {
      const { adjective, finance: regime } = countries[country];
      if (!regime.needsCreditLicence || finance.creditLicence !== undefined) return;
      const showing = [
        ["finance.weeklyEstimate", finance.weeklyEstimate],
        ["calculator.enabled", calculator.enabled],
        ["lenders.shown", lenders.shown !== undefined],
        ["lenders.indicativeComparisonRates", lenders.indicativeComparisonRates !== undefined],
        ["financeEnquiry.quickQuote", financeEnquiry.quickQuote],
        ["financeEnquiry.quoteOnVehiclePage", financeEnquiry.quoteOnVehiclePage],
      ].flatMap(([name, shown]) => (shown === true ? [name] : []));
      if (showing.length > 0)
        wrong(
          "finance.creditLicence",
          `${capitalized(adjective)} site that shows a rate must name its credit licence or exemption (decisions.md row 76). Set it, or turn off ${showing.join(", ")}.`,
        );
    },
  ),
  contradiction(["country", "finance", "calculator"], ({ country, finance, calculator }, wrong) => {
    const { adjective, finance: regime } = countries[country];
    if (
      regime.comparesRates &&
      calculator.enabled &&
      !finance.weeklyEstimate &&
      finance.comparisonRatePercent === undefined
    )
      wrong(
        "finance.comparisonRatePercent",
        `${capitalized(adjective)} site whose calculator shows a rate must show a comparison rate with it (decisions.md row 76). Set it for the rate that the calculator starts with, or set calculator.enabled to false.`,
      );
  }),
  contradiction(["finance", "calculator"], ({ finance, calculator }, wrong) => {
    if (calculator.enabled && calculator.monthlyOnly && finance.weeklyEstimate)
      wrong(
        "finance.weeklyEstimate",
        "calculator.monthlyOnly says repayments show by the month alone. Turn one of the two off.",
      );
  }),
  contradiction(["calculator"], ({ calculator }, wrong) => {
    const { termYears, termMaxYears, termChoices, interestPercent, presetMoney } = calculator;
    if (termYears > termMaxYears)
      wrong(
        "calculator.termYears",
        `The term starts at ${termYears} years, above the longest term of ${termMaxYears}. Use at most ${termMaxYears}, or raise calculator.termMaxYears.`,
      );
    if (termChoices !== undefined) {
      if (termChoices.some((years, index) => index > 0 && years <= (termChoices[index - 1] ?? 0)))
        wrong("calculator.termChoices", "Terms stand in rising order, each once, such as [1, 3, 5, 7].");
      const long = termChoices.find((years) => years > termMaxYears);
      if (long !== undefined)
        wrong(
          "calculator.termChoices",
          `${long} years is above the longest term of ${termMaxYears}. Leave it out, or raise calculator.termMaxYears.`,
        );
      if (!termChoices.includes(termYears))
        wrong(
          "calculator.termYears",
          `The term starts at ${termYears} years, which is none of the terms to choose from. Use one of ${termChoices.join(", ")}.`,
        );
    }
    refuseUnordered(
      "calculator.loanMinDollars",
      calculator.loanMinDollars,
      "calculator.loanMaxDollars",
      calculator.loanMaxDollars,
      wrong,
    );
    refuseUnordered(
      "calculator.interestMinPercent",
      calculator.interestMinPercent,
      "calculator.interestMaxPercent",
      calculator.interestMaxPercent,
      wrong,
    );
    refuseUnordered(
      "calculator.presetMoney.min",
      presetMoney.min,
      "calculator.presetMoney.max",
      presetMoney.max,
      wrong,
    );
    refuseOutside(
      "calculator.interestPercent",
      interestPercent,
      calculator.interestMinPercent,
      calculator.interestMaxPercent,
      wrong,
    );
  }),
  contradiction(
    ["calculator", "lenders"],
    ({ calculator, lenders: { lenders, shown, indicativeComparisonRates: indicative } }, wrong) => {
      repeats(
        lenders,
        (index) => `lenders.lenders.${index}.provider`,
        ({ provider }) => provider,
        wrong,
      );
      if (shown !== undefined && !lenders.some(({ provider }) => provider === shown))
        wrong(
          "lenders.shown",
          `${shown} is none of lenders.lenders. ${lenders.length === 0 ? "Add it there" : `Use one of ${lenders.map(({ provider }) => provider).join(", ")}, or add it`}.`,
        );
      if (indicative !== undefined)
        refuseUnordered(
          "lenders.indicativeComparisonRates.from",
          indicative.from,
          "lenders.indicativeComparisonRates.to",
          indicative.to,
          wrong,
        );
      for (const [index, { calculator: own }] of lenders.entries())
        if (own !== undefined) ownCalculator(`lenders.lenders.${index}.calculator`, own, calculator, wrong);
    },
  ),
  contradiction(["dealer", "calculator"], ({ dealer: { dealerships }, calculator }, wrong) => {
    for (const [index, { overrides }] of dealerships.entries()) {
      const path = `dealer.dealerships.${index}.overrides.calculator`;
      if (overrides?.calculator === undefined) continue;
      if (!calculator.enabled)
        wrong(path, "Is not used while calculator.enabled is false. Turn the calculator on, or leave this out.");
      ownCalculator(path, overrides.calculator, calculator, wrong);
    }
  }),
  contradiction(["financeEnquiry"], ({ financeEnquiry: { route, aliases } }, wrong) => {
    repeats(
      aliases,
      (index) => `financeEnquiry.aliases.${index}`,
      (alias) => alias,
      wrong,
    );
    if (aliases.includes(route))
      wrong("financeEnquiry.aliases", `${route} is the route itself and would lead to itself. Leave it out.`);
  }),
];

function refuseUnordered(lowPath: string, low: number, highPath: string, high: number, wrong: Wrong): void {
  if (low >= high)
    wrong(lowPath, `${low} is not below ${highPath}, which is ${high}. Use less than ${high}, or raise the other.`);
}

function refuseOutside(path: string, value: number, low: number, high: number, wrong: Wrong): void {
  if (value < low || value > high)
    wrong(path, `${value} is outside ${low} to ${high}. Use a value within, or widen the range.`);
}

/** The ranges that a lender or a dealership has of its own, with the site's for those that it leaves out. */
function ownCalculator(
  path: string,
  own: NonNullable<DealershipOverrides["calculator"]>,
  calculator: Site["calculator"],
  wrong: Wrong,
): void {
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  const merged = { ...calculator, ...given };
  refuseUnordered(
    `${path}.loanMinDollars`,
    merged.loanMinDollars,
    `${path}.loanMaxDollars`,
    merged.loanMaxDollars,
    wrong,
  );
  refuseUnordered(
    `${path}.interestMinPercent`,
    merged.interestMinPercent,
    `${path}.interestMaxPercent`,
    merged.interestMaxPercent,
    wrong,
  );
  if (own.interestPercent !== undefined)
    refuseOutside(
      `${path}.interestPercent`,
      own.interestPercent,
      merged.interestMinPercent,
      merged.interestMaxPercent,
      wrong,
    );
}
