import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { stockToCsv } from "../demo/feed-csv.ts";
import type { DemoCar } from "../demo/demo-car.ts";
import { harbourMazda } from "../demo/demo-site.ts";
import { generateStock } from "../demo/generate-stock.ts";
import { createRandom } from "../demo/random.ts";
import { makeVin } from "../demo/vin.ts";

/** Day on which the stock is as described. */
const day = "2026-11-21";
const hour = 3_600_000;

/**
 * Writes a feed of as many cars as asked, of the mix that the demo's dealer has: the same makes, models, bodies and
 * towns, each car with a number, plate, odometer, price and arrival of its own. The same count gives the same file on
 * every machine.
 *
 * @param count 1 to 1,000,000
 */
export async function writeScaleStock(file: string, count: number): Promise<void> {
  const models = generateStock(harbourMazda, day).map((car) => ({
    ...car,
    images: car.images.slice(0, 2),
    spin_images: [],
    hotspots: null,
  }));
  const output = createWriteStream(file);
  for (let first = 0; first < count; first += models.length) {
    const cars = models.slice(0, count - first).map((car, index) => anotherOf(car, first + index));
    const csv = stockToCsv(cars);
    if (!output.write(first === 0 ? csv : csv.slice(csv.indexOf("\r\n") + 2))) await once(output, "drain");
  }
  output.end();
  await once(output, "finish");
}

/** The same car once more: another one of its kind. */
function anotherOf(car: DemoCar, serial: number): DemoCar {
  const random = createRandom(`scale/${serial}`);
  const part = 0.75 + random.next() / 2;
  return {
    ...car,
    stocknum: `B${String(serial).padStart(6, "0")}`,
    vin: makeVin(car.vin.slice(0, 3), car.year, serial, random),
    regplate: car.regplate === null ? null : `B${serial.toString(36).toUpperCase().padStart(5, "0")}`,
    km: car.km === null ? null : Math.round(car.km * part),
    price: car.price === null ? null : Math.round((car.price * part) / 10) * 10,
    before_price: null,
    offer_price: null,
    created_at: new Date(Date.parse(car.created_at) - (serial % 997) * hour).toISOString(),
  };
}
