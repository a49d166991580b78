import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applySite, findMapping, importStock, openDatabase } from "@forecourt/platform";
import { demoMappingFile, readSiteDocument } from "../demo/demo-documents.ts";
import { writeScaleStock } from "./scale-stock.ts";

/** A data folder with a dealer of many cars. */
export interface ScaleData {
  dataDir: string;
  /** From opening the file to the commit. */
  importSeconds: number;
  /** Removes the folder unless it is kept; the server must have ended. */
  remove: () => void;
}

/**
 * Makes a data folder with the demo's dealer and as many cars as asked, imported as any dealer's file is. No pictures.
 *
 * @param keepIn folder that keeps it under its number of cars, with its index: the next run takes what is there
 * @throws Error when a car is refused
 */
export async function scaleData(cars: number, keepIn?: string): Promise<ScaleData> {
  const dataDir =
    keepIn === undefined ? mkdtempSync(join(realpathSync(tmpdir()), "forecourt-scale-")) : join(keepIn, String(cars));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  const keep = keepIn === undefined ? remove : () => {};
  const madeIn = join(dataDir, "import-seconds.txt");
  if (keepIn !== undefined && existsSync(madeIn))
    return { dataDir, importSeconds: Number(readFileSync(madeIn, "utf8")), remove: keep };
  if (keepIn !== undefined) remove();
  mkdirSync(dataDir, { recursive: true });
  try {
    const file = join(dataDir, "stock.csv");
    await writeScaleStock(file, cars);
    const database = await openDatabase({ dataDir, role: "command" });
    try {
      const { site } = await applySite(database, await readSiteDocument("harbour-mazda"));
      const started = performance.now();
      const { created } = await importStock({
        database,
        site,
        file,
        mapping: findMapping(demoMappingFile),
        reportFolder: join(dataDir, "reports"),
      });
      if (created !== cars)
        throw new Error(`${created} of ${cars} cars were imported; the reports in ${dataDir} say why.`);
      const importSeconds = (performance.now() - started) / 1000;
      writeFileSync(madeIn, String(importSeconds));
      return { dataDir, importSeconds, remove: keep };
    } finally {
      await database.close();
    }
  } catch (error) {
    remove();
    throw error;
  }
}
