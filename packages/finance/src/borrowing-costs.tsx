import type { CostOfBorrowing } from "@forecourt/core/schemas";
import styles from "./finance-borrowing-costs.module.css";

/** Props of {@link BorrowingCosts}. */
export interface BorrowingCostsProps {
  costs: CostOfBorrowing;
  /** How shoppers ask for what does not stand here: the dealer's page or number. */
  ask: { label: string; href: string };
}

/** Cost of borrowing from a lender, and its standard terms (legal-display.md "CCCFA"). It needs no JavaScript. */
export function BorrowingCosts({
  costs: { lender, phone, rates, fees, defaults, termsHref, law },
  ask,
}: BorrowingCostsProps) {
  const toAsk = (what: string) => (
    <p>
      {what} <a href={ask.href}>{ask.label}</a>
    </p>
  );
  return (
    <div className={styles.costs}>
      <section aria-labelledby="borrowing-rates">
        <h2 id="borrowing-rates">Interest</h2>
        {rates.length > 0 ? (
          <>
            <Lines lines={rates} />
            <p className={styles.small}>
              {rates.length > 1 && "The first line that fits a car applies. "}
              {lender} decides on each application.
            </p>
          </>
        ) : (
          toAsk(`${lender} names the rate for each loan.`)
        )}
      </section>
      <section aria-labelledby="borrowing-fees">
        <h2 id="borrowing-fees">Fees</h2>
        {fees.length > 0 ? <Lines lines={fees} /> : toAsk("No fees are listed here.")}
      </section>
      <section aria-labelledby="borrowing-defaults">
        <h2 id="borrowing-defaults">If a payment is missed</h2>
        {defaults ? <Lines lines={defaults} /> : toAsk(`What ${lender} then charges is in its standard terms.`)}
      </section>
      <section aria-labelledby="borrowing-terms">
        <h2 id="borrowing-terms">Standard terms</h2>
        {termsHref === undefined ? (
          toAsk(`The standard terms of ${lender} are yours on request, free of charge.`)
        ) : (
          <p>
            <a href={termsHref}>Read the standard terms of {lender}</a>
          </p>
        )}
        {phone !== undefined && <p>{`${lender} answers questions on ${phone}.`}</p>}
        {law && (
          <p className={styles.small}>
            {law.right} {law.law}.
          </p>
        )}
      </section>
    </div>
  );
}

function Lines({ lines }: { lines: CostOfBorrowing["rates"] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
