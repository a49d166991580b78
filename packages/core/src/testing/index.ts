export { aCar } from "./a-car.ts";
export { aLeadForm } from "./a-lead-form.ts";
export { aSite, aSiteDocument } from "./a-site.ts";
export {
  bareCar,
  caravan,
  electricReserved,
  onOffer,
  preorderWithoutPrice,
  soldLastMonth,
  soldYesterday,
  subscriptionCar,
} from "./car-presets.ts";
export { midMarket } from "./entity-presets.ts";
export { bodyKeys } from "../body/body-key.ts";
export { bodyKeyLabel } from "../body/body-segment.ts";
export { favouriteEntrySchema } from "../entities/favourite-entry.ts";
export { searchHistorySchema } from "../entities/search-history.ts";
export { storedUserDetailsSchema } from "../entities/stored-user-details.ts";
export { viewedCarSchema } from "../entities/viewed-car.ts";
export { affordablePriceCents } from "../finance/affordable-price.ts";
export { parseCalculator } from "../finance/calculator.ts";
export type { CalculatorSettings } from "../finance/calculator-ranges.ts";
export { missingText } from "../lead/field-words.ts";
export { breakpointsPx, collapseMs } from "../page/page-constants.ts";
export { reservedCarSlugs } from "../page/reserved-car-slugs.ts";
export { carTypesOfSearchPath } from "../search/search-condition.ts";
export { schemaKeys } from "../site/schema-walk.ts";
export { siteDocumentSchema } from "../site/site-document.ts";
export { siteSecretsSchema } from "../site/site-secrets.ts";
