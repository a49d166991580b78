import { z } from "zod";
import { shortText } from "../../site/setting.ts";
import { proseText } from "../prose-text.ts";

/** Questions, each of which opens its answer. */
export const questionsBlock = z.strictObject({
  kind: z.literal("questions"),
  /** Heading of the block. */
  title: shortText(120).optional(),
  /** Each question with its answer. */
  questions: z
    .array(
      z.strictObject({
        /** As a shopper asks it. */
        question: shortText(200),
        /** The answer, in Markdown. */
        text: proseText,
      }),
    )
    .min(1)
    .max(40),
});
