import type { LeadForm as LeadFormDeclaration, LeadFormContext } from "@forecourt/core";
import { LeadForm } from "@forecourt/enquiry/form";
import type { LeadFormProps } from "@forecourt/enquiry/form";
import { useSite } from "../use-site.ts";
import { useLeadForm } from "./use-lead-form.ts";

/** Props of {@link SiteLeadForm}. */
export interface SiteLeadFormProps extends Pick<LeadFormProps, "start" | "reserve" | "onlinePayment" | "spinToWin"> {
  form: LeadFormDeclaration;
  /** Path of the page, which takes it. */
  action: string;
  /** Locations that it may be for, on sites that ask which. @default those of the site */
  places?: LeadFormContext["places"];
}

/** A lead form that is about no car, with the settings of its site. */
export function SiteLeadForm({ form: declared, action, places, ...facts }: SiteLeadFormProps) {
  const { site } = useSite();
  const { form } = useLeadForm({ action, form: declared });
  return (
    <LeadForm
      {...form}
      {...facts}
      form={declared}
      action={action}
      settings={site.enquiry}
      dealerName={site.name}
      country={site.country}
      dealerships={site.dealer.dealerships}
      locations={places ?? site.places}
    />
  );
}
