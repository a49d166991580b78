import { z } from "zod";
import { linkText, shortText } from "../../site/setting.ts";
import { contentPictureSchema } from "../content-picture.ts";
import { proseText } from "../prose-text.ts";

/** Cards beside each other: a title, some text, a picture and a link each. */
export const cardsBlock = z.strictObject({
  kind: z.literal("cards"),
  title: shortText(120).optional(),
  cards: z
    .array(
      z.strictObject({
        title: shortText(120),
        text: proseText.optional(),
        picture: contentPictureSchema.optional(),
        link: z.strictObject({ label: shortText(60), to: linkText }).optional(),
      }),
    )
    .min(1)
    .max(24),
});
