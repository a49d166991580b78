import { z } from "zod";
import { shortText } from "../../site/setting.ts";
import { contentLinkSchema } from "../content-link.ts";

/** A sentence and what to do next. */
export const callToActionBlock = z.strictObject({
  kind: z.literal("call-to-action"),
  /** The sentence. */
  title: shortText(120),
  /** A sentence or two below the heading. */
  intro: shortText(400).optional(),
  /** One to three ways on; the first is the main one. */
  links: z.array(contentLinkSchema).min(1).max(3),
});
