import type { Car } from "../entities/car.ts";
import { aCar } from "./a-car.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** A car sold a day before `now`: within the usual window of three days. */
export function soldYesterday(now: Date, changes: Partial<Car> = {}): Car {
  return aCar({ status: "sold", sold_date_timestamp: Math.floor((now.getTime() - dayMs) / 1000), ...changes });
}

/** A car sold a month before `now`: no longer shown. */
export function soldLastMonth(now: Date, changes: Partial<Car> = {}): Car {
  return aCar({ status: "sold", sold_date_timestamp: Math.floor((now.getTime() - 30 * dayMs) / 1000), ...changes });
}

/** A new car that can be ordered, is coming soon and has no price yet. */
export function preorderWithoutPrice(changes: Partial<Car> = {}): Car {
  return aCar({
    id: "2001",
    slug: "2027-mazda-6e-new-p2001",
    year: 2027,
    model: "6e",
    badge: null,
    series: null,
    car_type: "new",
    status: "coming_soon",
    preorder: true,
    price: null,
    price_type: null,
    km: null,
    regplate: null,
    rego_expiry: null,
    simple_fuel: "Electric",
    fuel: "Electric",
    engine_size_litres: null,
    cylinders: null,
    fuelconsumptioncombined: null,
    ...changes,
  });
}

/** An electric car that somebody has reserved: its tag says Electric, a chip says Reserved. */
export function electricReserved(changes: Partial<Car> = {}): Car {
  return aCar({
    id: "3001",
    slug: "2023-kia-ev6-gt-line-used-e3001",
    year: 2023,
    make: "Kia",
    model: "EV6",
    badge: "GT-Line",
    series: "CV",
    reserved: true,
    simple_fuel: "Electric",
    fuel: "Electric",
    engine_size_litres: null,
    cylinders: null,
    fuelconsumptioncombined: 0,
    price: 61990,
    ...changes,
  });
}

/** A caravan: no odometer, engine or doors. */
export function caravan(changes: Partial<Car> = {}): Car {
  return aCar({
    id: "4001",
    slug: "2022-jayco-journey-used-c4001",
    item_type: "caravan",
    year: 2022,
    make: "Jayco",
    model: "Journey",
    badge: "17.55-3",
    series: null,
    km: null,
    seats: null,
    doors: null,
    drive: null,
    fuel: null,
    simple_fuel: null,
    body: "Caravan",
    simple_body: "Caravan",
    trans: null,
    simple_transmission: null,
    engine_size_litres: null,
    cylinders: null,
    fuelconsumptioncombined: null,
    towingcapacitybraked: null,
    ancaprating: null,
    price: 59990,
    ...changes,
  });
}

/** A car on offer: the offer price shows, with the price before crossed out. */
export function onOffer(changes: Partial<Car> = {}): Car {
  return aCar({ price: 38990, offer_price: 36990, before_price: 39990, ...changes });
}

/** A car to subscribe to by the week. */
export function subscriptionCar(changes: Partial<Car> = {}): Car {
  return aCar({ subscription_price: 249, ...changes });
}

/** The least a record may hold: every optional field null or empty. */
export function bareCar(changes: Partial<Car> = {}): Car {
  const { id, slug, make, model, car_type, status, ...rest } = aCar();
  const empty = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [
      name,
      Array.isArray(value) ? [] : name === "finance_lenders" ? {} : null,
    ]),
  );
  return {
    ...rest,
    ...empty,
    id,
    slug,
    make,
    model,
    car_type,
    status,
    path: rest.path,
    name: `${make} ${model}`,
    show_on_dealer_website: true,
    ...changes,
  };
}
