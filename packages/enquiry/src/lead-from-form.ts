import { collectAdditionalServices, vehicleEnquiry, vehicleEnquiryDefaults } from "@forecourt/core";
import type { Car, EnquirySettings, LeadInput } from "@forecourt/core/schemas";
import { postedAttributes } from "./posted-attributes.ts";
import { serviceField } from "./service-field.ts";

/** What is known of an enquiry besides what the shopper typed. */
export interface LeadContext {
  /** The car it is about; a form without one says its category. */
  car?: Car | undefined;
  /** @default "Vehicle Enquiry" */
  category?: string;
  /** What the button that opened the form says, where it is not the enquiry itself. */
  subcategory?: string;
  settings: EnquirySettings;
  /** Address of the page that the form stood on. */
  url: string;
  userAgent: string;
}

/**
 * A lead from a posted enquiry form, with or without JavaScript. What the browser sends is only carried over; the
 * platform validates it.
 */
export function leadFromForm(
  form: FormData,
  { car, category = vehicleEnquiry, subcategory, settings, url, userAgent }: LeadContext,
): LeadInput {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const chosen = (name: "dealership_slug" | "location") => (text(name) === "" ? {} : { [name]: text(name) });
  const boxes = Object.fromEntries(
    settings.additionalServices.map((service) => [service, form.get(serviceField(service))]),
  );
  const { additional_services } = collectAdditionalServices(boxes, settings.additionalServices);
  return {
    ...vehicleEnquiryDefaults(car ?? {}, { settings, ...(subcategory === undefined ? {} : { subcategory }) }),
    category,
    ...chosen("dealership_slug"),
    ...chosen("location"),
    name: text("name"),
    last_name: text("last_name"),
    email: text("email"),
    phone: text("phone"),
    postcode: text("postcode"),
    message: text("message"),
    opt_in: form.has("opt_in"),
    terms_conditions: form.has("terms_conditions"),
    ...(additional_services && { additional_services }),
    url: url.slice(0, 1000),
    user_agent: userAgent.slice(0, 500),
    lead_attributes: postedAttributes(form),
  };
}
