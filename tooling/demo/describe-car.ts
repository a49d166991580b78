import { dealerPrice, priceNewDollars, usedValueDollars } from "./asking-price.ts";
import { bodyNames, engineName, fuelNames, gearboxNames } from "./car-words.ts";
import { catalogueYear } from "./catalogue/catalogue.ts";
import type { CatalogueVersion } from "./catalogue/catalogue.ts";
import type { DemoBody, Gearbox, PaintFamily, Powertrain } from "./catalogue/catalogue-types.ts";
import { standardEquipment } from "./catalogue/equipment.ts";
import type { ChosenVersion } from "./choose-versions.ts";
import type { DemoCar, DemoCarDraft } from "./demo-car.ts";
import type { DemoSite } from "./demo-site.ts";
import { numberPlate } from "./number-plate.ts";
import type { PlateState } from "./number-plate.ts";
import { createRandom } from "./random.ts";
import type { Random } from "./random.ts";
import { arrival, dayAfter } from "./demo-days.ts";
import { makeVin } from "./vin.ts";

/** The day to which ages and odometers are worked out, so that the cars stay the same whatever day the demo is made. */
const ageYear = catalogueYear + 0.85;
const colourShares: Readonly<Record<PaintFamily, number>> = {
  white: 30,
  grey: 18,
  black: 14,
  silver: 12,
  blue: 11,
  red: 9,
  navy: 4,
  maroon: 2,
  green: 3,
  orange: 2,
  sand: 3,
  yellow: 1,
};
const distanceByBody: Partial<Record<DemoBody, number>> = {
  ute: 1.2,
  "cab-chassis": 1.3,
  van: 1.35,
  convertible: 0.5,
  coupe: 0.65,
  "people-mover": 1.1,
};

/**
 * One car of a site, in stock, with its price; statuses and comments come after.
 *
 * @param index its place in the site's stock, from 0: seed of its choices and root of its stock number and VIN
 * @param referenceDay day on which the stock is as described, e.g. `2026-11-21`: arrivals and registrations are counted
 *   from it
 */
