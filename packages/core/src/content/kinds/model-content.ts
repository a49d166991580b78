import { z } from "zod";
import { linkText, shortText } from "../../site/setting.ts";
import { contentFields } from "../content-fields.ts";
import type { ContentKind } from "../content-kind.ts";
import { contentPictureSchema } from "../content-picture.ts";
import { bodyCategories } from "../listed-entries.ts";
import { proseText } from "../prose-text.ts";

/** A model of a manufacturer: its page, its line in the menu (S2 §3 "Model", "Feature"; decisions.md row 93). */
const modelContentSchema = z.strictObject({
  ...contentFields,
  /** As shoppers read it. */
  name: shortText(60),
  /** Id of it in other systems, handed on with a test drive. @default its slug */
  id: shortText(60).optional(),
  /** `coming_soon`, or any other text for a model on sale. */
  status: shortText(40).optional(),
  /** Name of its manufacturer, as the stock has it. */
  manufacturer_name: shortText(40),
  /** Body category under which menus list it. */
  manufacturer_body: z.enum(bodyCategories),
  /** A second body category. */
  manufacturer_body2: z.enum(bodyCategories).optional(),
  /** A third body category. */
  manufacturer_body3: z.enum(bodyCategories).optional(),
  /** A sentence. */
  short_description: shortText(300).optional(),
  /** The Markdown below the front matter. */
  description: proseText.optional(),
  /** On cards and in menus. */
  picture: contentPictureSchema.optional(),
  /** A page that stands for its own, here or elsewhere: every link to the model leads there. */
  override_url: linkText.optional(),
  /** What the page of the model tells, in this order. */
  features: z
    .array(
      z.strictObject({
        /** Heading of the feature. */
        title: shortText(120),
        /** Plain text; 600 characters show, the rest on demand. */
        description: z.string().trim().min(1).max(4000).optional(),
        /** Beside the words. */
        picture: contentPictureSchema.optional(),
      }),
    )
    .max(24)
    .optional(),
  /** Pictures to look through. */
  gallery: z
    .array(
      z.strictObject({
        /** One of the gallery. */
        picture: contentPictureSchema,
      }),
    )
    .max(40)
    .optional(),
  /** The model as the stock has it. @default its name */
  stock_name: shortText(60).optional(),
  /** Place among the models: smaller first. @default after all that have one, by name */
  place: z.number().int().min(0).max(10_000).optional(),
});

/** A model's content. */
export type ModelContent = z.output<typeof modelContentSchema>;

/** Models. */
export const modelKind = {
  name: "model",
  folder: "models",
  schema: modelContentSchema,
  prose: "description",
  listed: [
    "name",
    "id",
    "status",
    "manufacturer_name",
    "manufacturer_body",
    "manufacturer_body2",
    "manufacturer_body3",
    "override_url",
    "place",
  ],
} as const satisfies ContentKind;
