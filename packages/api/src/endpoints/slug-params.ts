import { z } from "@forecourt/core/zod";

/** A car's slug in a path. */
export const slugParams = z.object({ slug: z.string().min(1).max(200) });
