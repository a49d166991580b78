import { attributeChips } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { IconCar, IconFuel, IconGauge, IconGearbox, IconTag } from "@forecourt/ui-kit/icon";
import styles from "./vehicle-facts.module.css";

const icons = { condition: IconTag, transmission: IconGearbox, odometer: IconGauge, fuel: IconFuel };
const names = { condition: "Condition", transmission: "Transmission", odometer: "Odometer", fuel: "Fuel type" };

/** Kilometres, transmission, fuel and body at a glance. */
export function FactsStrip({ car, locale }: { car: Car; locale: string }) {
  const body = car.simple_body ?? car.body;
  return (
    <ul className={styles.strip} data-part="car-facts" aria-label="At a glance">
      {attributeChips(car, locale).map(({ key, label }) => {
        const Icon = icons[key];
        return (
          <li key={key} className={styles.fact}>
            <Icon size={22} />
            <span className={styles.name}>{names[key]}</span>
            {label}
          </li>
        );
      })}
      {body && (
        <li className={styles.fact}>
          <IconCar size={22} />
          <span className={styles.name}>Body</span>
          {body}
        </li>
      )}
    </ul>
  );
}
