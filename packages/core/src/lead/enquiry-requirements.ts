import { careerEnquiry, generalEnquiry } from "./lead-limits.ts";

/** Label of the message field (S1 §5). */
export const messageLabel = "Comments";

/** How a site sets up an enquiry form; every key left out keeps its default (S1 §5). */
export interface EnquiryFormSettings {
  /** @default true */
  isMessageRequired?: boolean;
  /** The variant of the form has no message. @default false */
  isMessageDisabled?: boolean;
  /** The dealership select is taken away. @default false */
  isDealershipRemoved?: boolean;
  /** Shoppers choose a location. @default false */
  hasLocationSelect?: boolean;
  /** A terms box must be ticked. @default false */
  termsRequired?: boolean;
}

/** What an enquiry form shows and needs; every field that is shown and not required is optional. */
export interface EnquiryRequirements {
  message: "required" | "optional" | "hidden";
  category: "required" | "hidden";
  dealership: "required" | "hidden";
  location: "required" | "hidden";
  terms: "required" | "hidden";
  /** Category that the select starts with. */
  defaultCategory: string;
}

/**
 * What an enquiry form shows and needs (S1 §5): a message unless the site says otherwise, a category for a general enquiry,
 * a dealership where there are several, a location where enabled. Rego and opt_in are always optional.
 *
 * @example
 * enquiryRequirements({ kind: "general", dealershipCount: 3 }, { isMessageRequired: false })
 * // { message: "optional", category: "required", dealership: "required", location: "hidden", terms: "hidden", defaultCategory: "General Enquiry" }
 */
export function enquiryRequirements(
  form: { kind: "vehicle" | "general" | "career"; dealershipCount: number },
  settings: EnquiryFormSettings = {},
): EnquiryRequirements {
  return {
    message:
      settings.isMessageDisabled === true ? "hidden" : settings.isMessageRequired === false ? "optional" : "required",
    category: form.kind === "general" ? "required" : "hidden",
    dealership: form.dealershipCount > 1 && settings.isDealershipRemoved !== true ? "required" : "hidden",
    location: settings.hasLocationSelect === true ? "required" : "hidden",
    terms: settings.termsRequired === true ? "required" : "hidden",
    defaultCategory: form.kind === "career" ? careerEnquiry : generalEnquiry,
  };
}
