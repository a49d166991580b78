import type { TestDriveSlots } from "@forecourt/api";
import { testDriveForm } from "@forecourt/core";
import { carForms } from "@forecourt/core/pages";
import type { Car } from "@forecourt/core/schemas";
import { TestDriveForm } from "@forecourt/enquiry/test-drive";
import { useSite } from "../use-site.ts";
import { CarDialog } from "./car-dialog.tsx";
import { useLeadForm } from "./use-lead-form.ts";

/** The test drive of a car, over its page (S1 §2 "Test drive form in a dialog"). */
export function TestDriveDialog({ car, times }: { car: Car; times: TestDriveSlots | undefined }) {
  const { site } = useSite();
  const action = `${car.path}/${carForms.testDrive}`;
  const { form, answer } = useLeadForm({ action, form: testDriveForm, car });
  return (
    <CarDialog car={car} id="test-drive" title="Book a test drive">
      <TestDriveForm
        {...form}
        action={action}
        car={car}
        times={answer?.times ?? times}
        settings={site.enquiry}
        dealerName={site.name}
        country={site.country}
      />
    </CarDialog>
  );
}
