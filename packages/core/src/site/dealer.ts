import { z } from "zod";
import { slugText } from "../entities/fields.ts";
import { dealershipOverridesSchema } from "./dealership-overrides.ts";
import { menuItemSchema } from "./navigation.ts";
import { httpsText, phoneText, setting, shortText } from "./setting.ts";

/** Networks that the footer may link to. */
const socialNetworks = ["Facebook", "Instagram", "YouTube", "TikTok", "LinkedIn"] as const;
const ofGroup = "the group's";
const ofPlace = "that of its first location";

/** A dealership of a group: what is left out is its first location's, or the group's (S2 §3 "Dealership"). */
const dealershipSchema = z.strictObject({
  slug: setting(slugText, "S1 §2, S2 §3", "Its name in addresses (/search/{dealership_slug}) and in leads."),
  name: setting(shortText(80), "S2 §3", "Its name, as shoppers know it."),
  dealership_id: setting(shortText(64).optional(), "S1 §3, S2 §3", "Its id in stock feeds.", "its slug"),
  phone: setting(phoneText.optional(), "S2 §3", "Its phone number, in header and footer of its pages.", ofPlace),
  email: setting(z.email().optional(), "S2 §3", "Its email address, in the footer of its pages.", ofGroup),
  address: setting(
    z
      .strictObject({
        street: setting(shortText(120), "S2 §3", "Number and street."),
        city: setting(shortText(80), "S2 §3", "Suburb or town."),
        state: setting(shortText(40), "S2 §3", "State or region."),
        postcode: setting(shortText(12), "S2 §3", "Postcode of the country."),
        place_url: setting(httpsText.optional(), "S2 §3", "Address of the place at the maps service.", "no link"),
      })
      .optional(),
    "S2 §3",
    "Where it is, in the footer of its pages.",
    ofPlace,
  ),
  navigation: setting(
    // One less than the group's: the way back to the group comes first.
    z.array(menuItemSchema).max(8).optional(),
    "S2 §3",
    "Menu of its pages, after the way back to the group.",
    ofGroup,
  ),
  overrides: setting(dealershipOverridesSchema.optional(), "S2 §3", "Settings of its own.", ofGroup),
});

/** Who sells (S2 §3 "Dealership"; legal-display.md). */
export const dealerSettingsSchema = z.strictObject({
  legalName: setting(shortText(120), "legal-display.md", "Licensee or trader as registered."),
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
  social: setting(
    z
      .array(
        z.strictObject({
          network: setting(z.enum(socialNetworks), "S2 §2", "Which network."),
          url: setting(httpsText, "S2 §2", "Address of the dealer's page there."),
        }),
      )
      .max(6)
      .default([]),
    "S2 §2",
    "The dealer's pages at social networks, in the footer.",
  ),
  dealerships: setting(
    z.array(dealershipSchema).max(120).default([]),
    "S1 §5, S2 §3",
    "The dealerships of a group; with more than one the enquiry form asks which.",
  ),
});

/** A dealership of a group. */
export type Dealership = z.output<typeof dealershipSchema>;
