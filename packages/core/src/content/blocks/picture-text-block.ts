import { z } from "zod";
import { shortText } from "../../site/setting.ts";
import { contentLinkSchema } from "../content-link.ts";
import { contentPictureSchema } from "../content-picture.ts";
import { proseText } from "../prose-text.ts";

/** A picture with text beside it. */
export const pictureTextBlock = z.strictObject({
  kind: z.literal("picture-text"),
  /** Heading of the block. */
  title: shortText(120).optional(),
  /** The picture. */
  picture: contentPictureSchema,
  /** Where the picture stands on large screens; on small ones it stands first. */
  side: z.enum(["left", "right"]).default("left"),
  /** Markdown beside it. */
  text: proseText,
  /** Where the block leads. */
  link: contentLinkSchema.optional(),
});
