import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applySite, findMapping, importStock, openRecords } from "@forecourt/platform";
import { demoMappingFile, readSiteDocument } from "../demo/demo-documents.ts";
import { writeScaleStock } from "./scale-stock.ts";

/** A data folder with a dealer of many cars. */
export interface ScaleData {
  dataDir: string;
  /** From opening the file to the commit. */
  importSeconds: number;
  /** Removes the folder; the server must have ended. */
  remove: () => void;
}

/**
 * Makes a data folder with the demo's dealer and as many cars as asked, imported as any dealer's file is. No pictures.
 *
 * @throws Error when a car is refused
 */
export async function scaleData(cars: number): Promise<ScaleData> {
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), "forecourt-scale-"));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const file = join(dataDir, "stock.csv");
    await writeScaleStock(file, cars);
    const records = await openRecords({ dataDir, role: "command" });
    try {
      const { site } = await applySite(records, await readSiteDocument("harbour-mazda"));
      const started = performance.now();
      const { created } = await importStock({ records, site, file, mapping: findMapping(demoMappingFile), reportFolder: join(dataDir, "reports") });
      if (created !== cars) throw new Error(`${created} of ${cars} cars were imported; the reports in ${dataDir} say why.`);
      return { dataDir, importSeconds: (performance.now() - started) / 1000, remove };
    } finally {
      await records.close();
    }
  } catch (error) {
    remove();
    throw error;
  }
}
