import { z } from "zod";
import { certainFlag, idText, optionalText } from "./fields.ts";

/** A slide of a hero slider (S2 §3 "Slide"). */
export const slideSchema = z.object({
  id: idText,
  name: optionalText,
  description: optionalText,
  url: optionalText,
  /** The picture alone. */
  hide_overlay: certainFlag(false),
});
