import { attributeChips, formatNumber, vehicleKind } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import {
  IconCar,
  IconExpand,
  IconFuel,
  IconGauge,
  IconGearbox,
  IconTag,
  IconTow,
  IconUser,
} from "@forecourt/ui-kit/icon";
import styles from "./vehicle-facts.module.css";

const icons = { condition: IconTag, transmission: IconGearbox, odometer: IconGauge, fuel: IconFuel };
const names = { condition: "Condition", transmission: "Transmission", odometer: "Odometer", fuel: "Fuel type" };

/** Kilometres, transmission, fuel and body at a glance; of a caravan, who sleeps in it, its length and what it weighs. */
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
      {caravanFacts(car, locale).map(([name, value, Icon]) => (
        <li key={name} className={styles.fact}>
          <Icon size={22} />
          <span className={styles.name}>{name}</span>
          {value}
        </li>
      ))}
    </ul>
  );
}

function caravanFacts(car: Car, locale: string) {
  if (vehicleKind(car) !== "caravan") return [];
  const { sleeps, body_length: millimetres, aggregate_trailer_mass: kilograms } = car;
  return [
    ...(sleeps ? [["Sleeps", formatNumber(sleeps, locale), IconUser] as const] : []),
    ...(millimetres ? [["Body length", `${formatNumber(millimetres / 1000, locale, 2)} m`, IconExpand] as const] : []),
    ...(kilograms ? [["Loaded at most", `${formatNumber(kilograms, locale)} kg`, IconTow] as const] : []),
  ];
}
