import type { TestDriveSlots } from "@forecourt/api";
import { messageLabel } from "@forecourt/core";
import { Alert } from "@forecourt/ui-kit/alert";
import { TextField } from "@forecourt/ui-kit/text-field";
import { LeadForm } from "./lead-form.tsx";
import type { SentFormProps } from "./lead-form.tsx";
import { SlotPicker } from "./slot-picker.tsx";

/** What the form needs. */
export interface TestDriveFormProps extends SentFormProps {
  /** Where the form is posted to. */
  action: string;
  /** The car to drive. Without one the shopper says which, starting with `model`. */
  car?: { name: string } | undefined;
  /** A model that the shopper comes from. */
  model?: string | undefined;
  /** The times to choose from; undefined where none can be booked online: then the form only asks for a drive. */
  times: TestDriveSlots | undefined;
}

/** Books a test drive at one of the location's times, or asks for one where no time can be chosen (S1 §2, §7). */
export function TestDriveForm({ action, car, model = "", times, ...form }: TestDriveFormProps) {
  const { state } = form;
  const hasTimes = times !== undefined && times.days.length > 0;
  const comments = hasTimes
    ? { label: messageLabel }
    : { label: "When would suit you?", help: "For example weekday mornings, or Saturday." };
  return (
    <LeadForm
      {...form}
      prefix="test-drive"
      action={action}
      label={car ? `Test drive ${car.name}` : "Book a test drive"}
      comments={{ ...comments, need: "optional" }}
      send={hasTimes ? "Book test drive" : "Ask for a test drive"}
    >
      {!car && (
        <TextField
          id="test-drive-vehicle_model"
          name="vehicle_model"
          label="Car you would like to drive"
          error={state?.fields["vehicle_model"]}
          defaultValue={state?.values["vehicle_model"] ?? model}
          maxLength={120}
          optional
        />
      )}
      {hasTimes ? (
        <SlotPicker
          key={times.location_id}
          id="test-drive-starts_at"
          times={times}
          chosen={{ day: state?.values["day"] ?? "", startsAt: state?.values["starts_at"] ?? "" }}
          error={state?.fields["starts_at"]}
        />
      ) : (
        <>
          <input type="hidden" name="asks" value="1" />
          <Alert>
            {times ? "Every time that can be booked online is taken." : "Times cannot be booked online at the moment."}{" "}
            Tell us when it suits you, and we will call to arrange it.
          </Alert>
        </>
      )}
    </LeadForm>
  );
}
