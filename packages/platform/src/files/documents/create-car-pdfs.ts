import { calendarDayAt, formatCalendarDay, siteLocale } from "@forecourt/core";
import { locationOfCar } from "@forecourt/core/schemas";
import type { Car, CarNotice, Site } from "@forecourt/core/schemas";
import { LRUCache } from "lru-cache";
import { failureDetails } from "../../base/log/log-line.ts";
import type { Log } from "../../base/log/log-line.ts";
import type { TakeWork } from "../../base/load/create-work-queue.ts";
import type { OutsideFetch } from "../../base/outside/outside-fetch.ts";
import { carPhotos } from "./car-photo.ts";
import { carSheet } from "./car-sheet.ts";
import { noticeSheet } from "./notice-sheet.ts";
import type { SheetComparison } from "./car-sheet.ts";

/** The car on paper. */
export interface CarPdfRequest {
  site: Site;
  /** As the site shows it. */
  car: Car;
  /** Changes with all that stands on the paper. */
  version: string;
  /** Of the site, without a slash at the end. */
  origin: string;
  now: Date;
  /** How its price compares: the paper is the report of it. */
  comparison?: SheetComparison | undefined;
  /** The official notice on it: the paper is that alone. */
  notice?: CarNotice | undefined;
}

const maxBytes = 48 * 1024 * 1024;
const keptMs = 12 * 3_600_000;

/**
 * Makes the PDFs of cars, in the turn of a queue, each kept until the car or the site changes, for half a day at most
 * (the day it was printed stands on it). The library and its fonts are loaded by the first one.
 */
export function createCarPdfs(
  dataDir: string,
  fetch: OutsideFetch,
  log: Log,
  queue: TakeWork,
): (request: CarPdfRequest) => Promise<Uint8Array<ArrayBuffer>> {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: maxBytes,
    sizeCalculation: (pdf) => pdf.byteLength,
    ttl: keptMs,
  });
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  async function make({ site, car, origin, now, comparison, notice }: CarPdfRequest): Promise<Uint8Array<ArrayBuffer>> {
    const { drawSheet } = await import("./draw-sheet.ts");
    const locale = siteLocale(site);
    if (notice) {
      const printed = formatCalendarDay(calendarDayAt(now, site.timeZone), locale);
      return drawSheet(noticeSheet(car, notice, { site, origin, printed }), { photos: [], locale, now });
    }
    const photos = await carPhotos(dataDir, fetch, car).catch((error: unknown) => {
      log({ level: "warn", event: "pdf_without_photo", site: site.slug, ...failureDetails(error) });
      return [];
    });
    const place = locationOfCar(car, site.locations);
    return drawSheet(carSheet(car, { site, place, origin, now, comparison }), {
      photos,
      locale,
      now,
    });
  }

  return async (request) => {
    const key = `${request.site.slug} ${request.car.id} ${request.version} ${request.origin}`;
    const known = kept.get(key) ?? underWay.get(key);
    if (known) return known;
    const making = queue(() => make(request)).then((pdf) => {
      kept.set(key, pdf);
      return pdf;
    });
    underWay.set(key, making);
    try {
      return await making;
    } finally {
      underWay.delete(key);
    }
  };
}
