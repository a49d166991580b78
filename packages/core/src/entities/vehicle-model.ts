import { z } from "zod";
import { idText, optionalPicture, optionalText, slugText } from "./fields.ts";

/** A model of a manufacturer, as its page shows it (S2 §3 "Model"). `coming_soon` turns Get a Quote into Register Your Interest (S2 §4). */
export const vehicleModelSchema = z.object({
  slug: slugText,
  name: z.string().min(1),
  id: idText,
  /** `coming_soon`, or any other text for a model on sale. */
  status: optionalText,
  manufacturer_name: optionalText,
  /** Up to three body categories. */
  manufacturer_body: optionalText,
  manufacturer_body2: optionalText,
  manufacturer_body3: optionalText,
  short_description: optionalText,
  /** HTML. */
  description: optionalText,
  image: optionalPicture,
  cloudfront_new_image_url: optionalText,
});
/** A parsed model. */
export type VehicleModel = z.output<typeof vehicleModelSchema>;
