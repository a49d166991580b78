import { z } from "zod";
import { carImageSchema } from "./car-image.ts";
import { carLocationSchema } from "./car-location.ts";
import {
  absentFlag,
  absentInstant,
  absentList,
  absentNumber,
  absentText,
  certainFlag,
  optionalFlag,
  optionalInstant,
  optionalNumber,
  recordText,
  slugText,
} from "./fields.ts";
import { financeLenderEntrySchema } from "./finance-lender-entry.ts";
import { hotspotsSchema } from "./hotspot.ts";
import { quoteResponseSchema } from "./quote-response.ts";
import { outsideSpinUrl } from "../media/outside-spin-url.ts";

/** The conditions a car is sold in; `all` is a filter value only (S1 §3). */
export const carTypeSchema = z.enum(["new", "demo", "used"]);
/** `new`, `demo` or `used`. */
export type CarType = z.output<typeof carTypeSchema>;

/** Stage of a car in its sale; any other status is not shown (S1 §3, §4). */
export const carStatusSchema = z.enum(["in_stock", "coming_soon", "sold", "withdrawn"]);
/** `in_stock`, `coming_soon`, `sold` or `withdrawn`. */
export type CarStatus = z.output<typeof carStatusSchema>;

/**
 * What the price includes (decisions.md row 53). `egc`: excluding government charges; `plus_orc`: plus on-road costs;
 * `poa`: price on application.
 */
export const priceTypeSchema = z.enum(["drive_away", "estimated_drive_away", "egc", "plus_orc", "poa"]);
/** What the price includes. */
export type PriceType = z.output<typeof priceTypeSchema>;

/**
 * Any way of writing one of them, such as "Drive Away"; a word that is none parses to null, and `price_type_label`
 * keeps it.
 */
const priceTypeField = z
  .string()
  .nullish()
  .transform(
    (value) =>
      priceTypeSchema.safeParse(
        value
          ?.trim()
          .toLowerCase()
          .replace(/[\s-]+/g, "_"),
      ).data ?? null,
  );

const mediaItemSchema = z.object({ video: z.object({ url: z.string().min(1) }) });

/**
 * A car, truck, motorbike or caravan in a dealer's stock (S1 §3), with the specification's field names.
 * Prices in dollars including GST, `km` in kilometres, `engine_size_litres` in litres. Every field that a feed may
 * leave out is null when not known; those that few cars have are absent then. `private_suburb` and `private_postcode`
 * of the specification are left out on purpose: a car is public, and where a private seller lives is not.
 */
export const carSchema = z.object({
  id: z.string(),
  slug: slugText,
  path: z.string(),
  name: z.string(),
  item_type: recordText,
  make: z.string().min(1),
  model: z.string().min(1),
  badge: recordText,
  series: recordText,
  year: optionalNumber,
  colour: recordText,
  interior_colour: recordText,
  car_type: carTypeSchema,
  status: carStatusSchema,
  tag: recordText,
  reserved: optionalFlag,
  certified: optionalFlag,
  preorder: optionalFlag,
  price: optionalNumber,
  before_price: optionalNumber,
  /**
   * The price ledger holds `before_price`: the car was offered at it (decisions.md row 62). Set by the platform alone.
   */
  before_price_proven: z
    .boolean()
    .nullish()
    .transform((value) => value ?? undefined)
    .optional(),
  offer_price: optionalNumber,
  subscription_price: optionalNumber,
  price_type: priceTypeField,
  price_type_label: recordText,
  km: optionalNumber,
  stocknum: recordText,
  vin: recordText,
  nvic: recordText,
  regplate: recordText,
  rego_expiry: recordText,
  build_date: recordText,
  compliance_date: recordText,
  seats: optionalNumber,
  doors: optionalNumber,
  drive: recordText,
  fuel: recordText,
  simple_fuel: recordText,
  body: recordText,
  simple_body: recordText,
  trans: recordText,
  simple_transmission: recordText,
  engine_size: recordText,
  engine_size_litres: optionalNumber,
  cylinders: optionalNumber,
  fuelconsumptioncombined: optionalNumber,
  towingcapacitybraked: optionalNumber,
  ancaprating: optionalNumber,
  images: z
    .array(carImageSchema)
    .nullish()
    .transform((value) => value ?? []),
  primary_image_url: recordText,
  video_url: recordText,
  external_video_url: recordText,
  walkaround_videos: z
    .array(mediaItemSchema)
    .nullish()
    .transform((value) => value ?? []),
  standardEquipment: z
    .array(z.string())
    .nullish()
    .transform((value) => value ?? []),
  dealercomments: recordText,
  created_at: optionalInstant,
  updated_at: optionalInstant,
  sold_date_timestamp: optionalNumber.describe("Seconds since 1970, when the car was sold."),
  show_on_dealer_website: certainFlag(true),
  city: recordText,
  state: recordText,
  dealership_id: recordText,
  dealership_slug: recordText,
  location: carLocationSchema.nullish().transform((value) => value ?? null),
  payment_processors: z
    .array(z.string())
    .nullish()
    .transform((value) => value ?? []),
  finance_lenders: z
    .record(z.string(), financeLenderEntrySchema)
    .nullish()
    .transform((value) => value ?? {}),
  autograb_data: z
    .object({
      state_average_market_price: optionalNumber,
      average_market_price: optionalNumber,
      /** Until when the averages hold: from then on they show nowhere. */
      validUntil: absentInstant,
    })
    .nullish()
    .transform((value) => value ?? null),
  views: optionalNumber,
  thumbnails: absentList(z.string()),
  videos: absentList(mediaItemSchema),
  spin_images: absentList(z.string()),
  /** Address of an outside spin; any other text parses to absent (decisions.md row 112). */
  spin_code: z.string().nullish().transform(outsideSpinUrl).optional(),
  spin_interior_image: absentText,
  hotspots: hotspotsSchema
    .nullish()
    .transform((value) => value ?? undefined)
    .optional(),
  /** Address of the history report. */
  file: absentText,
  carsales_title: absentText,
  youxQuote: quoteResponseSchema
    .nullish()
    .transform((value) => value ?? undefined)
    .optional(),
  /**
   * Technical data of the variant (S1 §3 "Variant"): lengths in mm, masses in kg, the tank in litres, torque as
   * written.
   */
  induction: absentText,
  fuelcapacity: absentNumber,
  grossvehiclemass: absentNumber,
  vehiclelength: absentNumber,
  vehicleheight: absentNumber,
  vehiclewidth: absentNumber,
  bodyconfiguration: absentText,
  torque: absentText,
  geartype: absentText,
  /**
   * What the official notice on a used car says, where a country wants one: first registration, imported as damaged, a
   * registered claim on it.
   */
  first_registered: absentText,
  import_damage: absentFlag,
  security_interest: absentFlag,
  /**
   * What its official energy label says, where a country wants one: stars of 6, CO₂ in grams a km, and what energy
   * costs a year, in dollars.
   */
  energy_stars: absentNumber,
  co2_stars: absentNumber,
  co2_emission: absentNumber,
  energy_yearly_cost: absentNumber,
  /** Electric cars: kWh per 100 km, and kilometres on a full battery. */
  energyconsumption: absentNumber,
  electricrange: absentNumber,
  /** Caravans: lengths in mm, masses in kg. */
  body_width: absentNumber,
  body_length: absentNumber,
  tare_weight: absentNumber,
  axle_type: absentText,
  sleeps: absentNumber,
  aggregate_trailer_mass: absentNumber,
});

/** A parsed car: every usual field present, null when not known. */
export type Car = z.output<typeof carSchema>;
