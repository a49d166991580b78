import { displayPrice, displayPriceText } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { readVisit, rememberEnquiredCar } from "@forecourt/enquiry/attributes";
import { EnquiryDialog, EnquiryForm } from "@forecourt/enquiry/form";
import type { EnquiryFormState } from "@forecourt/enquiry/form";
import { pictureUrl } from "@forecourt/vehicle/card";
import { useEffect, useRef, useState } from "react";
import { useActionData, useFetcher, useNavigate } from "react-router";
import { useSite } from "../use-site.ts";

interface EnquiryAnswer {
  lead_id?: string;
  state?: EnquiryFormState;
}

/** The enquiry dialog of a car: sends in the background, keeps what was typed on an error, goes to /success with a lead. */
export function VehicleEnquiryDialog({ car, onClose }: { car: Car; onClose: () => void }) {
  const { site, money } = useSite();
  const fetcher = useFetcher<EnquiryAnswer>();
  const posted = useActionData<EnquiryAnswer>();
  const navigate = useNavigate();
  const idempotencyKey = useRef<string>(undefined);
  const answer = fetcher.data ?? posted;
  const leadId = fetcher.data?.lead_id;
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (leadId === undefined) return;
    rememberEnquiredCar(site.slug, car);
    void navigate("/success");
  }, [leadId, navigate, site.slug, car]);

  return (
    <EnquiryDialog title="Enquire about this car" car={{ name: car.name, price: displayPriceText(displayPrice(car), money), picture: car.primary_image_url ? pictureUrl(car.primary_image_url, 320) : undefined }} onClose={onClose}>
      <EnquiryForm
        car={car}
        settings={site.enquiry}
        dealerName={site.name}
        country={site.country}
        state={answer?.state}
        attempt={fetcher.state === "idle" && answer?.state ? attempt : 0}
        pending={fetcher.state !== "idle" || leadId !== undefined}
        onSubmit={(event) => {
          event.preventDefault();
          setAttempt(attempt + 1);
          const form = new FormData(event.currentTarget);
          idempotencyKey.current ??= crypto.randomUUID();
          form.set("scripted", "1");
          form.set("idempotency_key", idempotencyKey.current);
          form.set("lead_attributes", JSON.stringify(readVisit()));
          void fetcher.submit(form, { method: "post", action: car.path });
        }}
      />
    </EnquiryDialog>
  );
}
