import type { CarType } from "@forecourt/core/schemas";
import { catalogueVersions, catalogueYear } from "./catalogue/catalogue.ts";
import type { CatalogueVersion } from "./catalogue/catalogue.ts";
import type { DemoSite } from "./demo-site.ts";
import { popularity } from "./catalogue/popularity.ts";
import { createRandom } from "./random.ts";
import type { Random } from "./random.ts";

/** A version in a model year and condition: what a car is before it has a colour, an odometer and a price. */
export interface ChosenVersion {
  version: CatalogueVersion;
  year: number;
  carType: CarType;
}

/** Share of each model year among used cars: most are two to six years old. */
const usedYears: readonly (readonly [year: number, weight: number])[] = [
  [2025, 4],
  [2024, 9],
  [2023, 12],
  [2022, 12],
  [2021, 11],
  [2020, 10],
  [2019, 9],
  [2018, 8],
  [2017, 6],
  [2016, 5],
  [2015, 4.5],
  [2014, 3],
  [2013, 3],
  [2012, 2],
  [2011, 1.5],
  [2010, 1],
];

/**
 * The versions that a site has in stock, in the order of their numbers: each new badge several times, the rest by what
 * sells.
 */
export function chooseVersions(site: DemoSite): ChosenVersion[] {
  const random = createRandom(`${site.slug}/versions`);
  const versions = catalogueVersions().filter(({ make }) => make.only === undefined || make.only === site.country);
  const weight = ({ make, model }: CatalogueVersion) => popularity[`${make.name} ${model.name}`] ?? 1;
  const makes = Object.entries(site.makeWeights);

  const ofMakeAndYear = (year: number, make: string) =>
    versions.filter((version) => version.make.name === make && isSold(version, year));
  const oneOf = (year: number): CatalogueVersion => {
    const sold = makes.filter(([make]) => ofMakeAndYear(year, make).length > 0);
    const [make] = random.pickWeighted(sold, ([, share]) => share);
    return random.pickWeighted(ofMakeAndYear(year, make), weight);
  };

  const franchises = site.franchises ?? (site.franchise ? [site.franchise] : []);
  const ofFranchises = versions.filter(({ make }) => franchises.includes(make.name));
  return [
    ...(site.franchises
      ? newOfSeveral(ofFranchises, site.counts.new, weight, random)
      : newVersions(ofFranchises, site.counts.new, weight, random)),
    ...Array.from({ length: site.counts.demo }, (): ChosenVersion => {
      const year = random.chance(0.75) ? catalogueYear : catalogueYear - 1;
      const franchise = ofFranchises.filter((version) => isCurrent(version) && isSold(version, year));
      return {
        version: franchises.length > 0 ? random.pickWeighted(franchise, weight) : currentOneOf(() => oneOf(year)),
        year,
        carType: "demo",
      };
    }),
    ...Array.from({ length: site.counts.used }, (): ChosenVersion => {
      const [year] = random.pickWeighted(usedYears, ([, share]) => share);
      return { version: oneOf(year), year, carType: "used" };
    }),
  ];
}

/** Every current badge once, then the popular ones again; a few of last year's plate. */
function newVersions(
  versions: readonly CatalogueVersion[],
  count: number,
  weight: (version: CatalogueVersion) => number,
  random: Random,
): ChosenVersion[] {
  const onSale = versions.filter(isCurrent);
  return Array.from({ length: count }, (_, index) => {
    const version = onSale[index] ?? random.pickWeighted(onSale, weight);
    const lastYear = index >= onSale.length && random.chance(0.08) && isSold(version, catalogueYear - 1);
    return { version, year: lastYear ? catalogueYear - 1 : catalogueYear, carType: "new" };
  });
}

/** What sells, of several makes: no yard has room for every badge of all of them. */
function newOfSeveral(
  versions: readonly CatalogueVersion[],
  count: number,
  weight: (version: CatalogueVersion) => number,
  random: Random,
): ChosenVersion[] {
  const onSale = versions.filter(isCurrent);
  return Array.from({ length: count }, () => ({
    version: random.pickWeighted(onSale, weight),
    year: catalogueYear,
    carType: "new",
  }));
}

const isCurrent = ({ series }: CatalogueVersion) => series.toYear === undefined || series.toYear >= catalogueYear;
const isSold = ({ series }: CatalogueVersion, year: number) =>
  series.fromYear <= year && year <= (series.toYear ?? catalogueYear);

function currentOneOf(draw: () => CatalogueVersion): CatalogueVersion {
  for (;;) {
    const version = draw();
    if (isCurrent(version)) return version;
  }
}
