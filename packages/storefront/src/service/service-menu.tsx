import { formatMoney } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import type { ServiceSettings } from "@forecourt/core/schemas";
import { Fieldset } from "@forecourt/ui-kit/fieldset";
import { useState } from "react";
import type { MouseEvent } from "react";
import styles from "./storefront-service-menu.module.css";

/** The field that says what is due. */
const field = "Service Interval";
const setValue = (input: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);

/** The menu prices of a workshop within its form, to be chosen: what is pressed stands in the field that says what is due. */
export function ServiceMenu({ prices, money }: Pick<ServiceSettings, "prices"> & { money: MoneyFormat }) {
  const [chosen, setChosen] = useState<string>();
  if (prices.length === 0) return null;
  const choose = (name: string) => (event: MouseEvent<HTMLButtonElement>) => {
    const input = event.currentTarget.form?.elements.namedItem(field);
    if (!(input instanceof HTMLInputElement)) return;
    setValue(input, name);
    // Told to the form as if it had been typed: it keeps what is typed.
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.addEventListener("input", () => setChosen(undefined), { once: true });
    setChosen(name);
  };
  return (
    <Fieldset legend="What is due?" help="Including GST. We will tell you the price for yours when we confirm the day.">
      <div className={styles.jobs}>
        {prices.map(({ name, fromDollars }) => (
          <button key={name} className={styles.job} type="button" aria-pressed={chosen === name} onClick={choose(name)}>
            <span>{name}</span>
            <span className={styles.price}>
              from <b>{formatMoney(fromDollars, money)}</b>
            </span>
          </button>
        ))}
      </div>
    </Fieldset>
  );
}