export function describeCar(site: DemoSite, chosen: ChosenVersion, index: number, referenceDay: string): DemoCarDraft {
  const { version, year, carType } = chosen;
  const { make, model, series, badge } = version;
  const random = createRandom(`${site.slug}/car/${index}`);
  const used = carType === "used";
  const body = badge.body ?? model.body;
  const colour = random.pickWeighted(
    make.colours,
    ({ paint }) => colourShares[paint] / make.colours.filter((other) => other.paint === paint).length,
  );
  const month = random.whole(1, used ? 12 : 9);
  const complied = Math.min(12, month + random.whole(0, 2));
  const ageYears = Math.max(0.3, ageYear - (year + (complied + 1) / 12));
  const km =
    carType === "new"
      ? random.whole(4, 62)
      : carType === "demo"
        ? random.whole(880, 9_600)
        : usedKm(ageYears, body, random);
  const gearbox = manualOr(version, body, year, random);
  const [trans, simpleTransmission] = gearboxNames(gearbox);
  const imported = make.only === "NZ";
  const value = used
    ? usedValueDollars(version, year, ageYears, km, site.country) *
      random.around(1, 0.022) *
      (gearbox === badge.gearbox ? 1 : 0.93)
    : 0;
  const newPrice = Math.round(priceNewDollars(version, year, site.country));
  const price =
    carType === "new"
      ? newPriceDollars(newPrice, year, random)
      : dealerPrice(carType === "demo" ? newPrice * random.around(0.92, 0.012) : value, random);
  const sellers = used ? [] : site.locations.filter((place) => place.make === make.name);
  const location = random.pickWeighted(sellers.length > 0 ? sellers : site.locations, ({ share }) => share);
  const { powertrain } = badge;
  const plate = random.pickWeighted(Object.entries(site.plates) as [PlateState, number][], ([, share]) => share)[0];
  const lapsed = used && random.chance(0.05);
  return {
    car: {
      stocknum: `${site.stockPrefix ?? { new: "N", demo: "D", used: "U" }[carType]}${20_014 + index * 7 + random.whole(0, 6)}`,
      vin: makeVin(
        make.vinPrefix,
        year,
        (site.country === "NZ" ? 500_000 : 100_000) + index * 311 + random.whole(0, 310),
        random,
      ),
      car_type: carType,
      status: "in_stock",
      make: make.name,
      model: model.name,
      badge: badge.name,
      series: series.code,
      year,
      body: `${badge.doors ?? model.doors}D ${bodyNames[body]}`,
      simple_body: bodyNames[body],
      doors: badge.doors ?? model.doors,
      seats: badge.seats ?? model.seats,
      trans,
      simple_transmission: simpleTransmission,
      drive: badge.drive,
      fuel: fuelNames[powertrain.fuel][0],
      simple_fuel: fuelNames[powertrain.fuel][1],
      engine_size: engineName(powertrain),
      engine_size_litres: powertrain.litres ?? null,
      cylinders: powertrain.cylinders ?? null,
      fuelconsumptioncombined: powertrain.fuel === "electric" ? null : powertrain.per100Km,
      towingcapacitybraked: (badge.towingBrakedKg ?? model.towingBrakedKg) || null,
      ancaprating: model.ancapStars ?? null,
      colour: colour.name,
      interior_colour: interior(badge.level, body, badge.priceNewDollars, random),
      km,
      price,
      before_price: null,
      offer_price: null,
      // A price in Victoria is the total, transfer and duty included (legal-display.md).
      price_type:
        used && site.country === "AU" && random.chance(0.7) && location.state !== "VIC" ? "egc" : "drive_away",
      regplate: carType === "new" ? null : numberPlate(plate, year, random),
      rego_expiry: carType === "new" || lapsed ? null : dayAfter(referenceDay, random.whole(24, 350)),
      build_date: `${String(month).padStart(2, "0")}/${year}`,
      compliance_date: `${String(complied).padStart(2, "0")}/${year}`,
      ...noticeOf({ index, year, referenceDay, imported, isDue: site.country === "NZ" && carType !== "new" }),
      ...labelOf({ index, powertrain, isDue: site.country === "NZ" }),
      tag: carType === "new" && year < catalogueYear ? "Run-out" : null,
      reserved: false,
      preorder: false,
      show_on_dealer_website: true,
      certified: used && make.name === site.franchise && ageYears <= 6 && km <= 100_000 && random.chance(0.8),
      created_at: arrival(referenceDay, used, random),
      sold_at: null,
      location_id: location.id,
      // A demonstrator is driven to whichever yard its shopper comes to.
      distribution_locations:
        carType === "demo" && sellers.length === 0
          ? site.locations.filter(({ id }) => id !== location.id).map(({ id }) => id)
          : [],
      city: location.city,
      state: location.state,
      standardEquipment: standardEquipment(version, year),
      dealercomments: "",
      images: [],
      spin_images: [],
      hotspots: null,
      walkaround_videos: [],
      market: null,
      finance_lenders: null,
      youxQuote: null,
    },
    facts: {
      bodyKey: body,
      paint: colour.paint,
      kilowatts: powertrain.kilowatts,
      per100Km: powertrain.per100Km,
      electricRangeKm: powertrain.electricRangeKm ?? null,
      warrantyYears: make.warrantyYears,
      lengthMm: model.lengthMm,
      owners: used ? Math.min(4, 1 + Math.floor(random.next() * (1 + ageYears / 4.5))) : 0,
      serviceHistory: ageYears < 4 || random.chance(0.6) ? "full" : random.chance(0.7) ? "partial" : "none",
      keys: used && random.chance(0.14) ? 1 : 2,
      imported,
      country: site.country,
      dealer: site.name,
    },
  };
}

/**
 * What the notice on a car in New Zealand says of its past. Of some nobody has looked up yet whether somebody has a
 * claim on them.
 */
function noticeOf({
  index,
  year,
  referenceDay,
  imported,
  isDue,
}: {
  index: number;
  year: number;
  referenceDay: string;
  imported: boolean;
  isDue: boolean;
}): Pick<DemoCar, "first_registered" | "import_damage" | "security_interest"> {
  if (!isDue) return { first_registered: null, import_damage: null, security_interest: null };
  const thisYear = Number(referenceDay.slice(0, 4));
  const since = Math.min(thisYear, imported ? year + 3 + (index % 5) : year);
  const month = since === thisYear ? 1 : 1 + (index % 12);
  return {
    first_registered: `${since}-${String(month).padStart(2, "0")}-${String(1 + (index % 28)).padStart(2, "0")}`,
    import_damage: imported && index % 41 === 0,
    security_interest: index % 61 === 0 ? null : false,
  };
}

