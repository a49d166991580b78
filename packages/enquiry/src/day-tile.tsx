import { neutralLocale } from "@forecourt/core";
import styles from "./enquiry-slots.module.css";

const shortDay = new Intl.DateTimeFormat(neutralLocale, { timeZone: "UTC", weekday: "short" });
const shortDate = new Intl.DateTimeFormat(neutralLocale, { timeZone: "UTC", day: "numeric", month: "short" });

/**
 * A day to choose, sent as `day`: "Mon 30 Nov".
 *
 * @param props.date `2026-11-30`
 */
export function DayTile({ date, isChosen }: { date: string; isChosen: boolean }) {
  const noon = new Date(`${date}T12:00:00Z`);
  return (
    <label className={styles.date}>
      <input type="radio" name="day" value={date} defaultChecked={isChosen} />
      <span>{shortDay.format(noon)}</span> <b>{shortDate.format(noon)}</b>
    </label>
  );
}
