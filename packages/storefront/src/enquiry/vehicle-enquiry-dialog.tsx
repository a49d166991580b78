import { savedStoreOf } from "@forecourt/account/saved";
import { displayPrice, displayPriceText } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { readVisit, rememberEnquiredCar } from "@forecourt/enquiry/attributes";
import { EnquiryDialog, EnquiryForm } from "@forecourt/enquiry/form";
import type { EnquiryFormState } from "@forecourt/enquiry/form";
import { pictureUrl } from "@forecourt/vehicle/card";
import { useEffect, useRef, useState } from "react";
import { useActionData, useFetcher, useLocation, useNavigate } from "react-router";
import { sendEvent } from "../send-event.ts";
import { useSite } from "../use-site.ts";
import { fillKnownDetails, knownDetails } from "./known-details.ts";

interface EnquiryAnswer {
  lead_id?: string;
  state?: EnquiryFormState;
}

/** What was typed and not sent, per car, for as long as the tab shows the site: closing the dialog loses nothing. */
const drafts = new Map<string, EnquiryFormState>();

const textValues = (form: FormData): Record<string, string> => Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));

/** The enquiry dialog of a car: sends in the background, keeps what was typed on an error, goes to /success with a lead. */
export function VehicleEnquiryDialog({ car }: { car: Car }) {
  const { site, money } = useSite();
  const fetcher = useFetcher<EnquiryAnswer>();
  const posted = useActionData<EnquiryAnswer>();
  const navigate = useNavigate();
  const { state: cameFrom } = useLocation() as { state: { from?: string } | null };
  const idempotencyKey = useRef<string>(undefined);
  const answer = fetcher.data ?? posted;
  const leadId = fetcher.data?.lead_id;
  const [attempt, setAttempt] = useState(0);
  const [draft] = useState(() => drafts.get(car.id));
  const formRef = useRef<HTMLFormElement>(null);
  const sent = useRef<Readonly<Record<string, string>>>({});
  useEffect(() => {
    if (formRef.current) fillKnownDetails(formRef.current, savedStoreOf(site.slug).getState().details);
  }, [site.slug]);

  useEffect(() => {
    if (leadId === undefined) return;
    rememberEnquiredCar(site.slug, car);
    sendEvent(site.analytics, car.car_type === "new" ? "enquiryNew" : "enquiryUsed", { carId: car.id });
    drafts.delete(car.id);
    const store = savedStoreOf(site.slug);
    store.keepDetails(knownDetails(sent.current));
    store.keepSuccessCategory("Vehicle Enquiry");
    void navigate("/success", { replace: true });
  }, [leadId, navigate, site.slug, site.analytics, car]);

  const close = () => void (cameFrom?.from === car.path ? navigate(-1) : navigate(car.path, { replace: true, preventScrollReset: true }));
  return (
    <EnquiryDialog title="Enquire about this car" car={{ name: car.name, price: displayPriceText(displayPrice(car), money), picture: car.primary_image_url ? pictureUrl(car.primary_image_url, 320) : undefined }} onClose={close}>
      <EnquiryForm
        car={car}
        formRef={formRef}
        settings={site.enquiry}
        dealerName={site.name}
        country={site.country}
        state={answer?.state ?? draft}
        attempt={fetcher.state === "idle" && answer?.state ? attempt : 0}
        pending={fetcher.state !== "idle" || leadId !== undefined}
        onChange={(event) => drafts.set(car.id, { fields: {}, values: textValues(new FormData(event.currentTarget)) })}
        onSubmit={(event) => {
          event.preventDefault();
          setAttempt(attempt + 1);
          const form = new FormData(event.currentTarget);
          idempotencyKey.current ??= crypto.randomUUID();
          sent.current = textValues(form);
          form.set("scripted", "1");
          form.set("idempotency_key", idempotencyKey.current);
          form.set("lead_attributes", JSON.stringify(readVisit()));
          void fetcher.submit(form, { method: "post", action: `${car.path}/enquire` });
        }}
      />
    </EnquiryDialog>
  );
}
