import type { TestDriveSlots } from "@forecourt/api";
import { testDriveForm, withDriveName } from "@forecourt/core";
import { carForms } from "@forecourt/core/pages";
import type { Car } from "@forecourt/core/schemas";
import { TestDriveForm } from "@forecourt/enquiry/test-drive";
import { useSite } from "../use-site.ts";
import { CarDialog } from "./car-dialog.tsx";
import { TestDrivePlaces } from "./test-drive-places.tsx";
import { useLeadForm } from "./use-lead-form.ts";

/** Props of {@link TestDriveDialog}. */
export interface TestDriveDialogProps {
  car: Car;
  times: TestDriveSlots | undefined;
  /** Places where the car can be driven. */
  places: readonly { id: string; name: string }[];
  /** The place that the shopper chose; undefined before. */
  locationId: string | undefined;
}

/** The test drive of a car, over its page (S1 §2 "Test drive form in a dialog"). */
export function TestDriveDialog({ car, times, places, locationId }: TestDriveDialogProps) {
  const { site } = useSite();
  const page = `${car.path}/${carForms.testDrive}`;
  const action = locationId === undefined ? page : `${page}?${new URLSearchParams({ location: locationId })}`;
  const { form, answer } = useLeadForm({ action, form: testDriveForm, car });
  return (
    <CarDialog car={car} id="test-drive" title={withDriveName("Book a test drive", site.enquiry.testDriveName)}>
      <TestDrivePlaces action={page} places={places} chosen={locationId ?? times?.location_id} />
      <TestDriveForm
        {...form}
        action={action}
        car={car}
        times={answer?.times?.location_id === times?.location_id ? (answer?.times ?? times) : times}
        settings={site.enquiry}
        dealerName={site.name}
        country={site.country}
      />
    </CarDialog>
  );
}
