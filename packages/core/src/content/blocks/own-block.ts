import { z } from "zod";
import { slugText } from "../../entities/fields.ts";
import { shortText } from "../../site/setting.ts";

/**
 * A block that the site's template brings: what it is made from, under the template's name for it. A template that has
 * none of that name shows nothing there. Texts stay texts: no markup is made of them.
 */
export const ownBlock = z.strictObject({
  kind: z.literal("own"),
  /** The template's name for the block. */
  name: slugText,
  /** What it is made from, by the names that the template reads. */
  values: z
    .record(shortText(40), z.union([shortText(2000), z.number(), z.boolean(), z.array(shortText(400)).max(40)]))
    .default({}),
});
