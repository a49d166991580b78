import type { GarageAnswer } from "@forecourt/api";
import { Disclosure } from "@forecourt/ui-kit/disclosure";
import styles from "./account-garage.module.css";

const words: Readonly<Record<string, string>> = {
  opt_in: "Offers and news",
  terms_conditions: "Terms of use",
  alerts_sms: "Alerts by text",
  alerts_mail: "Alerts by email",
};

/** What a shopper agreed to or ended, when and with what. */
export function OwnConsents({
  consents,
  dayOf,
}: {
  consents: GarageAnswer["consents"];
  dayOf: (instant: string) => string;
}) {
  if (consents.length === 0) return <p className={styles.line}>You have not agreed to offers and news from us.</p>;
  return (
    <Disclosure title={`What you agreed to: ${consents.filter(({ action }) => action === "given").length}`}>
      <ul className={styles.facts}>
        {consents.map(({ given_at: givenAt, consents: given, category, source, action }) => {
          const where = category ?? source;
          return (
            <li key={`${givenAt} ${where} ${action}`}>
              {dayOf(givenAt)}: {given.map((name) => words[name] ?? name).join(", ")}
              {action === "withdrawn" && " ended"}
              {where !== null && `, with: ${where}`}
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
