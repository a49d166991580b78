// `node --conditions=@forecourt/source tooling/demo/write-demo-pack.ts <folder>`: stock, mapping and pictures for the
// demo of a template that was made outside this repository; they are published with @forecourt/server.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { composeMissingPictures } from "./compose-pictures.ts";
import { demoMappingFile } from "./demo-documents.ts";
import { tasmanMotors } from "./demo-site.ts";
import { stockToCsv } from "./feed-csv.ts";
import { generateStock } from "./generate-stock.ts";
import { parsePictureKey } from "./picture-key.ts";
import { pictureMaker } from "./picture-maker.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("[demo] Say which folder the stock and pictures go to.");
const to = resolve(folder);

const carsWanted = 48;
const picturesOfEach = 2;
/** One day for all builds, so that the same sources give the same package. */
const day = "2026-11-01";

const cars = generateStock(tasmanMotors, day)
  .filter(({ status, price }) => status === "in_stock" && price !== null)
  // Spread over the makes: the list is sorted by them.
  .filter((_, index, all) => index % Math.floor(all.length / carsWanted) === 0)
  .slice(0, carsWanted)
  .map((car) => ({
    ...car,
    location_id: "yard",
    distribution_locations: [],
    city: "Penrose",
    images: car.images.filter((key) => parsePictureKey(key)).slice(0, picturesOfEach),
    spin_images: [],
    hotspots: null,
    walkaround_videos: [],
    market: null,
    finance_lenders: null,
    youxQuote: null,
  }));

rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
writeFileSync(join(to, "stock.csv"), stockToCsv(cars));
copyFileSync(demoMappingFile, join(to, "mapping.json"));
const keys = new Set(cars.flatMap(({ images }) => images));
// A car's colours one after the other: its layers are then decoded once.
const wanted = [...keys].sort().flatMap((key) => {
  const compose = pictureMaker(key);
  return compose ? [{ key, compose }] : [];
});
await composeMissingPictures(to, wanted);
