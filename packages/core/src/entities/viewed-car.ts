import { z } from "zod";
import { idText, optionalText } from "./fields.ts";

/** A car that a shopper looked at, as it is kept in the browser (S1 §3 "viewed-car record"). */
export const viewedCarSchema = z.object({
  id: idText,
  stocknum: optionalText,
  make: optionalText,
  model: optionalText,
  body: optionalText,
  simple_body: optionalText,
});
/** A parsed viewed-car record. */
export type ViewedCar = z.output<typeof viewedCarSchema>;
