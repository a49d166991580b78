/** How the text of a feed becomes the value of a field. */
export type FieldKind =
  | "text"
  | "number"
  | "money"
  | "distance"
  | "year"
  | "flag"
  | "list"
  | "url"
  | "pictures"
  | "videos"
  | "addresses"
  | "hotspots"
  | "lenders"
  | "quote"
  | "market"
  | "instant"
  | "seconds"
  | "location"
  | "locations"
  | "spin"
  | "unstored";

/**
 * The fields of a car that a stock feed may fill (S1 §3) and how each is read. What the platform itself decides (id,
 * slug, path, name, updated_at, views) and what other services add is not among them. `location` names a location of
 * the site by id, slug or name (without one a car stands at the dealer's one yard), and `distribution_locations` others
 * where the car can be seen or handed over; `created_at` is the day the dealer first advertised the car; a `spin` is an
 * address of another company, which is framed. What is `unstored` a file may have, and it is left: where a private
 * owner lives, and what the platform makes itself (decisions.md rows 111 and 112).
 */
export const feedFields = {
  item_type: "text",
  make: "text",
  model: "text",
  badge: "text",
  series: "text",
  year: "year",
  colour: "text",
  interior_colour: "text",
  car_type: "text",
  status: "text",
  tag: "text",
  reserved: "flag",
  certified: "flag",
  preorder: "flag",
  price: "money",
  before_price: "money",
  offer_price: "money",
  subscription_price: "money",
  price_type: "text",
  price_type_label: "text",
  km: "distance",
  stocknum: "text",
  vin: "text",
  nvic: "text",
  regplate: "text",
  rego_expiry: "text",
  build_date: "text",
  compliance_date: "text",
  first_registered: "text",
  import_damage: "flag",
  security_interest: "flag",
  energy_stars: "number",
  co2_stars: "number",
  co2_emission: "number",
  energy_yearly_cost: "number",
  seats: "number",
  doors: "number",
  drive: "text",
  fuel: "text",
  simple_fuel: "text",
  body: "text",
  simple_body: "text",
  trans: "text",
  simple_transmission: "text",
  engine_size: "text",
  engine_size_litres: "number",
  cylinders: "number",
  fuelconsumptioncombined: "number",
  towingcapacitybraked: "number",
  ancaprating: "number",
  induction: "text",
  fuelcapacity: "number",
  grossvehiclemass: "number",
  vehiclelength: "number",
  vehicleheight: "number",
  vehiclewidth: "number",
  bodyconfiguration: "text",
  torque: "text",
  geartype: "text",
  energyconsumption: "number",
  electricrange: "number",
  body_width: "number",
  body_length: "number",
  tare_weight: "number",
  axle_type: "text",
  sleeps: "number",
  aggregate_trailer_mass: "number",
  images: "pictures",
  primary_image_url: "url",
  video_url: "url",
  external_video_url: "url",
  walkaround_videos: "videos",
  videos: "videos",
  spin_images: "addresses",
  spin_code: "spin",
  spin_interior_image: "url",
  hotspots: "hotspots",
  carsales_title: "text",
  standardEquipment: "list",
  dealercomments: "text",
  sold_date_timestamp: "seconds",
  show_on_dealer_website: "flag",
  city: "text",
  state: "text",
  dealership_id: "text",
  dealership_slug: "text",
  payment_processors: "list",
  finance_lenders: "lenders",
  youxQuote: "quote",
  autograb_data: "market",
  file: "url",
  created_at: "instant",
  location: "location",
  distribution_locations: "locations",
  private_suburb: "unstored",
  private_postcode: "unstored",
  thumbnails: "unstored",
  has_nvic: "unstored",
} as const satisfies Record<string, FieldKind>;

/** A field of a car that a stock feed may fill. */
export type FeedField = keyof typeof feedFields;

/** Whether a name is a field that a feed may fill. */
export function isFeedField(name: string): name is FeedField {
  return Object.hasOwn(feedFields, name);
}

/** Their names. */
export const feedFieldNames = Object.keys(feedFields) as FeedField[];

const numericKinds: ReadonlySet<FieldKind> = new Set(["number", "money", "distance"]);

/** Whether a field holds an amount. */
export const isNumericField = (field: FeedField): boolean => numericKinds.has(feedFields[field]);
