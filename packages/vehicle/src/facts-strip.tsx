import { attributeChips, formatNumber, truckWeights, vehicleKind } from "@forecourt/core";
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

/**
 * Kilometres, transmission, fuel and body at a glance. A truck's begin with what it is chosen by: what it carries, what
 * it may weigh, its body. Of a caravan, who sleeps in it, its length and what it weighs.
 */
export function FactsStrip({ car, locale }: { car: Car; locale: string }) {
  const chips = attributeChips(car, locale).map(({ key, label }): Fact => [names[key], label, icons[key]]);
  const body = car.simple_body ?? car.body;
  const bodies: Fact[] = body ? [["Body", body, IconCar]] : [];
  const kind = vehicleKind(car);
  const facts =
    kind === "truck"
      ? [...truckFacts(car, locale), ...bodies, ...chips]
      : [...chips, ...bodies, ...(kind === "caravan" ? caravanFacts(car, locale) : [])];
  return (
    <ul className={styles.strip} data-part="car-facts" aria-label="At a glance">
      {facts.map(([name, value, Icon]) => (
        <li key={name} className={styles.fact}>
          <Icon size={22} />
          <span className={styles.name}>{name}</span>
          {value}
        </li>
      ))}
    </ul>
  );
}

/** What it is, its value, its picture. */
type Fact = readonly [name: string, value: string, Icon: typeof IconCar];

function truckFacts(car: Car, locale: string): Fact[] {
  const { payload, gross } = truckWeights(car);
  return [
    ...(payload ? [["Payload", `${formatNumber(payload, locale)} kg`, IconTow] as const] : []),
    ...(gross ? [["GVM", `${formatNumber(gross, locale)} kg`, IconGauge] as const] : []),
  ];
}

function caravanFacts(car: Car, locale: string): Fact[] {
  const { sleeps, body_length: millimetres, aggregate_trailer_mass: kilograms } = car;
  return [
    ...(sleeps ? [["Sleeps", formatNumber(sleeps, locale), IconUser] as const] : []),
    ...(millimetres ? [["Body length", `${formatNumber(millimetres / 1000, locale, 2)} m`, IconExpand] as const] : []),
    ...(kilograms ? [["Loaded at most", `${formatNumber(kilograms, locale)} kg`, IconTow] as const] : []),
  ];
}
