import { lastServiceDay, leadMessageMaxLength, messageLabel, serviceCheckOptions } from "@forecourt/core";
import { Checkbox } from "@forecourt/ui-kit/checkbox";
import { Fieldset } from "@forecourt/ui-kit/fieldset";
import { Select } from "@forecourt/ui-kit/select";
import { TextArea } from "@forecourt/ui-kit/text-area";
import { TextField } from "@forecourt/ui-kit/text-field";
import { serviceField } from "./service-field.ts";
import { serviceFieldId } from "./service-fields.ts";
import type { ServiceStepProps } from "./service-step-props.ts";

/** A place that services cars. */
export interface ServicePlace {
  id: string;
  /** "Harbour Mazda Service, Artarmon". */
  label: string;
}

/** Where, when and what (S1 §2, §3): the last step. */
export function ServiceOrderStep({
  errors,
  value,
  settings,
  places,
  today,
}: ServiceStepProps & { places: readonly ServicePlace[]; /** `2026-11-21`, where the site is. */ today: string }) {
  const options = serviceCheckOptions(settings);
  const id = serviceFieldId("Comments");
  return (
    <>
      {places.length > 1 ? (
        <Select
          id={serviceFieldId("location")}
          name="location"
          label="Where"
          error={errors["location"]}
          defaultValue={value("location") || places[0]?.id}
        >
          {places.map((place) => (
            <option key={place.id} value={place.id}>
              {place.label}
            </option>
          ))}
        </Select>
      ) : (
        places[0] && <input type="hidden" name="location" value={places[0].id} />
      )}
      <TextField
        id={serviceFieldId("Preferred Service Date")}
        name="Preferred Service Date"
        type="date"
        label="Preferred Service Date"
        error={errors["Preferred Service Date"]}
        defaultValue={value("Preferred Service Date")}
        min={today}
        max={lastServiceDay(today)}
        help="We confirm the day and the time with you."
        required
      />
      {options.length > 0 && (
        <Fieldset legend="Add to the service">
          {options.map((option) => (
            <Checkbox key={option} name={serviceField(option)} defaultChecked={value(serviceField(option)) === "on"}>
              {option}
            </Checkbox>
          ))}
        </Fieldset>
      )}
      <TextArea
        id={id}
        name="Comments"
        label={messageLabel}
        error={errors["Comments"]}
        defaultValue={value("Comments")}
        rows={4}
        maxLength={leadMessageMaxLength}
        help={settings.hasVehicleStep ? undefined : "Make, model and registration of your car, and what you noticed."}
        optional
      />
    </>
  );
}
