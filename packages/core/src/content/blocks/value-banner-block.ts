import { z } from "zod";
import { shortText } from "../../site/setting.ts";

/** Short promises in one line. */
export const valueBannerBlock = z.strictObject({
  kind: z.literal("value-banner"),
  /** Two to five promises. */
  values: z.array(shortText(60)).min(2).max(5),
});
