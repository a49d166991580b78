import { australiaTexts } from "./australia-texts.ts";
import type { CountryCode } from "./countries.ts";
import type { CountryTexts } from "./country.ts";
import { newZealandTexts } from "./new-zealand-texts.ts";

/**
 * Texts that differ by country (S1 §3, legal-display.md). Apart from `countries`, so that a script that needs a currency does not carry sentences.
 *
 * @example
 * countryTexts.NZ.priceNotes.egc // "Total cash price: GST and on-road costs are included."
 */
export const countryTexts: Readonly<Record<CountryCode, CountryTexts>> = { AU: australiaTexts, NZ: newZealandTexts };
