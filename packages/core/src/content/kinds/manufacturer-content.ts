import { z } from "zod";
import { shortText } from "../../site/setting.ts";
import { contentBlockSchema } from "../content-block.ts";
import { contentFields } from "../content-fields.ts";
import type { ContentKind } from "../content-kind.ts";
import { contentPictureSchema } from "../content-picture.ts";
import { proseText } from "../prose-text.ts";

/**
 * A manufacturer whose cars the dealer sells: a brand entry, and what its overview says (S1 §3 "brand entry", S2 §3
 * "Manufacturer").
 */
const manufacturerContentSchema = z.strictObject({
  ...contentFields,
  /** As the stock has it. */
  name: shortText(40),
  /** Id of it in other systems. */
  id: shortText(60).optional(),
  /** Its logo, in the place of that of the table of makes. */
  logo: z
    .strictObject({
      /** The picture of the logo. */
      picture: contentPictureSchema,
    })
    .optional(),
  /** A sentence for cards and search engines. */
  short_description: shortText(300).optional(),
  /** The Markdown below the front matter. */
  description: proseText.optional(),
  /** Wide, at the head of its overview. */
  banner: z
    .strictObject({
      /** The wide picture. */
      picture: contentPictureSchema,
    })
    .optional(),
  /** The brand has no overview of its own: links to it lead to its cars. */
  skipPage: z.boolean().optional(),
  /** Blocks of its overview, in this order. */
  blocks: z.array(contentBlockSchema).max(40).optional(),
});

/** A manufacturer's content. */
export type ManufacturerContent = z.output<typeof manufacturerContentSchema>;

/** Manufacturers. */
export const manufacturerKind = {
  name: "manufacturer",
  folder: "makers",
  schema: manufacturerContentSchema,
  prose: "description",
  listed: ["name", "skipPage"],
} as const satisfies ContentKind;
