import type { TestDriveSlots } from "@forecourt/api";
import { testDriveForm, testDriveRequestForm, withDriveName } from "@forecourt/core";
import type { LeadForm as LeadFormDeclaration } from "@forecourt/core";
import { Alert } from "@forecourt/ui-kit/alert";
import { leadFieldId } from "./lead-field-id.ts";
import { LeadForm } from "./lead-form.tsx";
import type { SentFormProps } from "./lead-form.tsx";
import { SlotPicker } from "./slot-picker.tsx";

/** Props of {@link TestDriveForm}. */
export interface TestDriveFormProps extends SentFormProps {
  /** Where the form is posted to. */
  action: string;
  /** The car to drive. Without one the shopper says which, starting with `model`. */
  car?: { name: string } | undefined;
  /** A model that the shopper comes from. */
  model?: string | undefined;
  /** Cars are offered beside the form, so that it asks for no words. @default false */
  offersCars?: boolean;
  /** The times to choose from; undefined where none can be booked online: then the form only asks for a drive. */
  times: TestDriveSlots | undefined;
}

/** Books a test drive at one of the location's times, or asks for one where no time can be chosen (S1 §2, §7). */
export function TestDriveForm({ action, car, model = "", offersCars = false, times, ...props }: TestDriveFormProps) {
  const { state, settings } = props;
  const { testDriveName: name } = settings;
  // What the shopper came for is said all the same.
  const silent = offersCars && { "Vehicle Model": <input type="hidden" name="Vehicle Model" value={model} /> };
  const shared = { ...props, action, car, start: { "Vehicle Model": model } };
  if (times === undefined || times.days.length === 0)
    return (
      <LeadForm {...shared} form={named(testDriveRequestForm, name)} renderOwn={() => ({ ...silent })}>
        <input type="hidden" name="asks" value="1" />
        <Alert>
          {times ? "Every time that can be booked online is taken." : "Times cannot be booked online at the moment."}{" "}
          Tell us when it suits you, and we will call to arrange it.
        </Alert>
      </LeadForm>
    );
  return (
    <LeadForm
      {...shared}
      form={named(testDriveForm, name)}
      renderOwn={(errors) => ({
        ...silent,
        starts_at: (
          <SlotPicker
            key={times.location_id}
            id={leadFieldId(testDriveForm.key, "starts_at")}
            times={times}
            chosen={{ day: state?.values["day"] ?? "", startsAt: state?.values["starts_at"] ?? "" }}
            error={errors["starts_at"]}
          />
        ),
      })}
    />
  );
}

/** The form in the site's word. */
function named(form: LeadFormDeclaration, name: string): LeadFormDeclaration {
  return {
    ...form,
    title: (carName) => withDriveName(form.title(carName), name),
    send: withDriveName(form.send, name),
    fields: form.fields.map((field) =>
      typeof field.label !== "string" ? field : { ...field, label: withDriveName(field.label, name) },
    ),
  };
}
