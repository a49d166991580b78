import { contentBlockSchema } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoint.ts";

/** Content of a page, as it is shown. */
const contentAnswerSchema = z.object({
  kind: z.literal("page"),
  slug: z.string(),
  title: z.string(),
  description: z.string().optional(),
  intro: z.string().optional(),
  /**
   * `text` of a block is HTML that went through the sanitiser; links to pages that the site does not have are left out.
   */
  blocks: z.array(contentBlockSchema),
  /** A starter text that nobody has reviewed yet. */
  isDraft: z.boolean(),
  /** Instant at which it changes by itself. */
  changesAt: z.string().optional(),
});
/** Content of a page, as it is shown. */
export type ContentAnswer = z.output<typeof contentAnswerSchema>;

/** Endpoints for the dealer's content pages. */
export const contentEndpoints = {
  getContent: {
    method: "GET",
    path: "/api/content/{kind}/{slug}",
    summary:
      "What a page of content says: the records of the site's layers, the nearest first, with prose as safe HTML.",
    params: z.object({ kind: z.literal("page"), slug: z.string().min(1).max(80) }),
    errors: { 404: ["content_unknown"] },
    response: contentAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
