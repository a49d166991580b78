import { endpointPath } from "@forecourt/api/fetch-endpoint";
import {
  energyUse,
  formatMoney,
  formatNumber,
  isEnquirable,
  keySpecs,
  marketBadge,
  priceNote,
  roadUserCharge,
  salePrice,
  specGroups,
  vehicleKind,
} from "@forecourt/core";
import type { KeySpec, MoneyFormat, ShownLoan, SpecGroup } from "@forecourt/core";
import type { Car, Site } from "@forecourt/core/schemas";
import { costTexts } from "./cost-texts.ts";
import type { CostsInput, CostTexts } from "./cost-texts.ts";
import { hasViews } from "./has-views.ts";

/** A line of a list: what it is and its value. */
export type Fact = readonly [label: string, value: string];

/** Start values of the running costs calculator. */
export interface RunningCostsStart extends CostsInput {
  kind: "fuel" | "electricity";
  /** Basis of the first figures. */
  basis: string;
  /** Kilometres on a full battery. */
  range?: string;
  showsYears: boolean;
  texts: CostTexts;
}

/**
 * Facts of a car on the vehicle page, made on the server so that no browser is sent the rules behind them. Plain data.
 */
export interface VehicleFacts {
  /** Counts a view of the page and answers how many there were (S1 §7). */
  viewPath: string;
  /** There is more to look at than photos: it turns, has a film or its inside. */
  hasViews: boolean;
  specs: Fact[];
  groups: { heading: string; specs: Fact[] }[];
  /** What the price includes (legal-display.md). */
  priceNote?: string;
  /** "Reduced $1,000 on 3 May" (S1 §2), where the site says so. */
  reduced?: string;
  /** "$1,500 below the average market price in NSW" (S1 §4). */
  belowMarket?: string;
  costs?: RunningCostsStart;
  /** The price may be compared with the market (S1 §5); the browser asks when the shopper comes near. */
  isCompared: boolean;
  featuresShown: number;
  showsComments: boolean;
  disclaimer: string;
}

/** Options of {@link vehicleFacts} besides the car. */
export interface VehicleFactsOptions {
  site: Pick<Site, "slug" | "country" | "timeZone" | "vehiclePage" | "price" | "priceComparison" | "fuel">;
  money: MoneyFormat;
  now: Date;
  /** The loan that the page speaks of (decisions.md row 91); undefined where no finance shows. */
  loan?: ShownLoan | undefined;
  /** False where the comparison of the price is known to have no figure. @default true */
  hasComparison?: boolean;
}

/** The car with what the platform adds to it for its page. */
export interface FactsCar extends Car {
  price_reduction?: { text: string } | undefined;
}

/**
 * Facts of a car on the vehicle page (S1 §2–5). Call it in the page's loader.
 *
 * @example
 * vehicleFacts(car, { site, money, now }).specs[0] // ["Engine", "2.5 L, 4 cylinders"]
 */
export function vehicleFacts(
  car: FactsCar,
  { site, money, now, loan, hasComparison = true }: VehicleFactsOptions,
): VehicleFacts {
  const { locale } = money;
  const { vehiclePage } = site;
  const groups = specGroups(car, locale);
  const specs = leadingSpecs(
    car,
    groups,
    keySpecs(car, {
      locale,
      timeZone: site.timeZone,
      now,
      hideVin: vehiclePage.hideVin,
      showUnregistered: vehiclePage.showUnregistered,
    }),
  );
  const told = new Set(specs.flatMap(({ key }) => toldBy[key] ?? []));
  const note = priceNote(car, { country: site.country, notes: site.price.notes });
  const badge = isEnquirable(car) ? marketBadge(car) : undefined;
  const costs = site.fuel.enabled && isEnquirable(car) ? costsStart(car, { site, money, loan }) : undefined;
  return {
    viewPath: endpointPath("GET /api/cars/{slug}/view.json", {
      slug: car.slug,
      photos_count: car.images.length,
      website_id: site.slug,
      ...(car.updated_at ? { updated_at: car.updated_at } : {}),
    }),
    hasViews: hasViews(car),
    specs: specs.map(({ label, value }) => [label, value]),
    groups: groups.map((group) => withoutTold(group, told)).filter(({ specs: left }) => left.length > 0),
    ...(note === undefined ? {} : { priceNote: note }),
    ...(car.price_reduction ? { reduced: car.price_reduction.text } : {}),
    ...(badge
      ? {
          belowMarket: `${formatMoney(badge.dollarsBelow, money)} below the average market price${badge.market === "state" && car.state ? ` in ${car.state}` : ""}`,
        }
      : {}),
    ...(costs ? { costs } : {}),
    isCompared: hasComparison && site.priceComparison.enabled && isEnquirable(car) && salePrice(car) !== undefined,
    featuresShown: vehiclePage.featuresShown,
    showsComments: vehiclePage.dealerComments,
    disclaimer: vehiclePage.disclaimer.trim(),
  };
}

