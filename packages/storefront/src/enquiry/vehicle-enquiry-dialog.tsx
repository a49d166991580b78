import { stockWord, vehicleEnquiryForm } from "@forecourt/core";
import { carForms } from "@forecourt/core/pages";
import type { Car } from "@forecourt/core/schemas";
import { EnquiryForm } from "@forecourt/enquiry/form";
import { useSite } from "../use-site.ts";
import { CarDialog } from "./car-dialog.tsx";
import { useLeadForm } from "./use-lead-form.ts";

/** The enquiry dialog of a car. */
export function VehicleEnquiryDialog({ car }: { car: Car }) {
  const { site } = useSite();
  const { form } = useLeadForm({ action: `${car.path}/${carForms.enquire}`, form: vehicleEnquiryForm, car });
  return (
    <CarDialog car={car} title={`Enquire about this ${stockWord(site.search.vehicleType)}`}>
      <EnquiryForm
        {...form}
        car={car}
        dealerships={site.dealer.dealerships}
        locations={site.places}
        settings={site.enquiry}
        dealerName={site.name}
        country={site.country}
      />
    </CarDialog>
  );
}
