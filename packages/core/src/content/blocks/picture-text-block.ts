import { z } from "zod";
import { linkText, shortText } from "../../site/setting.ts";
import { contentPictureSchema } from "../content-picture.ts";
import { proseText } from "../prose-text.ts";

/** A picture with text beside it. */
export const pictureTextBlock = z.strictObject({
  kind: z.literal("picture-text"),
  title: shortText(120).optional(),
  picture: contentPictureSchema,
  /** Where the picture stands on large screens; on small ones it stands first. */
  side: z.enum(["left", "right"]).default("left"),
  text: proseText,
  link: z.strictObject({ label: shortText(60), to: linkText }).optional(),
});
