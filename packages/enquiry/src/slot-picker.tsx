import type { TestDriveSlots } from "@forecourt/api";
import { Fieldset } from "@forecourt/ui-kit/fieldset";
import type { ChangeEvent } from "react";
import { DayTile } from "./day-tile.tsx";
import styles from "./enquiry-slots.module.css";

/** Props of {@link SlotPicker}. */
export interface SlotPickerProps {
  /** Id of the whole, for the error summary to lead to. */
  id: string;
  times: TestDriveSlots;
  /** What was chosen before: a day and a time that may be gone. */
  chosen: { day: string; startsAt: string };
  /** What is wrong with the choice. */
  error?: string | undefined;
}

/** A time belongs to its day: who goes to another day has not chosen one yet. */
function forgetOtherDays({ target }: ChangeEvent<HTMLFieldSetElement>): void {
  if (!(target instanceof HTMLInputElement) || target.name !== "day") return;
  for (const input of target.form?.querySelectorAll<HTMLInputElement>('input[name="starts_at"]:checked') ?? [])
    input.checked = false;
}

/**
 * The times of a location that can be booked: a day, and then a time of it (S1 §7). Two groups of radio buttons; the
 * times of the chosen day are shown by the style sheet alone, so that it works without JavaScript. The posted form says
 * `day` and `starts_at`; without JavaScript they may be of different days, which whoever reads them has to check.
 */
export function SlotPicker({ id, times, chosen, error }: SlotPickerProps) {
  const shown = times.days.find(({ date }) => date === chosen.day) ?? times.days[0];
  return (
    <Fieldset
      id={id}
      data-part="slot-picker"
      tabIndex={-1}
      legend="Day and time"
      help={`At ${times.location_name}. Allow ${times.slot_minutes} minutes.`}
      error={error}
      onChange={forgetOtherDays}
    >
      <div className={styles.days}>
        {times.days.map(({ date, label, slots }) => (
          <div key={date} className={styles.day}>
            <DayTile date={date} isChosen={date === shown?.date} />
            <div className={styles.times} role="group" aria-labelledby={`${id}-${date}`}>
              <span className={styles.name} id={`${id}-${date}`}>
                {label}
              </span>
              {slots.map((slot) => (
                <label key={slot.starts_at} className={styles.time}>
                  <input
                    type="radio"
                    name="starts_at"
                    value={slot.starts_at}
                    defaultChecked={slot.starts_at === chosen.startsAt}
                  />
                  {slot.label}
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Fieldset>
  );
}
