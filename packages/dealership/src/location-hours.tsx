import { dayLabel, hoursFromToday, specialDays, weekdayNames } from "@forecourt/core";
import type { Location } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import { IconClose } from "@forecourt/ui-kit/icon";
import styles from "./dealership-location-page.module.css";

/** What the hours of a location are made from. */
export interface LocationHoursProps {
  location: Pick<Location, "contact_detail" | "special_hours" | "time_zone">;
  now: Date;
  timeZone: string;
}

/**
 * The hours of the coming seven days, today first, special hours in place of the week's; below them the holidays that
 * are known, in a dialog that opens without JavaScript, too (S2 §2 "holiday hours").
 */
export function LocationHours({ location, now, timeZone }: LocationHoursProps) {
  const hours = hoursFromToday(location, { now, timeZone });
  const special = specialDays(location, { now, timeZone });
  if (hours.length === 0 && special.length === 0) return null;
  return (
    <section className={`${styles.part} ${styles.week}`} aria-labelledby="location-hours">
      <h2 className={styles.heading} id="location-hours">
        Opening hours
      </h2>
      {hours.length > 0 && (
        <dl className={styles.hours}>
          {hours.map(({ weekday, text, special: date }, index) => (
            <div key={weekday} data-today={index === 0 || undefined} data-special={date !== undefined || undefined}>
              <dt>
                {weekdayNames[weekday]}
                {date !== undefined && <span className={styles.mark}>special hours</span>}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {special.length > 0 && (
        <>
          <Button variant="secondary" popoverTarget="holiday-hours">
            Holiday hours
          </Button>
          <div
            className={styles.dialog}
            id="holiday-hours"
            popover="auto"
            role="dialog"
            aria-labelledby="holiday-hours-title"
          >
            <div className={styles.dialogHead}>
              <h3 className={styles.heading} id="holiday-hours-title">
                Holiday hours
              </h3>
              <button
                className={styles.close}
                type="button"
                popoverTarget="holiday-hours"
                popoverTargetAction="hide"
                aria-label="Close"
              >
                <IconClose />
              </button>
            </div>
            <dl className={styles.hours}>
              {special.map(({ date, text }) => (
                <div key={date}>
                  <dt>{dayLabel(date)}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </>
      )}
    </section>
  );
}
