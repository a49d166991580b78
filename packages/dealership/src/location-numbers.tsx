import { countries } from "@forecourt/core";
import type { CountryCode } from "@forecourt/core";
import type { Location } from "@forecourt/core/schemas";
import styles from "./dealership-location-page.module.css";

/** Makes that a location sells, and its licences, named as the law of the country names them (legal-display.md). */
export function LocationNumbers({
  location: { manufacturers = [], dealer_license_number: licence, motor_vehicle_repairer: repairer },
  country,
}: {
  location: Pick<Location, "manufacturers" | "dealer_license_number" | "motor_vehicle_repairer">;
  country: CountryCode;
}) {
  const rows: [name: string, value: string | null | undefined][] = [
    ["Makes we sell", manufacturers.join(", ")],
    [countries[country].dealer.licenceLabel, licence],
    ["Motor vehicle repairer", repairer],
  ];
  const known = rows.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="location-about">
      <h2 className={styles.heading} id="location-about">
        About this location
      </h2>
      <dl className={styles.hours}>
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
