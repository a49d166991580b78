import { z } from "zod";
import { shortText } from "../../site/setting.ts";

/** A lead form that stands on its own, about no car: the general enquiry or the application for a job. */
export const formBlock = z.strictObject({
  kind: z.literal("form"),
  /** Which form: the general enquiry, or the application for a job. */
  form: z.enum(["general-enquiry", "career-enquiry"]),
  /** Heading of the block. */
  title: shortText(120).optional(),
  /** A sentence or two below the heading. */
  intro: shortText(400).optional(),
});
