import { z } from "zod";
import { garagePaths } from "../pages/my-garage.ts";
import { off, setting, shortText } from "./setting.ts";

/** The shopper's own page (S2 §2, decisions.md row 102). */
export const garageSettingsSchema = z.strictObject({
  enabled: off(
    "S2 §2",
    "Shoppers who are signed in have a page of their own: saved cars, enquiries, bookings and payments with their next step, and their details.",
  ),
  path: setting(z.enum(garagePaths).default(garagePaths[0]), "S2 §2, decisions.md row 102", "Where that page is."),
  name: setting(shortText(40).default("My garage"), "decisions.md row 102", "What the site calls it."),
  accounts: setting(
    z.enum(["site", "group"]).default("site"),
    "S2 §2",
    "Whose the accounts of shoppers are: the site's alone, or the group's. Sites of the same content.group that all say group show a shopper with one verified number what they have at each of them, and download and delete it together.",
  ),
});
