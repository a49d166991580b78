import type { DemoCarDraft } from "../demo-car.ts";
import type { Random } from "../random.ts";
import type { SpecialistKind } from "./specialist-rows.ts";

const number = new Intl.NumberFormat("en-AU");
const nouns: Readonly<Record<SpecialistKind, string>> = { motorbike: "bike", caravan: "van", truck: "vehicle" };
const wear: Readonly<Record<SpecialistKind, readonly string[]>> = {
  motorbike: [
    "a scuff on the right bar end",
    "light marks on the tank from a jacket",
    "stone chips on the front guard",
    "a mark on the muffler",
  ],
  caravan: [
    "a scrape on the rear bumper",
    "faded awning fabric",
    "a small dent in the front boot",
    "marks on the table top",
    "a repaired seal at the front window",
  ],
  truck: ["scratches along the body", "a worn driver's seat", "stone chips above the screen", "a dent in the step"],
};

/** The dealer's own words on a vehicle that is no car: what it is, what it has, its past, and what happens next. */
export function specialistComments(
  { car, facts }: DemoCarDraft,
  kind: SpecialistKind,
  place: string,
  random: Random,
): string {
  const name = `${car.year} ${car.make} ${car.model} ${car.badge}`;
  const noun = nouns[kind];
  const far = car.km === null ? "" : ` with ${number.format(car.km)} km`;
  const opening =
    car.car_type === "new"
      ? `New ${car.make} ${car.model} ${car.badge} in ${car.colour.toLowerCase()}, ${car.status === "coming_soon" ? "due here within the next three weeks" : `here at ${place} and ready once it is registered`}.`
      : car.car_type === "demo"
        ? `Our own demonstrator: a ${name} in ${car.colour.toLowerCase()}${far}, kept under cover at ${place}.`
        : random.pick([
            `${name} in ${car.colour.toLowerCase()}${far}, traded in here by ${facts.owners === 1 ? "its only owner" : "its last owner"}.`,
            `${name}${far}, bought from ${facts.owners === 1 ? "its first owner" : "its owner"} and checked in our workshop.`,
          ]);
  const list = random
    .shuffled(car.standardEquipment)
    .slice(0, 4)
    .map((text) => (/^[A-Z]{2}|^\d/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)));
  const fitted = `${figures(car, facts.kilowatts)} It has ${list.slice(0, -1).join(", ")} and ${list.at(-1)}.`;
  const marks = random
    .shuffled(wear[kind])
    .slice(0, car.year < 2021 ? 2 : 1)
    .join(" and ");
  const past =
    car.car_type === "used"
      ? `${{ full: "The service record is complete.", partial: "The service record has a gap, so we serviced it before it went on sale.", none: "It came without papers of its services. We did a full one and have the sheet." }[facts.serviceHistory]} To be plain about wear: ${marks}.${car.reserved ? " Another buyer has a deposit on it; leave your number and we will call if that falls through." : ""}`
      : `${car.make}'s warranty runs for ${facts.warrantyYears} years.`;
  const price =
    car.price === null
      ? "Ask us for the price."
      : car.price_type === "drive_away"
        ? "The price is drive away: registration, duty and delivery are in it."
        : "The price leaves out government charges: duty and transfer are added at cost.";
  const was = car.before_price === null ? "" : ` It was $${number.format(car.before_price)} until this week.`;
  return [
    opening,
    fitted,
    past,
    `${price}${was} See the ${noun} at ${place}; the stock number is ${car.stocknum}.`,
  ].join("\n\n");
}

function figures(car: DemoCarDraft["car"], kilowatts: number): string {
  const { item_type, sleeps, body_length, tare_weight, aggregate_trailer_mass, grossvehiclemass } =
    car.specialist ?? {};
  const kg = (mass?: number) => `${number.format(mass ?? 0)} kg`;
  if (item_type === "caravan")
    return `Sleeps ${sleeps}, ${((body_length ?? 0) / 1000).toFixed(2)} m long inside its walls, ${kg(tare_weight)} empty and ${kg(aggregate_trailer_mass)} at the most.`;
  const engine = `The ${Math.round((car.engine_size_litres ?? 0) * 1000)} cc engine makes ${kilowatts} kW.`;
  return item_type === "truck"
    ? `${engine} Gross vehicle mass is ${kg(grossvehiclemass)}, ${kg(tare_weight)} empty.`
    : `${engine} It weighs ${kg(tare_weight)} ready to ride.`;
}
