import type { DemoCarDraft } from "./demo-car.ts";
import type { Random } from "./random.ts";

const number = new Intl.NumberFormat("en-AU");
const cylinderWords: Readonly<Record<number, string>> = {
  2: "twin-rotor",
  3: "three-cylinder",
  4: "four-cylinder",
  5: "five-cylinder",
  6: "six-cylinder",
  8: "V8",
};
const wheelWords: Readonly<Record<string, string>> = {
  FWD: "the front wheels",
  RWD: "the rear wheels",
  AWD: "all four wheels",
  "4WD": "all four wheels with low range",
};
const wear: readonly string[] = [
  "a few stone chips on the bonnet",
  "a scuff on one wheel",
  "light wear on the driver's seat bolster",
  "a small car-park dent in the left rear door",
  "fine scratches around the door handles",
  "a touched-up mark on the front bumper",
  "a faint mark on the boot lining",
  "swirl marks that a polish would lift",
];
const clean = [
  "The paint is clean and the cabin shows little sign of use.",
  "Inside and out it presents well for its age, and the wheels are unmarked.",
  "We found no damage worth a line when it came in.",
];

/**
 * The dealer's own words on a car: three or four short paragraphs made from its facts, saying what is good and what is
 * worn. Nothing in them contradicts the fields of the car.
 *
 * @param place suburb where it stands
 */
export function dealerComments(draft: DemoCarDraft, place: string, random: Random): string {
  return [opening(draft, place, random), driving(draft, random), history(draft, random), closing(draft, place, random)]
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

function opening({ car, facts }: DemoCarDraft, place: string, random: Random): string {
  const name = `${car.year} ${car.make} ${car.model} ${car.badge}`;
  // "A new 2" reads as a number; Mazda's 2, 3 and 6 keep their maker's name.
  const short = /^\d/.test(car.model) ? `${car.make} ${car.model} ${car.badge}` : `${car.model} ${car.badge}`;
  const colour = car.colour;
  if (car.preorder)
    return `${car.make}'s ${car.model} ${car.badge} is on its way, and orders are open. This one is specified in ${colour} with ${car.interior_colour.toLowerCase()} trim; the price is confirmed before you commit to anything.`;
  if (car.tag === "Test Drive Only")
    return `This ${short} in ${colour} is the car we keep at ${place} for test drives. It is not for sale yet; drive it, then choose one of the same from our stock.`;
  if (car.car_type === "new")
    return random.pick([
      `New ${car.make} ${car.model} ${car.badge} in ${colour}, ${car.status === "coming_soon" ? "due at our showroom within the next three weeks" : `here at ${place} and ready to go after its delivery check`}.`,
      `A new ${short}, built ${car.build_date}, in ${colour} over ${car.interior_colour.toLowerCase()}. ${car.status === "coming_soon" ? "It is on the water now; you can hold it with a deposit." : "You can sit in it today."}`,
      `${colour} ${short} with ${car.interior_colour.toLowerCase()} trim, one of few in this combination. ${car.status === "coming_soon" ? "Arriving shortly." : "It is in stock, so there is no wait for the boat."}`,
    ]);
  const km = `${number.format(car.km ?? 0)} km`;
  if (car.car_type === "demo")
    return random.pick([
      `Our own demonstrator: a ${name} in ${colour} with ${km}, driven by our staff and on accompanied test drives.`,
      `${name} demonstrator in ${colour}. It has done ${km} since it was registered and has lived under cover at ${place}.`,
      `Save against a new one: this ${short} demonstrator shows ${km} and has the rest of its new-car warranty to run.`,
    ]);
  const owners =
    ["no owner", "one owner", "two owners", "three owners", "four owners"][facts.owners] ?? "several owners";
  const origin = facts.imported
    ? "brought in from Japan and complied here"
    : random.pick([
        facts.owners === 1 ? "traded in here by its first owner" : `traded in here by the last of its ${owners}`,
        `bought from ${facts.owners === 1 ? "its only owner" : "its owner"}`,
        `${owners} from new`,
      ]);
  return random.pick([
    `${name} in ${colour}, ${km}, ${origin}.`,
    `A ${short} from ${car.year} in ${colour}, ${origin}. The odometer reads ${km}.`,
    `${car.year} ${short}, ${origin}, with ${km} behind it.${car.status === "coming_soon" ? " It is in our workshop for its inspection and goes on the floor next." : ""}`,
    `${km} on this ${car.year} ${car.make} ${car.model} ${car.badge}, ${origin}.`,
  ]);
}

function driving({ car, facts }: DemoCarDraft, random: Random): string {
  const wheels = wheelWords[car.drive] ?? "the wheels";
  const fuel = car.simple_fuel.toLowerCase();
  const sentences: string[] = [];
  if (car.simple_fuel === "Electric")
    sentences.push(
      `The ${facts.kilowatts} kW motor drives ${wheels}; the maker rates it at ${facts.per100Km} kWh/100 km and ${facts.electricRangeKm} km on a charge.`,
    );
  else {
    const engine = `${car.engine_size_litres?.toFixed(1)}-litre ${cylinderWords[car.cylinders ?? 4] ?? ""} ${fuel}`;
    sentences.push(
      random.pick([
        `The ${engine} makes ${facts.kilowatts} kW and drives ${wheels} through ${gearboxWords(car.trans)}, for a rated ${facts.per100Km} L/100 km.`,
        `It has the ${facts.kilowatts} kW ${engine} with ${gearboxWords(car.trans)}, driving ${wheels}. Combined use is rated at ${facts.per100Km} L/100 km.`,
      ]),
    );
    if (facts.electricRangeKm !== null)
      sentences.push(`It covers up to ${facts.electricRangeKm} km on electricity alone.`);
  }
  const wanted = car.standardEquipment.slice(0, 4 + Math.floor(random.next() * 3));
  const list = wanted.map((text) =>
    /^(Apple|Bluetooth|LED|ISOFIX|DC|Type|\d)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1),
  );
  if (list.length > 2)
    sentences.push(
      random.pick([
        `Among what you get: ${join(list)}.`,
        `On the list: ${join(list)}.`,
        `Fitted as standard: ${join(list)}.`,
      ]),
    );
  const heavy = ["Ute", "Cab Chassis"].includes(car.simple_body) || (car.towingcapacitybraked ?? 0) >= 2500;
  if (heavy && car.towingcapacitybraked)
    sentences.push(`Braked towing is ${number.format(car.towingcapacitybraked)} kg.`);
  else if ((car.seats ?? 0) >= 7) sentences.push(`It seats ${car.seats}, with the last row folding flat for luggage.`);
  else if (facts.lengthMm < 4_250 && random.chance(0.4))
    sentences.push(`At ${(facts.lengthMm / 1000).toFixed(2)} m long it is easy to park.`);
  return sentences.join(" ");
}

