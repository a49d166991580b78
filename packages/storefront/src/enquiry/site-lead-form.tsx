import type { LeadForm as LeadFormDeclaration, LeadFormContext } from "@forecourt/core";
import { LeadForm } from "@forecourt/enquiry/form";
import { useSite } from "../use-site.ts";
import { useLeadForm } from "./use-lead-form.ts";

/** A lead form that is about no car, on a page of its own. */
export function SiteLeadForm({
  form: declared,
  action,
  places,
  start,
}: {
  form: LeadFormDeclaration;
  /** Path of the page, which takes it. */
  action: string;
  /** Locations that it may be for, on sites that ask which. */
  places: LeadFormContext["places"];
  start?: Readonly<Record<string, string>>;
}) {
  const { site } = useSite();
  const { form } = useLeadForm({ action, form: declared });
  return (
    <LeadForm
      {...form}
      form={declared}
      action={action}
      {...(start && { start })}
      settings={site.enquiry}
      dealerName={site.name}
      country={site.country}
      dealerships={site.dealer.dealerships}
      locations={places}
    />
  );
}
