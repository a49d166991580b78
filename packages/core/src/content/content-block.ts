import { z } from "zod";
import { bannersBlock } from "./blocks/banners-block.ts";
import { bodyTypesBlock } from "./blocks/body-types-block.ts";
import { brandsBlock } from "./blocks/brands-block.ts";
import { callToActionBlock } from "./blocks/call-to-action-block.ts";
import { cardsBlock } from "./blocks/cards-block.ts";
import { featuredBlock } from "./blocks/featured-block.ts";
import { formBlock } from "./blocks/form-block.ts";
import { locationsBlock } from "./blocks/locations-block.ts";
import { modelsBlock } from "./blocks/models-block.ts";
import { offersBlock } from "./blocks/offers-block.ts";
import { ownBlock } from "./blocks/own-block.ts";
import { pictureTextBlock } from "./blocks/picture-text-block.ts";
import { proseBlock } from "./blocks/prose-block.ts";
import { questionsBlock } from "./blocks/questions-block.ts";
import { reviewsBlock } from "./blocks/reviews-block.ts";
import { statisticsBlock } from "./blocks/statistics-block.ts";
import { stockStripBlock } from "./blocks/stock-strip-block.ts";
import { tableBlock } from "./blocks/table-block.ts";
import { valueBannerBlock } from "./blocks/value-banner-block.ts";
import { videoBlock } from "./blocks/video-block.ts";
import { whyBuyBlock } from "./blocks/why-buy-block.ts";

/** Every block of content pages: one line for each file. */
export const contentBlockSchema = z.discriminatedUnion("kind", [
  bannersBlock,
  bodyTypesBlock,
  brandsBlock,
  callToActionBlock,
  cardsBlock,
  featuredBlock,
  formBlock,
  locationsBlock,
  modelsBlock,
  offersBlock,
  ownBlock,
  pictureTextBlock,
  proseBlock,
  questionsBlock,
  reviewsBlock,
  statisticsBlock,
  stockStripBlock,
  tableBlock,
  valueBannerBlock,
  videoBlock,
  whyBuyBlock,
]);

/** A block of a content page. */
export type ContentBlock = z.output<typeof contentBlockSchema>;
/** A block of one kind. */
export type BlockOf<Kind extends ContentBlock["kind"]> = Extract<ContentBlock, { kind: Kind }>;
