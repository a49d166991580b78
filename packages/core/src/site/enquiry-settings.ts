import { z } from "zod";
import { off, on, setting, shortText } from "./setting.ts";

/** The enquiry form of a site (S1 §5, S2 §5). */
export const enquirySettingsSchema = z.strictObject({
  isMessageRequired: on("S1 §5", "Comments must be filled."),
  isMessageDisabled: off("S1 §5", "The variant of the form without Comments."),
  isDealershipRemoved: off("S1 §5", "No dealership select, although there are several dealerships."),
  hasLocationSelect: off("S1 §5", "Shoppers choose a location."),
  categories: setting(
    z.array(shortText(60)).min(1).max(20).default(["General Enquiry"]),
    "S1 §5",
    "Categories of a general enquiry; the first is the default.",
  ),
  optInDefault: on(
    "S1 §5, decisions.md row 38",
    "The marketing box starts ticked, which is doubtful consent in AU and NZ.",
  ),
  testDriveName: setting(
    shortText(30).default("test drive"),
    "S1 §2",
    "What forms call a test drive, in small letters: a dealer of motorbikes offers a test ride.",
  ),
  testDriveNote: setting(
    shortText(120).default("Bring your driver licence."),
    "S1 §2",
    "What somebody who comes to a test drive brings, as a sentence.",
  ),
  additionalServices: setting(
    z.array(shortText(60)).max(20).default([]),
    "S1 §5",
    "Boxes to tick; those ticked reach the lead as additional_services.",
  ),
  termsRequired: off("S2 §5", "A terms box must be ticked."),
  consentNotice: on("S2 §5", "A notice on future communications and how to opt out."),
  termsText: setting(
    shortText(1000).optional(),
    "S2 §5, legal-display.md",
    "What the terms box reads; a lawyer should confirm it.",
    "that the dealer keeps what is sent and uses it to answer; privacy policy and terms of use where the site has those pages",
  ),
  consentText: setting(
    shortText(1000).optional(),
    "S2 §5, legal-display.md",
    "What the notice on future communications reads; a lawyer should confirm it.",
    "it names the dealer, and opting out by STOP or the link in an email",
  ),
});
/** Parsed enquiry settings. */
export type EnquirySettings = z.output<typeof enquirySettingsSchema>;
