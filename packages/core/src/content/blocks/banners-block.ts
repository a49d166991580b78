import { z } from "zod";

/**
 * What the site document says in `banners`: figures, values, warranty claims, the counter of sales and ways to pay. It
 * is left out on a site that says none of these.
 */
export const bannersBlock = z.strictObject({
  kind: z.literal("banners"),
});
