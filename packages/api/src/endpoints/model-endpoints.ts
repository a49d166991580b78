import { bodyCategories, contentBlockSchema, contentPictureSchema } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoint.ts";

const body = z.enum(bodyCategories);

/** Where a picture is, as the specification names it; `picture` beside it has the file and its words (S2 §3). */
const image = z.object({ url: z.string() }).optional();

/** A model as a card of it shows. */
const modelSummarySchema = z.object({
  slug: z.string(),
  id: z.string(),
  name: z.string(),
  /** `coming_soon`, or any other text for a model on sale. */
  status: z.string().optional(),
  manufacturer_name: z.string(),
  manufacturer_body: body,
  manufacturer_body2: body.optional(),
  manufacturer_body3: body.optional(),
  short_description: z.string().optional(),
  picture: contentPictureSchema.optional(),
  image,
  /** The same address as `image.url`. */
  cloudfront_new_image_url: z.string().optional(),
  override_url: z.string().optional(),
  /** The model as the stock has it. */
  stock_name: z.string(),
  /** Where links to it lead. */
  href: z.string(),
});
/** A model as a card of it shows. */
export type ModelSummary = z.output<typeof modelSummarySchema>;

/** A model with all that its page says. */
export const modelAnswerSchema = modelSummarySchema.extend({
  /** HTML that went through the sanitiser. */
  description: z.string().optional(),
  features: z.array(
    z.object({
      title: z.string(),
      description: z.string().optional(),
      picture: contentPictureSchema.optional(),
      image,
    }),
  ),
  gallery: z.array(contentPictureSchema),
  changesAt: z.string().optional(),
});
/** A model with all that its page says. */
export type ModelAnswer = z.output<typeof modelAnswerSchema>;

/** Models of a site. */
const modelsAnswerSchema = z.object({
  models: z.array(modelSummarySchema),
  /** Instant at which the list changes by itself. */
  changesAt: z.string().optional(),
});
/** Models of a site. */
export type ModelsAnswer = z.output<typeof modelsAnswerSchema>;

/** A manufacturer as a list shows it. */
const manufacturerSummarySchema = z.object({
  slug: z.string(),
  id: z.string(),
  name: z.string(),
  short_description: z.string().optional(),
  /** Where its logo is (S2 §3); with the file and its words where it is a picture of the content. */
  logo: contentPictureSchema.partial().extend({ url: z.string() }).optional(),
  /** Address of its logo in the table of makes, for one whose content has none. */
  mark: z.string().optional(),
  /** The brand has no overview of its own. */
  skipPage: z.boolean(),
});
/** A manufacturer as a list shows it. */
export type ManufacturerSummary = z.output<typeof manufacturerSummarySchema>;

/** Manufacturers of a site. */
const manufacturersAnswerSchema = z.object({
  manufacturers: z.array(manufacturerSummarySchema),
  /** Instant at which the list changes by itself. */
  changesAt: z.string().optional(),
});
/** Manufacturers of a site. */
export type ManufacturersAnswer = z.output<typeof manufacturersAnswerSchema>;

/** A manufacturer as its overview shows it. */
const manufacturerAnswerSchema = manufacturerSummarySchema.extend({
  /** HTML that went through the sanitiser. */
  description: z.string().optional(),
  banner: contentPictureSchema.optional(),
  blocks: z.array(contentBlockSchema),
  changesAt: z.string().optional(),
});
/** A manufacturer as its overview shows it. */
export type ManufacturerAnswer = z.output<typeof manufacturerAnswerSchema>;

const params = z.object({ slug: z.string().min(1).max(80) });

/** Models and manufacturers. */
export const modelEndpoints = {
  listModels: {
    method: "GET",
    path: "/api/models",
    summary: "Models of the manufacturers that the dealer sells new, in their order.",
    response: modelsAnswerSchema,
  },
  getModel: {
    method: "GET",
    path: "/api/models/{slug}",
    summary: "A model: what its page says, with prose as safe HTML.",
    params,
    errors: { 404: ["content_unknown"] },
    response: modelAnswerSchema,
  },
  listManufacturers: {
    method: "GET",
    path: "/api/manufacturers",
    summary: "Manufacturers whose content the site shows, by name, with their logos.",
    response: manufacturersAnswerSchema,
  },
  getManufacturer: {
    method: "GET",
    path: "/api/manufacturers/{slug}",
    summary: "A manufacturer that the dealer sells: what its overview says, with prose as safe HTML.",
    params,
    errors: { 404: ["content_unknown"] },
    response: manufacturerAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
