import { z } from "zod";
import { shortText } from "../../site/setting.ts";
import { contentLinkSchema } from "../content-link.ts";
import { contentPictureSchema } from "../content-picture.ts";
import { proseText } from "../prose-text.ts";

/** Cards beside each other: a title, some text, a picture and a link each. */
export const cardsBlock = z.strictObject({
  kind: z.literal("cards"),
  /** Heading of the block. */
  title: shortText(120).optional(),
  /** The cards, from left to right. */
  cards: z
    .array(
      z.strictObject({
        /** Heading of the card. */
        title: shortText(120),
        /** Markdown. */
        text: proseText.optional(),
        /** Above the words. */
        picture: contentPictureSchema.optional(),
        /** Where the card leads. */
        link: contentLinkSchema.optional(),
      }),
    )
    .min(1)
    .max(24),
});
