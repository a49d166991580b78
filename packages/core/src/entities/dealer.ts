import { z } from "zod";
import { idText, optionalText, slugText } from "./fields.ts";

/** A dealer as a directory lists it (S1 §3 "dealer", S2 §3 "Dealership"). */
export const dealerRecordSchema = z.object({
  name: z.string().min(1),
  slug: slugText,
  template: optionalText,
  dealership_id: idText.nullish().transform((value) => value ?? null),
  locations: z
    .array(
      z.object({
        name: optionalText,
        location_type: z
          .enum(["sales", "service", "parts", ""])
          .nullish()
          .transform((value) => value ?? ""),
      }),
    )
    .nullish()
    .transform((value) => value ?? []),
});
