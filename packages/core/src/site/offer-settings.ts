import { z } from "zod";
import { off, on, setting } from "./setting.ts";

/** Offers (S2 §2, §4). */
export const offerSettingsSchema = z.strictObject({
  collapseDescriptions: on("S2 §4", "A description longer than 200 characters starts collapsed, as on most sites."),
  pathsWithManufacturer: off("S2 §2", "Offers stand at /offers/{manufacturer}/{id}; off, at /offers/{id}."),
});

/** Location cards (S2 §2). */
export const locationCardSettingsSchema = z.strictObject({
  layout: setting(
    z.enum(["carousel", "grid"]).default("carousel"),
    "S2 §2",
    "Cards in a carousel, or in a grid as on the group site.",
  ),
});
