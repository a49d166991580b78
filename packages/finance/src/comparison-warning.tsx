import { formatMoney } from "@forecourt/core";
import type { BudgetTerms, MoneyFormat, RepaymentFrequency } from "@forecourt/core";
import type { FinanceSettings, LenderSettings } from "@forecourt/core/schemas";
import styles from "./finance-weekly.module.css";

/** Props of {@link ComparisonWarning}. */
export interface ComparisonWarningProps {
  id: string;
  settings: FinanceSettings;
  money: MoneyFormat;
  /** The shopper's own terms, which the estimates of the page assume. */
  terms?: BudgetTerms | undefined;
  /** Name of the lender whose own figures show on cards, on its own terms. @default none */
  lender?: string | undefined;
  /** Fees that the dealer lists beside its rates (S1 §9). @default none */
  fees?: LenderSettings["fees"];
  /** Pages with what it costs to borrow from each lender (legal-display.md "CCCFA"). @default none */
  borrowing?: readonly { name: string; href: string }[] | undefined;
  /**
   * Whose estimates the terms are of: on a car's page, whose own loan its disclaimer describes, of other cars. @default
   * "Estimates"
   */
  subject?: string | undefined;
  /** The page shows figures that are not the site's own: a lender's, or the calculator's. @default false */
  always?: boolean;
  /** Offers of the page name comparison rates, which are of loans of their own. @default false */
  ofOffers?: boolean;
  /** Frequency of the repayments on the page. @default "weekly" */
  frequency?: RepaymentFrequency;
  /**
   * Establishment fee that a loan of the page has, in dollars: the shown lender's, else the site's. @default that of
   * the settings
   */
  establishmentFeeDollars?: number | undefined;
  /** The page shows comparison rates; New Zealand asks for none. @default true */
  comparesRates?: boolean;
}

/**
 * Assumptions of a page's estimates, and the warning that goes with comparison rates, as text, once a page (rules 2.2,
 * decisions.md row 75). The same text opens over the page from the T&Cs of each estimate, without any script. Where
 * offers name the only rates it is the warning alone: the dealer's own terms and fees are not those of an offer's loan.
 * Nothing on pages without rates.
 */
export function ComparisonWarning({
  id,
  settings,
  money,
  terms,
  lender,
  fees = [],
  borrowing = [],
  subject = allEstimates,
  always = false,
  ofOffers = false,
  frequency = "weekly",
  establishmentFeeDollars = settings.establishmentFeeDollars,
  comparesRates = true,
}: ComparisonWarningProps) {
  const hasOwn = settings.weeklyEstimate && (settings.comparisonRatePercent !== undefined || !comparesRates);
  const hasEstimates = hasOwn || always;
  if (!hasEstimates && !ofOffers) return null;
  return (
    <aside
      className={styles.warning}
      id={id}
      popover="auto"
      aria-label={hasEstimates ? "About the repayment estimates" : "About the comparison rates"}
    >
      {hasEstimates && (
        <Assumptions {...{ settings, money, terms, lender, subject, frequency, comparesRates, hasOwn }} />
      )}
      {hasEstimates && (fees.length > 0 || establishmentFeeDollars > 0) && (
        <p>{feesText(fees, establishmentFeeDollars, money, comparesRates)}</p>
      )}
      {comparesRates && <p data-comparison-warning="">{settings.comparisonRateWarning}</p>}
      {settings.creditLicence && <p>{settings.creditLicence}</p>}
      {settings.termsTo && (
        <p>
          <a href={settings.termsTo}>Finance terms and conditions</a>
        </p>
      )}
      {borrowing.map(({ name, href }) => (
        <p key={href}>
          <a href={href}>What it costs to borrow from {name}</a>
        </p>
      ))}
      <button className={styles.close} type="button" popoverTarget={id} popoverTargetAction="hide">
        Close
      </button>
    </aside>
  );
}

