import { stockWord, vehicleEnquiryForm } from "@forecourt/core";
import { carForms } from "@forecourt/core/pages";
import type { Car } from "@forecourt/core/schemas";
import { EnquiryForm, LeadFormButton } from "@forecourt/enquiry/form";
import { latePart } from "@forecourt/ui-kit/lazy-part";
import { useContext } from "react";
import { PageChat } from "../card-contexts.ts";
import { useSite } from "../use-site.ts";
import { CarDialog } from "./car-dialog.tsx";
import { useCloseToCar } from "./use-close-to-car.ts";
import { useLeadForm } from "./use-lead-form.ts";

// Few sites have a chat bot: the others do not pay for it.
const ChatOffer = latePart("chat-offer", async () => (await import("./late-chat-offer.tsx")).ChatOffer);

const formId = "enquiry-form";

/** The enquiry dialog of a car, with the chat above it on sites that have one. */
export function VehicleEnquiryDialog({ car }: { car: Car }) {
  const { site } = useSite();
  const chat = useContext(PageChat);
  const close = useCloseToCar(car);
  const { form } = useLeadForm({ action: `${car.path}/${carForms.enquire}`, form: vehicleEnquiryForm, car });
  return (
    <CarDialog
      car={car}
      title={`Enquire about this ${stockWord(site.search.vehicleType)}`}
      footer={<LeadFormButton form={vehicleEnquiryForm} of={formId} pending={form.pending} />}
    >
      {chat !== undefined && <ChatOffer url={chat} onOpen={close} />}
      <EnquiryForm
        {...form}
        id={formId}
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
