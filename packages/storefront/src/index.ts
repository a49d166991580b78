export { apiContext, nowContext, siteContext } from "./contexts.ts";
export { comparisonWarningId } from "./comparison-warning-id.ts";
export { ErrorPage } from "./root/error-page.tsx";
export { pageHead, siteOrigin, type HeadInput } from "./head.ts";
export { moneyFormat, type MoneyFormat } from "./money-format.ts";
export { PageTime, SiteCarCard } from "./site-car-card.tsx";
export { rootLoader, type RootData } from "./root/root-loader.ts";
export { SiteDocument } from "./root/site-document.tsx";
export { useSite } from "./use-site.ts";
