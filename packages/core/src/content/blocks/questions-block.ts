import { z } from "zod";
import { shortText } from "../../site/setting.ts";
import { proseText } from "../prose-text.ts";

/** Questions, each of which opens its answer. */
export const questionsBlock = z.strictObject({
  kind: z.literal("questions"),
  title: shortText(120).optional(),
  questions: z
    .array(z.strictObject({ question: shortText(200), text: proseText }))
    .min(1)
    .max(40),
});
