import { z } from "zod";
import { optionalPicture, optionalText } from "./fields.ts";

/** A feature of a model (S2 §3 "Feature"). */
export const featureSchema = z.object({ title: z.string().min(1), description: optionalText, image: optionalPicture });
/** A parsed feature. */
export type Feature = z.output<typeof featureSchema>;
