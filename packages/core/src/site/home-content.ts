import { z } from "zod";

/** What a dealer says on the home page. */
export const homeContentSchema = z.strictObject({
  /** Large line over the stock search. */
  heading: z.string().min(1).max(90).default("Find your next car"),
  /** One sentence below it. */
  text: z.string().max(200).default(""),
  /** Address of the wide picture behind the hero: a path of this site or an https address. */
  heroImage: z.string().max(300).optional(),
  /** Reasons to buy here, three or four. */
  reasons: z.array(z.strictObject({ title: z.string().min(1).max(60), text: z.string().min(1).max(200) })).max(4).default([]),
});
/** Parsed home content. */
export type HomeContent = z.output<typeof homeContentSchema>;
