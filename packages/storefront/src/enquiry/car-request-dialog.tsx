import type { LeadForm } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { CarRequestForm } from "@forecourt/enquiry/car-request";
import { LeadFormButton } from "@forecourt/enquiry/form";
import { useSite } from "../use-site.ts";
import { CarDialog } from "./car-dialog.tsx";
import { useLeadForm } from "./use-lead-form.ts";

const formId = "car-request-form";

/** The dialog of a request about a car: photos of it, or one like it. */
export function CarRequestDialog({ car, request }: { car: Car; request: LeadForm }) {
  const { site } = useSite();
  const { form } = useLeadForm({ action: `${car.path}/${request.key}`, form: request, car });
  return (
    <CarDialog
      car={car}
      id={request.key}
      title={request.send}
      footer={<LeadFormButton form={request} of={formId} pending={form.pending} />}
    >
      <CarRequestForm
        {...form}
        id={formId}
        car={car}
        request={request}
        settings={site.enquiry}
        dealerName={site.name}
        country={site.country}
      />
    </CarDialog>
  );
}
