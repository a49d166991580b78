import { careerEnquiryForm, generalEnquiryForm } from "@forecourt/core";
import type { LeadForm } from "@forecourt/core";
import type { BlockOf } from "@forecourt/core/schemas";

/** The lead forms that stand on content pages, by the names of the block. */
export const contentForms: Readonly<Record<BlockOf<"form">["form"], LeadForm>> = {
  "general-enquiry": generalEnquiryForm,
  "career-enquiry": careerEnquiryForm,
};