/**
 * What a shopper of a caravan or a motorbike looks for first stands first: layout and weights, or the engine's cubic
 * centimetres; what the strip of facts above says already stands last.
 */
function leadingSpecs(car: Car, groups: readonly SpecGroup[], specs: readonly KeySpec[]): KeySpec[] {
  const kind = vehicleKind(car);
  const leading: readonly string[] =
    kind === "caravan" ? ["sleeps", "length", "tare", "atm"] : kind === "motorbike" ? ["engine"] : [];
  const found = groups.flatMap((group) => group.specs).filter(({ key }) => leading.includes(key));
  const left = specs.filter(({ key }) => !found.some((lead) => lead.key === key));
  return [
    ...found,
    ...left.filter(({ key }) => !onStrip.includes(key)),
    ...left.filter(({ key }) => onStrip.includes(key)),
  ];
}

/** Key specs that stand in the strip of facts, too. */
const onStrip: readonly string[] = ["odometer", "transmission", "fuel", "body"];

/** Lines of the groups that a line of the key information tells already. */
const toldBy: Readonly<Record<string, readonly string[]>> = {
  engine: ["engine", "cylinders"],
  towing: ["towing"],
  consumption: ["consumption"],
  buildDate: ["build"],
  sleeps: ["sleeps"],
  length: ["length"],
  tare: ["tare"],
  atm: ["atm"],
};

function withoutTold({ heading, specs }: SpecGroup, told: ReadonlySet<string>): VehicleFacts["groups"][number] {
  return { heading, specs: specs.filter(({ key }) => !told.has(key)).map(({ label, value }): Fact => [label, value]) };
}

function costsStart(
  car: FactsCar,
  { site, money, loan }: Omit<VehicleFactsOptions, "now">,
): RunningCostsStart | undefined {
  const { fuel, country } = site;
  const use = energyUse(car, fuel);
  if (!use) return undefined;
  const input: CostsInput = {
    kmPerWeek: fuel.kmPerWeek,
    per100Km: use.per100Km,
    dollarsPerUnit: use.kind === "fuel" ? fuel.dollarsPerLitre : fuel.dollarsPerKwh,
    chargePer1000Km: roadUserCharge(car, { country, charges: fuel.roadUserCharges }),
    ...(fuel.fiveYears && loan ? { loan } : {}),
  };
  const texts = costTexts(input, money);
  if (!texts) return undefined;
  const amount = `${formatNumber(use.per100Km, money.locale, 1)} ${use.kind === "fuel" ? "L" : "kWh"}/100 km`;
  const range =
    use.kind === "electricity" && car.electricrange ? `${formatNumber(car.electricrange, money.locale)} km` : undefined;
  return {
    ...input,
    kind: use.kind,
    basis: use.isOwn
      ? `${amount}, as stated for this model (combined cycle).`
      : `${amount}, a typical figure: none is stated for this vehicle.`,
    ...(range === undefined ? {} : { range }),
    showsYears: fuel.fiveYears,
    texts,
  };
}
