import type { PriceType } from "@forecourt/core/schemas";
import type { DemoCar } from "./demo-car.ts";

const flag = (value: boolean) => (value ? "yes" : "no");
const knownFlag = (value: boolean | null) => (value === null ? null : flag(value));
const epochSeconds = (instant: string | null) => (instant === null ? null : Math.floor(Date.parse(instant) / 1000));

/** What dealers write beside a price; nothing where there is none. */
const priceTypeWords: Readonly<Partial<Record<PriceType, string>>> = {
  drive_away: "Drive away",
  egc: "Excl. govt. charges",
};

/** Columns of the demo feed, as a dealer's system would name them; `mappings/demo-feed.json` says what they mean. */
const columns: readonly (readonly [name: string, value: (car: DemoCar) => string | number | null])[] = [
  ["Stock No", (car) => car.stocknum],
  ["VIN", (car) => car.vin],
  ["Condition", (car) => car.car_type],
  ["Status", (car) => car.status],
  ["Make", (car) => car.make],
  ["Model", (car) => car.model],
  ["Badge", (car) => car.badge],
  ["Series", (car) => car.series],
  ["Year", (car) => car.year],
  ["Body", (car) => car.body],
  ["Body Type", (car) => car.simple_body],
  ["Doors", (car) => car.doors],
  ["Seats", (car) => car.seats],
  ["Gearbox", (car) => car.trans],
  ["Transmission", (car) => car.simple_transmission],
  ["Drive", (car) => car.drive],
  ["Fuel Detail", (car) => car.fuel],
  ["Fuel", (car) => car.simple_fuel],
  ["Engine", (car) => car.engine_size],
  ["Litres", (car) => car.engine_size_litres],
  ["Cylinders", (car) => car.cylinders],
  ["L/100km", (car) => car.fuelconsumptioncombined],
  ["Towing kg", (car) => car.towingcapacitybraked],
  ["ANCAP", (car) => car.ancaprating],
  ["Colour", (car) => car.colour],
  ["Trim", (car) => car.interior_colour],
  ["Odometer", (car) => car.km],
  ["Price", (car) => (car.price_type === "poa" ? "POA" : car.price)],
  ["Was Price", (car) => car.before_price],
  ["Offer Price", (car) => car.offer_price],
  ["Price Type", (car) => (car.price_type === null ? null : (priceTypeWords[car.price_type] ?? null))],
  ["Rego", (car) => car.regplate],
  ["Rego Expiry", (car) => car.rego_expiry],
  ["Built", (car) => car.build_date],
  ["Complied", (car) => car.compliance_date],
  ["First Registered", (car) => car.first_registered],
  ["Damaged Import", (car) => knownFlag(car.import_damage)],
  ["Security Interest", (car) => knownFlag(car.security_interest)],
  ["Energy Stars", (car) => car.energy_stars],
  ["CO2 Stars", (car) => car.co2_stars],
  ["CO2 g/km", (car) => car.co2_emission],
  ["Energy Cost a Year", (car) => car.energy_yearly_cost],
  ["kWh/100km", (car) => car.energyconsumption],
  ["Electric Range", (car) => car.electricrange],
  ["Tag", (car) => car.tag],
  ["Reserved", (car) => flag(car.reserved)],
  ["Pay Online", (car) => (car.price === null ? null : "card")],
  ["Certified", (car) => flag(car.certified)],
  ["Preorder", (car) => flag(car.preorder)],
  ["Show", (car) => flag(car.show_on_dealer_website)],
  ["Arrived", (car) => car.created_at],
  ["Sold At", (car) => epochSeconds(car.sold_at)],
  ["Yard", (car) => car.location_id],
  ["Also At", (car) => car.distribution_locations.join("|")],
  ["City", (car) => car.city],
  ["State", (car) => car.state],
  ["Features", (car) => car.standardEquipment.join("|")],
  ["Photos", (car) => car.images.join("|")],
  ["Spin", (car) => car.spin_images.join("|")],
  ["Hotspots", (car) => (car.hotspots ? JSON.stringify(car.hotspots) : null)],
  ["Market", (car) => (car.market ? JSON.stringify(car.market) : null)],
  ["Finance", (car) => (car.finance_lenders ? JSON.stringify(car.finance_lenders) : null)],
  ["Quick Quote", (car) => (car.youxQuote ? JSON.stringify(car.youxQuote) : null)],
  ["Walkaround", (car) => car.walkaround_videos.join("|")],
  ["Comments", (car) => car.dealercomments],
  ["Kind", (car) => car.specialist?.item_type ?? null],
  ["Body Layout", (car) => car.specialist?.bodyconfiguration ?? null],
  ["Axles", (car) => car.specialist?.axle_type ?? null],
  ["Sleeps", (car) => car.specialist?.sleeps ?? null],
  ["Body Length mm", (car) => car.specialist?.body_length ?? null],
  ["Body Width mm", (car) => car.specialist?.body_width ?? null],
  ["Length mm", (car) => car.specialist?.vehiclelength ?? null],
  ["Tare kg", (car) => car.specialist?.tare_weight ?? null],
  ["GVM kg", (car) => car.specialist?.grossvehiclemass ?? null],
  ["ATM kg", (car) => car.specialist?.aggregate_trailer_mass ?? null],
];

/** Names of the columns of the demo feed, in order. */
export const feedColumns: readonly string[] = columns.map(([name]) => name);

/**
 * A stock as the CSV file that a dealer's system would send: RFC 4180 quoting, one line per car, lists parted by `|`.
 *
 * @example
 * stockToCsv([car]).split("\r\n")[0] // "Stock No,VIN,Condition,…"
 */
export function stockToCsv(cars: readonly DemoCar[]): string {
  const lines = [feedColumns.join(","), ...cars.map((car) => columns.map(([, value]) => cell(value(car))).join(","))];
  return `${lines.join("\r\n")}\r\n`;
}

function cell(value: string | number | null): string {
  const text = value === null ? "" : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
