export { apiContext, nowContext, siteContext } from "./contexts.ts";
export { comparisonWarningId } from "./comparison-warning-id.ts";
export { cardLinks, carHref } from "./card-links.ts";
export { ErrorPage } from "./root/error-page.tsx";
export { pageHead, siteOrigin, type HeadInput } from "./head.ts";
export { assertPageOn } from "./assert-page-on.ts";
export { pageParameters } from "./page-parameters.ts";
export { expiryHeaders, type TimedParts } from "./expiry-headers.ts";
export { PageTime } from "./card-contexts.ts";
export { SiteCarCard, StandardCarCard } from "./site-car-card.tsx";
export type {
  CarCardSlotProps,
  EmptyResultSlotProps,
  FilterRailSlotProps,
  FooterSlotProps,
  HeaderSlotProps,
  HeroSlotProps,
  ResultGridSlotProps,
  ResultPagesSlotProps,
  SearchLayoutSlotProps,
  SiteSlots,
  VehicleFinanceSlotProps,
  VehicleLayoutSlotProps,
  BlockSlots,
  VehicleSidebarSlotProps,
} from "./site-slots.ts";
export { StandardFooter } from "./root/standard-footer.tsx";
export { StandardHeader } from "./root/standard-header.tsx";
export { StandardHero } from "./home/standard-hero.tsx";
export type { RootData, SentRootData } from "./root/root-data.ts";
export { rootLoader } from "./root/root-loader.ts";
export { SavedCarsLink } from "./saved-cars-link.tsx";
export { SiteSavedButtons } from "./site-saved-buttons.tsx";
export { SiteDocument, type PageHandle } from "./root/site-document.tsx";
export { SiteComparisonWarning } from "./site-comparison-warning.tsx";
export { StructuredData } from "./structured-data.tsx";
export { usePageNonce } from "./start/use-page-nonce.ts";
export { useSearchHistory } from "./use-search-history.ts";
export { useSite } from "./use-site.ts";
