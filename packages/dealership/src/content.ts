export {
  ContentBlocks,
  type BlockSlots,
  type ContentBlocksProps,
  type ContentParts,
} from "./content/content-blocks.tsx";
export { SiteBanners, type ShownBanners, type SiteBannersProps } from "./content/site-banners.tsx";
export type { ShownPayment } from "./content/payment-strip.tsx";
