import { formatMoney } from "@forecourt/core";
import { useSite } from "../use-site.ts";
import styles from "./storefront-finance.module.css";

/** Props of {@link FinanceBudgets}. */
export interface FinanceBudgetsProps {
  amounts: readonly number[];
  /** In dollars; undefined before one is chosen. */
  chosen: number | undefined;
  path: string;
  /** Id of the cars that follow the choice. */
  carsId: string;
}

/** Budgets to choose from: the cars of the page and the amount of its form follow, by plain links. */
export function FinanceBudgets({ amounts, chosen, path, carsId }: FinanceBudgetsProps) {
  const { money } = useSite();
  if (amounts.length === 0) return null;
  return (
    <nav className={styles.budgets} aria-label="Budget">
      <span aria-hidden="true">I would like to spend up to</span>
      <ul>
        {amounts.map((amount) => (
          <li key={amount}>
            <a
              href={`${path}?price=${amount}#${carsId}`}
              rel="nofollow"
              aria-label={`Up to ${formatMoney(amount, money)}`}
              aria-current={amount === chosen ? "true" : undefined}
            >
              {formatMoney(amount, money)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
