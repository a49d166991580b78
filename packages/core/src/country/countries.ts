import * as australia from "./australia/index.ts";
import type {
  BorrowingLaw,
  CarNoticeTexts,
  CountryFacts,
  CountryLaw,
  CountryState,
  CountryTexts,
  EnergyLabelTexts,
  WarrantyStep,
} from "./country.ts";
import * as newZealand from "./new-zealand/index.ts";

// Everything that differs between countries is read in these tables: no code asks which country it is. A country more
// is its folder and its entry here. The tables are apart so that a script that needs a currency does not carry
// sentences.

const facts = { AU: australia.facts, NZ: newZealand.facts } as const;

/** ISO 3166 code of a country whose dealers can have a site. */
export type CountryCode = keyof typeof facts;

/** BCP 47 name of the way in which one of the countries writes numbers and dates. */
export type CountryLocale = (typeof facts)[CountryCode]["locale"];

/**
 * The countries, in short.
 *
 * @example
 * countries.NZ.currency // "NZD"
 */
export const countries: Readonly<Record<CountryCode, CountryFacts & { locale: CountryLocale }>> = facts;

/**
 * Texts that differ by country (S1 §3, legal-display.md).
 *
 * @example
 * countryTexts.NZ.priceNotes.drive_away // "Total cash price: GST and on-road costs are included."
 */
export const countryTexts: Readonly<Record<CountryCode, CountryTexts>> = { AU: australia.texts, NZ: newZealand.texts };

/** What `site check` says of a country's law. */
export const countryLaws: Readonly<Record<CountryCode, CountryLaw>> = { AU: australia.law, NZ: newZealand.law };

/** The parts that people search in by name. Those of New Zealand are places of its table of places. */
export const countryStates: Readonly<Record<CountryCode, readonly CountryState[]>> = { AU: australia.states, NZ: [] };

/** The notices on cars, of the countries that have one. */
export const carNotices: Readonly<Partial<Record<CountryCode, CarNoticeTexts>>> = { NZ: newZealand.carNotice };

/** The energy labels of the countries that have one. */
export const energyLabels: Readonly<Partial<Record<CountryCode, EnergyLabelTexts>>> = { NZ: newZealand.energyLabel };

/** The countries whose law has each lender's costs and standard terms published. */
export const borrowingLaws: Readonly<Partial<Record<CountryCode, BorrowingLaw>>> = { NZ: newZealand.borrowingLaw };

/**
 * The warranties by law on used cars that a dealer sells, by country and state: the first step that fits a car is its
 * own, and one that fits none has none.
 */
export const statutoryWarranties: Readonly<
  Partial<Record<CountryCode, Readonly<Record<string, readonly WarrantyStep[]>>>>
> = {
  AU: australia.warranties,
};
