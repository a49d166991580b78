import { TextField } from "@forecourt/ui-kit/text-field";
import styles from "./enquiry-form.module.css";
import type { ServiceStepProps } from "./service-step-props.ts";
import { serviceFieldId } from "./service-fields.ts";

/** Which car is to be serviced; its fields are called what the specification calls them, as their messages are (S1 §2, §3). */
export function ServiceVehicleStep({ errors, value, settings }: ServiceStepProps) {
  const field = (name: string) => ({
    id: serviceFieldId(name),
    name,
    label: name,
    error: errors[name],
    defaultValue: value(name),
    autoComplete: "off",
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField {...field("Vehicle Make")} maxLength={80} required />
        <TextField {...field("Vehicle Model")} maxLength={120} required />
      </div>
      <div className={styles.pair}>
        <TextField {...field("Vehicle Year")} inputMode="numeric" maxLength={4} optional />
        <TextField {...field("Vehicle Rego")} maxLength={12} autoCapitalize="characters" spellCheck={false} optional />
      </div>
      <TextField
        {...field("Service Interval")}
        maxLength={60}
        help="The service that is due, as your logbook has it: 60,000 km or 4 years."
        required={settings.isServiceIntervalRequired}
        optional={!settings.isServiceIntervalRequired}
      />
    </>
  );
}