/** Made-up prices of energy, in dollars a litre or kWh, and grams of CO₂ that burning a litre makes. */
const energyOf = {
  petrol: { dollars: 2.6, grams: 2320 },
  premium: { dollars: 2.8, grams: 2320 },
  hybrid: { dollars: 2.6, grams: 2320 },
  "plug-in": { dollars: 2.6, grams: 2320 },
  diesel: { dollars: 1.9, grams: 2640 },
  electric: { dollars: 0.3, grams: 0 },
} as const satisfies Record<Powertrain["fuel"], { dollars: number; grams: number }>;

/** What the energy label of a car in New Zealand says. For some there is none, as for older imports in truth. */
function labelOf({
  index,
  powertrain,
  isDue,
}: {
  index: number;
  powertrain: Powertrain;
  isDue: boolean;
}): Pick<
  DemoCar,
  "energy_stars" | "co2_stars" | "co2_emission" | "energy_yearly_cost" | "energyconsumption" | "electricrange"
> {
  const { fuel, per100Km, electricRangeKm } = powertrain;
  const electric = {
    energyconsumption: isDue && fuel === "electric" ? per100Km : null,
    electricrange: isDue ? (electricRangeKm ?? null) : null,
  };
  if (!isDue || index % 19 === 0)
    return { ...electric, energy_stars: null, co2_stars: null, co2_emission: null, energy_yearly_cost: null };
  const { dollars, grams } = energyOf[fuel];
  const emission = Math.round((per100Km * grams) / 100);
  const halves = (stars: number) => Math.min(6, Math.max(0.5, Math.round(stars * 2) / 2));
  // Diesel, plug-in and electric cars pay for the road by the kilometre: 76 and 38 dollars per 1,000 km.
  const charge = fuel === "diesel" || fuel === "electric" ? 76 : fuel === "plug-in" ? 38 : 0;
  return {
    ...electric,
    energy_stars: halves(fuel === "electric" ? 6 : 7.5 - per100Km / 2),
    co2_stars: halves(6 - emission / 55),
    co2_emission: emission,
    energy_yearly_cost: Math.round((140 * per100Km * dollars + 14 * charge) / 10) * 10,
  };
}

function usedKm(ageYears: number, body: DemoBody, random: Random): number {
  const perYear = Math.min(26_000, Math.max(4_500, random.around(13_200, 3_600))) * (distanceByBody[body] ?? 1);
  // Old cars are driven less each year.
  return Math.max(1_100, Math.round(perYear * ageYears ** 0.93 + random.whole(0, 990)));
}

/** Before 2020 one in eight of the plain hatches, utes and sports cars is a manual. */
function manualOr({ badge }: CatalogueVersion, body: DemoBody, year: number, random: Random): Gearbox {
  const plain =
    ["hatch", "ute", "cab-chassis", "coupe", "van"].includes(body) &&
    year < 2020 &&
    /^([456]A|CVT)$/.test(badge.gearbox) &&
    (badge.level <= 2 || body === "coupe");
  return plain && random.chance(0.13) ? (year < 2013 ? "5M" : "6M") : badge.gearbox;
}

/** New cars stand at the maker's drive-away price, or a little below it. */
function newPriceDollars(listDollars: number, year: number, random: Random): number {
  const off = year < catalogueYear ? 1_800 : random.pick([0, 0, 0, 0, 500, 1_000]);
  return Math.round((listDollars - off) / 10) * 10;
}

function interior(level: number, body: DemoBody, priceDollars: number, random: Random): string {
  if (["van", "cab-chassis"].includes(body)) return "Black Vinyl";
  if (level >= 4 && (body === "ute" || priceDollars < 55_000)) return "Black Leather";
  if (level >= 4)
    return random.pick(["Black Leather", "Black Leather", "Pure White Leather", "Terracotta Leather", "Stone Leather"]);
  if (level === 3) return random.pick(["Black Leather", "Black Suede and Leatherette", "Grey Leather"]);
  return random.pick(["Black Cloth", "Black Cloth", "Grey Cloth"]);
}
