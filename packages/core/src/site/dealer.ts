import { z } from "zod";
import { slugText } from "../entities/fields.ts";
import { setting, shortText } from "./setting.ts";

/** Who sells (S2 §3 "Dealership"; legal-display.md). */
export const dealerSettingsSchema = z.strictObject({
  legalName: setting(z.string().min(1).max(120), "legal-display.md", "Licensee or trader as registered."),
  licenceNumber: setting(
    z.string().max(40).optional(),
    "legal-display.md",
    "Motor dealer licence (AU) or trader registration (NZ), shown on every page.",
    "left out",
  ),
  phone: setting(z.string().min(6).max(20), "S2 §3", "The dealer's phone number."),
  email: setting(z.email(), "S2 §3", "The dealer's email address."),
  brand: setting(z.string().max(40).optional(), "S2 §3", "The franchise a single-make dealer sells.", "several makes"),
  about: setting(
    z.string().max(400).default(""),
    "S2 §2",
    "A sentence about the dealer for search engines and the footer.",
  ),
  dealerships: setting(
    z
      .array(
        z.strictObject({
          slug: setting(slugText, "S1 §2, S2 §3", "Its name in addresses (/search/{dealership_slug}) and in leads."),
          name: setting(shortText(80), "S2 §3", "Its name, as shoppers know it."),
          dealership_id: setting(shortText(64).optional(), "S1 §3, S2 §3", "Its id in stock feeds.", "its slug"),
        }),
      )
      .max(120)
      .default([]),
    "S1 §5, S2 §3",
    "The dealerships of a group; with more than one the enquiry form asks which.",
  ),
});
