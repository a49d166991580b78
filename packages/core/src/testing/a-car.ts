import type { Car } from "../entities/car.ts";
import { carPath } from "../car/car-path.ts";
import { carTitle } from "../car/car-title.ts";

/**
 * A car for tests: a plain used Mazda in stock with every common field filled, the same each time. Path and name follow
 * from the other fields unless they are given.
 *
 * @example
 * aCar({ price: null }).name // "2021 Mazda CX-5 Touring KF"
 */
export function aCar(changes: Partial<Car> = {}): Car {
  const car = { ...plain, ...changes };
  return { ...car, path: changes.path ?? carPath(car.slug), name: changes.name ?? carTitle(car) };
}

const plain: Omit<Car, "path" | "name"> = {
  id: "1042",
  slug: "2021-mazda-cx-5-touring-used-s1042",
  item_type: "car",
  make: "Mazda",
  model: "CX-5",
  badge: "Touring",
  series: "KF",
  year: 2021,
  colour: "Soul Red",
  interior_colour: "Black",
  car_type: "used",
  status: "in_stock",
  tag: null,
  reserved: false,
  certified: false,
  preorder: false,
  price: 38990,
  before_price: null,
  offer_price: null,
  subscription_price: null,
  price_type: "drive_away",
  price_type_label: null,
  km: 23255,
  stocknum: "S1042",
  vin: "JM0KF4WLA00123456",
  nvic: null,
  regplate: "ABC12D",
  rego_expiry: "2027-03-31",
  build_date: "2021-02",
  compliance_date: "2021-04",
  seats: 5,
  doors: 4,
  drive: "AWD",
  fuel: "Unleaded",
  simple_fuel: "Petrol",
  body: "SUV",
  simple_body: "SUV",
  trans: "6 speed automatic",
  simple_transmission: "Automatic",
  engine_size: null,
  engine_size_litres: 2.5,
  cylinders: 4,
  fuelconsumptioncombined: 7.4,
  towingcapacitybraked: 2000,
  ancaprating: 5,
  images: [
    { image: { url: "/photos/cx5-1.jpg", thumb: { url: "/photos/cx5-1-small.jpg" } } },
    { image: { url: "/photos/cx5-2.jpg", thumb: { url: "/photos/cx5-2-small.jpg" } } },
  ],
  primary_image_url: "/photos/cx5-1.jpg",
  video_url: null,
  external_video_url: null,
  walkaround_videos: [],
  standardEquipment: ["Reversing camera", "Heated seats"],
  dealercomments: "One owner, full service history.",
  created_at: "2026-10-01T00:00:00Z",
  updated_at: "2026-11-01T00:00:00Z",
  sold_date_timestamp: null,
  show_on_dealer_website: true,
  city: "Dubbo",
  state: "NSW",
  dealership_id: "harbour",
  dealership_slug: "harbour-mazda",
  location: null,
  payment_processors: [],
  finance_lenders: {},
  autograb_data: null,
  views: 12,
};
