import type { CarStatus, CarType, HotspotsInput, PriceType } from "@forecourt/core/schemas";
import type { DemoBody, PaintFamily } from "./catalogue/catalogue-types.ts";
import type { PictureShape } from "@forecourt/demo-pictures/shapes";
import type { SpecialistFigures, SpecialistKind } from "./specialists/specialist-rows.ts";

/**
 * A car of the demo stock: the fields of the specification's car that a feed carries, with its names and units
 * (prices in dollars, `km` in kilometres), before the platform gives it a slug and a path.
 */
export interface DemoCar {
  stocknum: string;
  vin: string;
  car_type: CarType;
  status: CarStatus;
  make: string;
  model: string;
  badge: string;
  series: string;
  year: number;
  body: string;
  simple_body: string;
  doors: number | null;
  seats: number | null;
  trans: string;
  /** Blank for what is towed. */
  simple_transmission: "Automatic" | "Manual" | "";
  drive: string;
  fuel: string;
  simple_fuel: string;
  engine_size: string;
  engine_size_litres: number | null;
  cylinders: number | null;
  fuelconsumptioncombined: number | null;
  towingcapacitybraked: number | null;
  ancaprating: number | null;
  colour: string;
  interior_colour: string;
  km: number | null;
  price: number | null;
  before_price: number | null;
  offer_price: number | null;
  price_type: PriceType | null;
  regplate: string | null;
  /** Day as `2027-03-14`. */
  rego_expiry: string | null;
  /** Month as `03/2021`. */
  build_date: string | null;
  compliance_date: string | null;
  /** Day of its first registration, where it was; null where nobody has said it. In New Zealand alone. */
  first_registered: string | null;
  /** It came into the country damaged. In New Zealand alone. */
  import_damage: boolean | null;
  /** Somebody has a registered claim on it; null where nobody has looked yet. In New Zealand alone. */
  security_interest: boolean | null;
  /**
   * What its energy label says: stars of 6, grams of CO₂ a km, dollars a year; null where there is no label. In New
   * Zealand alone.
   */
  energy_stars: number | null;
  co2_stars: number | null;
  co2_emission: number | null;
  energy_yearly_cost: number | null;
  /** Electric cars: kWh per 100 km, and km on a full battery. */
  energyconsumption: number | null;
  electricrange: number | null;
  tag: string | null;
  reserved: boolean;
  certified: boolean;
  preorder: boolean;
  show_on_dealer_website: boolean;
  /** Instant of arrival, ISO 8601. */
  created_at: string;
  /** Instant of sale, ISO 8601; null while it is not sold. */
  sold_at: string | null;
  location_id: string;
  /** Ids of the other yards at which it can be seen. */
  distribution_locations: string[];
  city: string;
  state: string;
  standardEquipment: string[];
  dealercomments: string;
  /** Keys of its pictures, in order. */
  images: string[];
  /** Keys of the pictures all round it, in order; none for most cars. */
  spin_images: string[];
  hotspots: HotspotsInput | null;
  /** What its like is sold for in the state on average, and until when that holds; null where no valuer has said it. */
  market: { state_average_market_price: number; validUntil: string } | null;
  /** What lenders quote for it, by lender; null where none has. */
  finance_lenders: Record<string, Record<string, number | string | boolean>> | null;
  /** A lender's quick quote; null where there is none. */
  youxQuote: Record<string, number | string> | null;
  /** Addresses of films round it. */
  walkaround_videos: string[];
  /** What motorbikes, caravans and trucks say besides. */
  specialist?: { item_type: SpecialistKind } & SpecialistFigures;
}

/** What is known of a car beside the fields that a feed carries: what its comments are written from. */
export interface DemoCarFacts {
  bodyKey: DemoBody | SpecialistKind;
  paint: PaintFamily;
  kilowatts: number;
  per100Km: number;
  electricRangeKm: number | null;
  warrantyYears: number;
  lengthMm: number;
  /** Registered owners before us; 0 for new and demo cars. */
  owners: number;
  serviceHistory: "full" | "partial" | "none";
  keys: 1 | 2;
  /** True for a car that came used from Japan (NZ). */
  imported: boolean;
  country: "AU" | "NZ";
  dealer: string;
  /** What it looks like, where its model does not say that. */
  shape?: PictureShape;
}

/** A car with the facts behind it. */
export interface DemoCarDraft {
  car: DemoCar;
  facts: DemoCarFacts;
}