/** What the estimates of a page assume, and what the comparison rate is of. */
function Assumptions({
  settings,
  money,
  terms,
  lender,
  subject,
  frequency,
  comparesRates,
  hasOwn,
}: Pick<ComparisonWarningProps, "settings" | "money" | "terms" | "lender"> &
  Required<Pick<ComparisonWarningProps, "frequency" | "comparesRates">> & {
    subject: string;
    /** The site has estimates of its own. */
    hasOwn: boolean;
  }) {
  const years = terms?.termYears ?? settings.termYears;
  const fee = settings.establishmentFeeDollars;
  const lent = fee > 0 ? `, with an establishment fee of ${formatMoney(fee, money)} added` : "";
  const isOfAll = subject === allEstimates;
  const advertised = isOfAll ? "" : "advertised ";
  const ofOwnRate = isOfAll ? "" : ", that of a rate that you set yourself on the loan shown";
  return (
    <p>
      {/* One text: the separators between several would be sent, too. */}
      {hasOwn &&
        `${subject} assume the price shown, ${downText(terms, money)}, ${years} ${years === 1 ? "year" : "years"} and ${frequency} repayments${lent}. `}
      {lender !== undefined && (
        <>
          Estimates by {lender} use its own {lendersTerms(terms)}, set out in the disclaimer on the page of each
          car.{" "}
        </>
      )}
      {hasOwn && lender === undefined ? "They" : "Estimates"} are not an offer of finance.
      {comparesRates &&
        ` The ${advertised}comparison rate is based on a secured loan of ${formatMoney(30_000, money)} over 5 years${ofOwnRate}.`}
    </p>
  );
}

const allEstimates = "Estimates";

/**
 * The fees of a loan, the establishment fee that is lent with it first, and which of them the comparison rate counts:
 * "Fees of a loan: Establishment $395, added to the loan, Account $8 each month. The comparison rate counts them all
 * but Security registration, a government fee."
 */
function feesText(
  fees: LenderSettings["fees"],
  establishmentFeeDollars: number,
  money: MoneyFormat,
  comparesRates: boolean,
): string {
  const write = (dollars: number) => formatMoney(dollars, money);
  const isListed = fees.some(({ name }) => /establish/i.test(name));
  const listed = [
    ...(establishmentFeeDollars > 0 && !isListed
      ? [`Establishment ${write(establishmentFeeDollars)}, added to the loan`]
      : []),
    ...fees.map(({ name, dollars, per }) => `${name} ${write(dollars)}${per === "month" ? " each month" : ""}`),
  ];
  const uncounted = fees.filter(({ government }) => government).map(({ name }) => name);
  const counted =
    uncounted.length === 0
      ? "them all"
      : uncounted.length === listed.length
        ? "none of them, as they are government fees"
        : `them all but ${uncounted.join(" and ")}, ${uncounted.length === 1 ? "a government fee" : "government fees"}`;
  return `Fees of a loan: ${listed.join(", ")}.${comparesRates ? ` The comparison rate counts ${counted}.` : ""}`;
}

/**
 * Terms of an estimate that are still the lender's: the final payment always, deposit and term until the shopper
 * chooses their own.
 */
function lendersTerms({ depositDollars, termYears }: BudgetTerms = {}): string {
  const parts = [...(depositDollars === undefined ? ["deposit"] : []), ...(termYears === undefined ? ["term"] : [])];
  return parts.length === 0 ? "final payment" : `${parts.join(", ")} and final payment`;
}

/** The shopper's own share in words: "no deposit", "a deposit of $5,000 and a trade-in of $8,000". */
function downText({ depositDollars, tradeInDollars }: BudgetTerms = {}, money: MoneyFormat): string {
  const parts = [
    ...(depositDollars === undefined ? [] : [`a deposit of ${formatMoney(depositDollars, money)}`]),
    ...(tradeInDollars === undefined ? [] : [`a trade-in of ${formatMoney(tradeInDollars, money)}`]),
  ];
  return parts.length === 0 ? "no deposit" : parts.join(" and ");
}
