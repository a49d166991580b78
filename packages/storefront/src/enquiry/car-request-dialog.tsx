import type { Car } from "@forecourt/core/schemas";
import { CarRequestForm, carRequests } from "@forecourt/enquiry/car-request";
import type { CarRequest } from "@forecourt/enquiry/car-request";
import { useSite } from "../use-site.ts";
import { CarDialog } from "./car-dialog.tsx";
import { useLeadForm } from "./use-lead-form.ts";

/** The dialog of a request about a car: photos of it, or one like it. */
export function CarRequestDialog({ car, request }: { car: Car; request: CarRequest }) {
  const { site } = useSite();
  const { path, title } = carRequests[request];
  const { form } = useLeadForm({ action: `${car.path}/${path}`, category: request, car });
  return (
    <CarDialog car={car} id={path} title={title}>
      <CarRequestForm
        {...form}
        car={car}
        request={request}
        settings={site.enquiry}
        dealerName={site.name}
        country={site.country}
      />
    </CarDialog>
  );
}
