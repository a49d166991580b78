import type { EnquiryFormState } from "@forecourt/enquiry/form";

/** A step that could not be taken, or one whose plate was looked up. */
export interface RefusedStep {
  state: EnquiryFormState;
  /** Step to continue with: an earlier one that lacks something, or the first. */
  goTo?: { href: string; label: string };
  /** Result of looking up a plate; the fields have the found values. */
  lookedUp?: string;
}
