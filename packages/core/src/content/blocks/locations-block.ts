import { z } from "zod";
import { shortText } from "../../site/setting.ts";

/** The dealer's places with hours, phones and the way there: all, or those of one kind. */
export const locationsBlock = z.strictObject({
  kind: z.literal("locations"),
  /** Heading of the block. */
  title: shortText(120),
  /** A sentence or two below the heading. */
  intro: shortText(400).optional(),
  /** Those of one kind, with those that are for everything. @default all */
  location_type: z.enum(["sales", "service", "parts"]).optional(),
});
