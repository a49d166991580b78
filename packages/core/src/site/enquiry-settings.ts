import { z } from "zod";

/** The enquiry form of a site (S1 §5, S2 §5). */
export const enquirySettingsSchema = z.strictObject({
  /** Comments must be filled. Source S1 §5. */
  isMessageRequired: z.boolean().default(true),
  /** The marketing box starts ticked. Source S1 §5, decisions.md row 38 (doubtful consent in AU and NZ). */
  optInDefault: z.boolean().default(true),
  /** A terms box must be ticked. Source S2 §5. */
  termsRequired: z.boolean().default(false),
  /** Instead of a terms box, a notice on future communications and how to opt out. Source S2 §5. */
  consentNotice: z.boolean().default(true),
});
/** Parsed enquiry settings. */
export type EnquirySettings = z.output<typeof enquirySettingsSchema>;
