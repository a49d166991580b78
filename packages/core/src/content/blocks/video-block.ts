import { z } from "zod";
import { shortText } from "../../site/setting.ts";

/**
 * A video of YouTube or Vimeo. It is a link until the shopper asks for it, so that nobody else hears of the visit
 * before.
 */
export const videoBlock = z.strictObject({
  kind: z.literal("video"),
  /** Heading of the block. */
  title: shortText(120),
  /** Address of the video. */
  url: z
    .string()
    .max(300)
    .regex(
      /^https:\/\/(?:www\.youtube\.com\/(?:watch\?v=|embed\/)|youtu\.be\/|vimeo\.com\/|player\.vimeo\.com\/video\/)[\w-]+$/,
      "Use the address of a video at YouTube or Vimeo, such as https://www.youtube.com/watch?v=abc.",
    ),
  /** What is said and shown, for those who do not watch it. */
  intro: shortText(400).optional(),
});
