import type { CatalogueBadge, CatalogueMake, CatalogueModel, CatalogueSeries } from "./catalogue-types.ts";
import { audi, bmw, mercedes, mini, peugeot, renault, volvo } from "./european-makes.ts";
import { ford } from "./ford.ts";
import { hyundai } from "./hyundai.ts";
import { kia } from "./kia.ts";
import { mazda } from "./mazda.ts";
import { mitsubishi } from "./mitsubishi.ts";
import { holden, jeep, landRover, lexus, newZealandImports, ssangyong } from "./more-makes.ts";
import { nissan } from "./nissan.ts";
import { honda, subaru, suzuki } from "./subaru-honda-suzuki.ts";
import { toyota } from "./toyota.ts";
import { byd, chery, gwm, isuzu, ldv, mg, tesla } from "./value-makes.ts";
import { skoda, volkswagen } from "./volkswagen-skoda.ts";

/** Last model year of the catalogue: what is sold new is of this year. */
export const catalogueYear = 2026;

/** Every make of the demo, real names with specs as brochures of the day had them. */
export const catalogue: readonly CatalogueMake[] = [
  mazda,
  toyota,
  hyundai,
  kia,
  mitsubishi,
  nissan,
  ford,
  subaru,
  honda,
  suzuki,
  volkswagen,
  skoda,
  mg,
  gwm,
  byd,
  tesla,
  isuzu,
  ldv,
  chery,
  bmw,
  mercedes,
  audi,
  volvo,
  mini,
  peugeot,
  renault,
  lexus,
  jeep,
  holden,
  landRover,
  ssangyong,
  ...newZealandImports,
];

/** One version of the catalogue with everything above it. */
export interface CatalogueVersion {
  make: CatalogueMake;
  model: CatalogueModel;
  series: CatalogueSeries;
  badge: CatalogueBadge;
}

/** Every version, in the order of the catalogue. */
export function catalogueVersions(): CatalogueVersion[] {
  return catalogue.flatMap((make) =>
    make.models.flatMap((model) =>
      model.series.flatMap((series) => series.badges.map((badge) => ({ make, model, series, badge }))),
    ),
  );
}
