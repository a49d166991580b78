import { z } from "zod";
import { optionalNumber, optionalText } from "./fields.ts";

/** What is told of a caravan (S1 §3 "Caravan specifications"): lengths in mm, masses in kg. */
export const caravanSpecificationsSchema = z.object({
  body_width: optionalNumber,
  body_length: optionalNumber,
  tare_weight: optionalNumber,
  axle_type: optionalText,
  sleeps: optionalNumber,
  aggregate_trailer_mass: optionalNumber,
});
/** Parsed caravan specifications. */
export type CaravanSpecifications = z.output<typeof caravanSpecificationsSchema>;
/** What a feed may hold for a caravan. */
export type CaravanSpecificationsInput = z.input<typeof caravanSpecificationsSchema>;
