import { openingLines, weekdayNames, weekHours } from "@forecourt/core";
import type { Location } from "@forecourt/core/schemas";
import { IconClock } from "@forecourt/ui-kit/icon";
import styles from "./dealership-location.module.css";

/**
 * Opening hours of a place: the week day by day, folded; or a line for days that are alike, with this week's special
 * hours. Nothing where none are known.
 */
export function LocationCardHours({
  location,
  now,
  timeZone,
  isFolded,
}: {
  location: Location;
  now: Date;
  timeZone: string;
  isFolded: boolean;
}) {
  const hours = weekHours(location, { now, timeZone });
  if (hours.length === 0) return null;
  if (isFolded)
    return (
      <details className={styles.hours}>
        <summary>
          <IconClock size={18} /> Opening hours
        </summary>
        <dl>
          {hours.map(({ weekday, text, special }) => (
            <div key={weekday} data-special={special}>
              <dt>{weekdayNames[weekday]}</dt>
              <dd>{special === undefined ? text : `${text} (special hours)`}</dd>
            </div>
          ))}
        </dl>
      </details>
    );
  return (
    <div className={styles.hours} data-shown>
      <IconClock size={18} />
      <dl aria-label="Opening hours">
        {openingLines(location).map(({ days, text }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {hours
          .filter(({ special }) => special !== undefined)
          .map(({ weekday, text }) => (
            <div key={weekday} data-special>
              <dt>This {weekdayNames[weekday]}</dt>
              <dd>{text} (special hours)</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
