import { serviceBookingForm } from "@forecourt/core";
import { Fieldset } from "@forecourt/ui-kit/fieldset";
import { TextField } from "@forecourt/ui-kit/text-field";
import { DayTile } from "./day-tile.tsx";
import slots from "./enquiry-slots.module.css";
import styles from "./enquiry-visit.module.css";
import { leadFieldId } from "./lead-field-id.ts";
import type { ServicePlace } from "./service-places.tsx";
import { visitChoices } from "./visit-choices.ts";

const { day: name } = visitChoices;

/** Props of {@link DayChoice}. */
export interface DayChoiceProps {
  /** The chosen place, with the days on which it is open. */
  place: ServicePlace;
  /** First and last day that can be asked for. */
  days: { first: string; last: string } | undefined;
  sent: Readonly<Record<string, string>> | undefined;
  error: string | undefined;
}

/**
 * The day of a visit: one of the next days on which the place is open, or another by its date. The date is asked for
 * when it is needed, by the style sheet.
 */
export function DayChoice({ place, days, sent, error }: DayChoiceProps) {
  const id = leadFieldId(serviceBookingForm.key, name);
  const chosen = sent && "day" in sent ? sent["day"] : sent?.[name] ? "" : undefined;
  return (
    <Fieldset
      id={id}
      data-part="slot-picker"
      tabIndex={-1}
      className={styles.choice}
      legend={name}
      help={`Days on which ${place.label} is open. We will confirm the day and time with you.`}
      error={error}
    >
      <div className={slots.days}>
        {place.days.map((date) => (
          <DayTile key={date} date={date} isChosen={chosen === date} />
        ))}
        <label className={slots.date}>
          <input type="radio" name="day" value="" data-other="" defaultChecked={chosen === ""} />
          <span>Another</span> <b>day</b>
        </label>
      </div>
      <TextField
        className={styles.other}
        id={`${id}-date`}
        type="date"
        name={name}
        label="Another day"
        min={days?.first}
        max={days?.last}
        autoComplete="off"
        defaultValue={sent?.[name] ?? ""}
      />
    </Fieldset>
  );
}
