import type { IndexedCar } from "../src/search/index/car-document.ts";

const pick = <Value>(values: readonly Value[], number: number): Value => values[number % values.length] as Value;
const makes = [
  ["Mazda", "CX-5"],
  ["Mazda", "3"],
  ["Kia", "EV6"],
  ["Kia", "Carnival"],
  ["Ford", "Ranger"],
  ["Mercedes-Benz", "C 200: Estate"],
  ["LDV", "G10, Van"],
] as const;

/** A car per number, every field moving with a period of its own, so that all combinations come. */
export function variedCar(number: number): IndexedCar {
  const [make, model] = pick(makes, number * 7 + Math.floor(number / 5));
  const data = {
    slug: `car-${number}`,
    path: `/cars/car-${number}`,
    name: `${make} ${model}`,
    make,
    model,
    badge: pick(["GT", "SR5", null], number),
    year: pick([2016, 2019, 2022, 2026, null], number * 3),
    car_type: pick(["used", "used", "new", "demo"], number * 5 + 1),
    status: "in_stock",
    price: pick([null, 9, 8990, 19_990, 34_990.5, 64_000, 310_000], number * 11 + Math.floor(number / 9)),
    subscription_price: pick([null, null, 199], number),
    km: pick([null, 12, 45_000, 181_000], number * 13),
    simple_body: pick(["SUV", "Ute", "Hatch", null], number * 3 + 2),
    body: pick(["5D Wagon", null], number),
    simple_fuel: pick(["Petrol", "Diesel", "Electric", "Petrol/Electric Hybrid"], number),
    drive: pick(["AWD", "FWD", "4x4"], number * 2),
    simple_transmission: pick(["Automatic", "Manual"], number),
    colour: pick(["White", "Blue", null], number * 2 + 1),
    seats: pick([5, 7, 2, null], number * 5),
    city: pick(["Artarmon", "Brookvale", "O'Connor"], number),
    state: pick(["NSW", "ACT"], number),
    tag: pick([null, null, "Test Drive Only"], number * 7),
    certified: number % 3 === 0,
    item_type: pick([null, "caravan"], number * 3),
    dealership_slug: pick(["north-yard", "south-yard"], number),
    location: {
      id: "1",
      name: pick(["North Yard", "South Yard"], number),
      slug: pick(["north-yard", "south-yard"], number),
    },
    standardEquipment: pick([[], ["Sunroof", "Tow bar"], ["Apple CarPlay and Android Auto"]], number * 5),
    stocknum: `S${number}`,
  };
  return {
    id: number,
    siteSlug: number % 10 === 0 ? "south" : "north",
    data,
    shown: true,
    firstSeenAt: new Date(1_790_000_000_000 + number * 1000),
    soldAt: null,
  };
}
