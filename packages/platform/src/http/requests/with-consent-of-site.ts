import { z } from "@forecourt/core/zod";
import type { Site } from "@forecourt/core/schemas";

/**
 * A posted body whose word on offers and news is the site's where it has none of its own: what the site's box says
 * untouched (decisions.md row 38). The contract's own default would record a consent that nobody was asked for.
 */
export function withConsentOfSite(schema: z.ZodType, body: unknown, { enquiry }: Pick<Site, "enquiry">): unknown {
  const asks = schema instanceof z.ZodObject && schema.shape["opt_in"] instanceof z.ZodDefault;
  if (!asks || typeof body !== "object" || body === null || Array.isArray(body)) return body;
  return "opt_in" in body ? body : { ...body, opt_in: enquiry.optInDefault };
}
