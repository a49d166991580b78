import { countries } from "@forecourt/core";
import type { CountryCode } from "@forecourt/core";
import type { Place } from "@forecourt/api";
import { embeddedMakes } from "../../domain/makes/embedded-makes.ts";
import type { Mapping } from "../../domain/stock-import/mapping-schema.ts";
import type { ColumnChoices } from "../../domain/stock-import/propose/match-columns.ts";
import { profileStockFile } from "../../domain/stock-import/propose/profile-stock-file.ts";
import type { StockFileProfile } from "../../domain/stock-import/propose/profile-stock-file.ts";
import { proposeMapping } from "../../domain/stock-import/propose/propose-mapping.ts";
import type { ProposedMapping } from "../../domain/stock-import/propose/propose-mapping.ts";
import { embeddedPlaces } from "../../domain/places/embedded-places.ts";
import { placeSlug } from "./site-answers.ts";

/** The stock of a new site and how it is read: by a proposal that was confirmed, or by a mapping that was named. */
export interface StockOfSite {
  /** Path of the file; undefined for a site without stock. */
  file?: string;
  profile?: StockFileProfile;
  proposal?: ProposedMapping;
  mapping?: Mapping;
}

/**
 * Reads a stock file and makes ready to propose its mapping for a site.
 *
 * @throws StockRefusedError where the file cannot be read
 */
export async function openProposal(
  file: string,
  { slug, country, place }: { slug: string; country: CountryCode; place: Place },
): Promise<{ profile: StockFileProfile; propose: (choices: ColumnChoices) => ProposedMapping }> {
  const [profile, places] = await Promise.all([profileStockFile(file), embeddedPlaces(country)]);
  const makes = embeddedMakes();
  return {
    profile,
    propose: (choices) =>
      proposeMapping(profile, {
        name: slug,
        locationId: placeSlug(place.name),
        isPriceTotal: countries[country].price.isAlwaysTotal,
        isMake: (text) => makes.named(text) !== undefined,
        isState: (text) => places.isState(text),
        thisYear: new Date().getFullYear(),
        choices,
      }),
  };
}
