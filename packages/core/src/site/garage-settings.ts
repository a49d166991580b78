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
});
