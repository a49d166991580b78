import type { CarType } from "@forecourt/core/schemas";
import { dealerPrice } from "../asking-price.ts";
import { catalogueYear } from "../catalogue/catalogue.ts";
import type { DemoCarDraft } from "../demo-car.ts";
import type { DemoSite } from "../demo-site.ts";
import { arrival, dayAfter } from "../demo-days.ts";
import { numberPlate } from "../number-plate.ts";
import type { PlateState } from "../number-plate.ts";
import { createRandom } from "../random.ts";
import type { Random } from "../random.ts";
import { makeVin } from "../vin.ts";
import type { SpecialistRange, SpecialistRow } from "./specialist-rows.ts";

/** The day to which ages are worked out, as for cars. */
const ageYear = catalogueYear + 0.85;
const stockLetters: Readonly<Record<SpecialistRange["kind"], string>> = { motorbike: "B", caravan: "V", truck: "T" };

/** The vehicles of a dealer that sells no cars, in stock, with their prices; statuses and comments come after. */
export function specialistStock(site: DemoSite, range: SpecialistRange, referenceDay: string): DemoCarDraft[] {
  const random = createRandom(`${site.slug}/rows`);
  const types = (Object.entries(site.counts) as [CarType, number][]).flatMap(([type, count]) =>
    Array.from({ length: count }, () => type),
  );
  return types.map((type, index) => {
    const year = type === "used" ? catalogueYear - random.whole(1, 11) : catalogueYear;
    const sold = range.rows.filter(({ fromYear, toYear = catalogueYear }) => fromYear <= year && year <= toYear);
    return describe(site, range, random.pick(sold), { type, year, index, referenceDay });
  });
}

function describe(
  site: DemoSite,
  range: SpecialistRange,
  row: SpecialistRow,
  { type, year, index, referenceDay }: { type: CarType; year: number; index: number; referenceDay: string },
): DemoCarDraft {
  const random = createRandom(`${site.slug}/vehicle/${index}`);
  const used = type === "used";
  const ageYears = used ? ageYear - year : 0;
  const km = range.kmPerYear === undefined ? null : distance(range.kmPerYear, type, ageYears, random);
  const value =
    row.priceNewDollars * 0.975 ** (used ? ageYears * 0.4 : 0) * (1 - range.lossPerYear) ** (used ? ageYears + 0.8 : 0);
  const price =
    type === "new"
      ? row.priceNewDollars
      : dealerPrice(value * (type === "demo" ? 0.92 : random.around(1, 0.03)), random);
  const location = random.pickWeighted(site.locations, ({ share }) => share);
  const [colour, paint] = random.pickWeighted(range.colours, ([, , weight]) => weight);
  const month = random.whole(1, used ? 12 : 9);
  const { engine } = row;
  return {
    car: {
      stocknum: `${stockLetters[range.kind]}${20_014 + index * 7 + random.whole(0, 6)}`,
      vin: makeVin(range.vinPrefix, year, 100_000 + index * 311 + random.whole(0, 310), random),
      car_type: type,
      status: "in_stock",
      make: row.make,
      model: row.model,
      badge: row.badge,
      series: "",
      year,
      body: row.body,
      simple_body: row.body,
      doors: range.kind === "truck" ? 2 : null,
      seats: row.seats ?? null,
      trans: row.gears ?? "",
      simple_transmission: engine ? (row.manual ? "Manual" : "Automatic") : "",
      drive: "",
      fuel: engine?.fuel ?? "",
      simple_fuel: engine?.fuel ?? "",
      engine_size: engine ? `${Math.round(engine.litres * 1000)} cc ${engine.cylinders} cyl ${engine.fuel}` : "",
      engine_size_litres: engine?.litres ?? null,
      cylinders: engine?.cylinders ?? null,
      fuelconsumptioncombined: engine?.per100Km ?? null,
      towingcapacitybraked: range.kind === "truck" && row.body !== "Prime mover" ? 3_500 : null,
      ancaprating: null,
      colour,
      interior_colour: "",
      km,
      price,
      before_price: null,
      offer_price: null,
      // A price in Victoria is the total, transfer and duty included (legal-display.md).
      price_type: used && random.chance(0.6) && location.state !== "VIC" ? "egc" : "drive_away",
      regplate: type === "new" ? null : numberPlate(plateOf(site, random), Math.max(2010, year), random),
      rego_expiry: type === "new" ? null : dayAfter(referenceDay, random.whole(24, 350)),
      build_date: `${String(month).padStart(2, "0")}/${year}`,
      compliance_date: `${String(Math.min(12, month + 1)).padStart(2, "0")}/${year}`,
      first_registered: null,
      import_damage: null,
      security_interest: null,
      energy_stars: null,
      co2_stars: null,
      co2_emission: null,
      energy_yearly_cost: null,
      energyconsumption: null,
      electricrange: null,
      tag: null,
      reserved: false,
      preorder: false,
      show_on_dealer_website: true,
      certified: false,
      created_at: arrival(referenceDay, used, random),
      sold_at: null,
      location_id: location.id,
      distribution_locations: [],
      city: location.city,
      state: location.state,
      standardEquipment: [...row.has],
      dealercomments: "",
      images: [],
      spin_images: [],
      hotspots: null,
      walkaround_videos: [],
      market: null,
      finance_lenders: null,
      youxQuote: null,
      specialist: { item_type: range.kind, ...row.figures },
    },
    facts: {
      bodyKey: range.kind,
      paint,
      kilowatts: engine?.kilowatts ?? 0,
      per100Km: engine?.per100Km ?? 0,
      electricRangeKm: null,
      warrantyYears: range.warrantyYears,
      lengthMm: row.figures.vehiclelength ?? row.figures.body_length ?? 2_100,
      owners: used ? Math.min(4, 1 + Math.floor(random.next() * (1 + ageYears / 4.5))) : 0,
      serviceHistory: ageYears < 4 || random.chance(0.6) ? "full" : random.chance(0.7) ? "partial" : "none",
      keys: used && random.chance(0.14) ? 1 : 2,
      imported: false,
      country: site.country,
      dealer: site.name,
      shape: row.shape,
    },
  };
}

function distance(kmPerYear: number, type: CarType, ageYears: number, random: Random): number {
  if (type === "new") return random.whole(2, 20);
  if (type === "demo") return random.whole(300, 3_000);
  return Math.max(1_100, Math.round(kmPerYear * ageYears * random.around(1, 0.22)) + random.whole(0, 990));
}

const plateOf = (site: DemoSite, random: Random) =>
  random.pickWeighted(Object.entries(site.plates) as [PlateState, number][], ([, share]) => share)[0];
