import type { EnquiryFormState } from "@forecourt/enquiry/form";

/** A step that could not be taken, or one whose plate was looked up. */
export interface RefusedStep {
  state: EnquiryFormState;
  /** Where to go on: an earlier step that lacks something, or the first one. */
  goTo?: { href: string; label: string };
  /** What looking a plate up came to; the fields have what it found. */
  lookedUp?: string;
}
