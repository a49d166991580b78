import { z } from "zod";
import { linkText, shortText } from "../../site/setting.ts";

/** A sentence and what to do next. */
export const callToActionBlock = z.strictObject({
  kind: z.literal("call-to-action"),
  title: shortText(120),
  intro: shortText(400).optional(),
  links: z
    .array(z.strictObject({ label: shortText(60), to: linkText }))
    .min(1)
    .max(3),
});
