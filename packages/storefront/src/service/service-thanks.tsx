import { savedStoreOf } from "@forecourt/account/saved";
import { forgetServiceDraft, readServiceDraft, ServiceSent } from "@forecourt/enquiry/service";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { knownDetails } from "../enquiry/known-details.ts";
import { useSite } from "../use-site.ts";

/** Thanks for a booking; what was typed is forgotten, but for who the shopper is (S1 §9 "user details, success category"). */
export function ServiceThanks({ againHref, children }: { againHref: string; children?: ReactNode }) {
  const { site } = useSite();
  useEffect(() => {
    const contact = readServiceDraft(site.slug)["0"];
    if (!contact) return;
    const store = savedStoreOf(site.slug);
    store.keepDetails(knownDetails(contact));
    store.keepSuccessCategory("Service Booking");
    forgetServiceDraft(site.slug);
  }, [site.slug]);
  return (
    <ServiceSent dealerName={site.name} againHref={againHref}>
      {children}
    </ServiceSent>
  );
}
