import { savedStoreOf } from "@forecourt/account/saved";
import { serviceBookingForm } from "@forecourt/core";
import { forgetServiceDraft, readServiceDraft, ServiceSent } from "@forecourt/enquiry/service";
import { useEffect, useState } from "react";
import { CallUs } from "../enquiry/call-us.tsx";
import { knownDetails } from "../enquiry/known-details.ts";
import { useSite } from "../use-site.ts";

/**
 * Thanks for a booking; what was typed is forgotten, but for who the shopper is (S1 §9 "user details, success
 * category").
 */
export function ServiceThanks({
  againHref,
  phone,
  locationId,
}: {
  againHref: string;
  phone: string;
  locationId?: string | undefined;
}) {
  const { site } = useSite();
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const contact = readServiceDraft(site.slug)["1"];
    if (!contact) return;
    setKnown(true);
    const store = savedStoreOf(site.slug);
    store.keepDetails(knownDetails(contact));
    store.keepSuccessCategory(serviceBookingForm.category);
    forgetServiceDraft(site.slug);
  }, [site.slug]);
  return (
    <ServiceSent dealerName={site.name} againHref={againHref}>
      <p>
        If you would rather talk, call{" "}
        <CallUs site={site.slug} phone={phone} locationId={locationId} isKnown={isKnown} />.
      </p>
    </ServiceSent>
  );
}
