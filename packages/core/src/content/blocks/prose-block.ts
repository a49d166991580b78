import { z } from "zod";
import { proseText } from "../prose-text.ts";

/** Prose. Without `text` it stands for the Markdown below the front matter of its file. */
export const proseBlock = z.strictObject({
  kind: z.literal("prose"),
  /** Markdown. @default the Markdown below the front matter */
  text: proseText.optional(),
});
