export { Prose } from "./content/prose.tsx";
export { OfferActions } from "./offers/offer-actions.tsx";
export type { OfferFacts, OfferLinks } from "./offers/offer-facts.ts";
export { OfferFigures } from "./offers/offer-figures.tsx";
export { OfferList } from "./offers/offer-list.tsx";
export { RatesTerms } from "./offers/rates-terms.tsx";
