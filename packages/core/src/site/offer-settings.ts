import { z } from "zod";
import { on, setting } from "./setting.ts";

/** Offers (S2 §2, §4). */
export const offerSettingsSchema = z.strictObject({
  collapseDescriptions: on("S2 §4", "A description longer than 200 characters starts collapsed, as on most sites."),
  onHome: setting(
    z.number().int().min(0).max(6).default(3),
    "S2 §2",
    "Latest offers on the home page; 0 for none. Without offers there is no such section.",
  ),
});

/** Location cards (S2 §2). */
export const locationCardSettingsSchema = z.strictObject({
  layout: setting(
    z.enum(["carousel", "grid"]).default("carousel"),
    "S2 §2",
    "Cards in a carousel, or in a grid as on the group site.",
  ),
});
