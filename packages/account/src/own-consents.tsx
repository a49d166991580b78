import type { GarageAnswer } from "@forecourt/api";
import { Disclosure } from "@forecourt/ui-kit/disclosure";
import styles from "./account-garage.module.css";

const words: Readonly<Record<string, string>> = { opt_in: "Offers and news", terms_conditions: "Terms of use" };

/** What a shopper agreed to, when and with what. */
export function OwnConsents({
  consents,
  dayOf,
}: {
  consents: GarageAnswer["consents"];
  dayOf: (instant: string) => string;
}) {
  if (consents.length === 0) return <p className={styles.line}>You have not agreed to offers and news from us.</p>;
  return (
    <Disclosure title={`What you agreed to: ${consents.length}`}>
      <ul className={styles.facts}>
        {consents.map(({ given_at: givenAt, consents: given, category }) => (
          <li key={`${givenAt} ${category}`}>
            {dayOf(givenAt)}: {given.map((name) => words[name] ?? name).join(", ")}
            {category !== null && `, with: ${category}`}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