function history({ car, facts }: DemoCarDraft, random: Random): string {
  if (car.car_type !== "used")
    return car.tag === "Run-out"
      ? `It carries a ${car.year} build plate, which is why it is priced below the current stock.`
      : "";
  const books = facts.imported
    ? "Its auction sheet and odometer certificate from Japan are here to read."
    : {
        full: random.pick([
          "The service record is complete.",
          "Every service is on record, the last one done in our workshop.",
          `Serviced on time from new, with ${facts.keys === 2 ? "both keys" : "the record to show for it"}.`,
        ]),
        partial:
          "The service record has a gap, so we changed the fluids and filters and checked it over before it went on sale.",
        none: "It came without a service book. We gave it a full service and can show you the workshop's sheet.",
      }[facts.serviceHistory];
  const age = (car.km ?? 0) > 60_000 || car.year < 2020;
  const marks = random.shuffled(wear).slice(0, age ? random.whole(1, 3) : random.whole(0, 1));
  const look =
    marks.length === 0
      ? random.pick(clean)
      : random.pick([
          `To be plain about wear: ${join(marks)}.`,
          `Look for ${join(marks)}; otherwise it is what you would expect of the year.`,
          `It is a ${car.year} ${car.simple_body === "SUV" ? "SUV" : car.simple_body.toLowerCase()} and shows it a little: ${join(marks)}.`,
        ]);
  const keys = facts.keys === 1 ? " There is one key only." : "";
  const reserved = car.reserved
    ? " Another buyer has a deposit on it; leave your number and we will call if that falls through."
    : "";
  return `${books}${keys} ${look}${reserved}`;
}

function closing({ car, facts }: DemoCarDraft, place: string, random: Random): string {
  const lines: string[] = [];
  const au = facts.country === "AU";
  if (car.price === null)
    lines.push(
      car.preorder || car.tag === "Test Drive Only"
        ? ""
        : "Ask us for the price; we would rather talk it through than guess at it here.",
    );
  else if (car.price_type === "drive_away")
    lines.push(
      au
        ? car.car_type === "used"
          ? "The price is drive away, transfer and stamp duty included."
          : "The drive-away price includes stamp duty, 12 months' registration, third party insurance and delivery."
        : "On-road costs and GST are in the price, with a fresh warrant of fitness.",
    );
  else
    lines.push(
      "The price leaves out government charges: stamp duty and transfer are added at cost, and we show you the sum first.",
    );
  if (car.before_price !== null) lines.push(`It was ${dollars(car.before_price)} until this week.`);
  const until = car.year + facts.warrantyYears;
  if (car.car_type === "new")
    lines.push(`${car.make}'s new-car warranty runs for ${facts.warrantyYears} years from registration.`);
  else if (car.certified)
    lines.push(`Certified by us: inspected to ${car.make}'s list, with at least 12 months of warranty.`);
  else if (until > 2026 && !facts.imported) lines.push(`The balance of its new-car warranty runs into ${until}.`);
  // What the law of the state adds, the page says itself.
  else if (au) lines.push("Have it looked over by whom you like; we will put it on the hoist for you.");
  else lines.push("The Consumer Guarantees Act applies, and the consumer information notice is on the car.");
  if (car.regplate && car.rego_expiry === null) lines.push("It is sold unregistered.");
  lines.push(
    car.status === "coming_soon"
      ? `Ask for ${car.stocknum} at ${facts.dealer} ${place}, and we will tell you the day it is here.`
      : random.pick([
          `See it at ${place}; the stock number is ${car.stocknum}.`,
          `Ask for ${car.stocknum} at ${facts.dealer} ${place}.`,
          `It is at ${place}. Quote ${car.stocknum} when you call.`,
        ]),
  );
  return lines.filter((line) => line !== "").join(" ");
}

const join = (list: readonly string[]) =>
  list.length < 2 ? (list[0] ?? "") : `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`;
const dollars = (amount: number) => `$${number.format(amount)}`;
const gearboxWords = (trans: string) => {
  const words = trans
    .replace("Sports Automatic", "automatic")
    .replace(/^(\d+) Speed/, "$1-speed")
    .replace(/\b(?!CVT)[A-Z]\w+/g, (word) => word.toLowerCase());
  return `${words.startsWith("8") ? "an" : "a"} ${words}`;
};
