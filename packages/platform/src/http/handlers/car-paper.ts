import { crc32 } from "node:zlib";
import { wallDate } from "@forecourt/core";
import type { CarNotice, Site } from "@forecourt/core/schemas";
import type { FoundCar } from "../../domain/stock/find-car.ts";
import type { SheetComparison } from "../../files/documents/car-sheet.ts";
import { hasVersion } from "../answers/not-modified.ts";
import type { ApiDependencies } from "./api-dependencies.ts";

const caching = "public, max-age=60, must-revalidate";

/** Which paper of a car is asked for: plain, with the comparison of its price, or an official notice. */
export interface AskedPaper {
  request: Request;
  /** Name of the file. */
  file: string;
  comparison?: SheetComparison;
  notice?: CarNotice;
}

/** Makes what answers with papers of cars; one that the browser has is not made again. */
export function createCarPaper({
  carPdf,
  versionsOf,
  now,
}: Pick<ApiDependencies, "versionsOf" | "now"> & Pick<ApiDependencies["vehicle"], "carPdf">) {
  return async (
    site: Site,
    { id, car, version }: FoundCar,
    { request, file, comparison, notice }: AskedPaper,
  ): Promise<Response> => {
    const at = now();
    const { site: siteVersion, build } = versionsOf(site);
    const words = comparison || notice ? `-${crc32(JSON.stringify(comparison ?? notice)).toString(36)}` : "";
    const key = `${id}-${version}-${siteVersion}-${build}-${wallDate(at, site.timeZone)}${words}`;
    const headers = {
      etag: `W/"pdf-${key}"`,
      "cache-control": caching,
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${file}"`,
      "x-robots-tag": "noindex",
      "x-content-type-options": "nosniff",
    };
    if (hasVersion(request.headers, headers.etag)) return new Response(null, { status: 304, headers });
    const host = site.hosts[0];
    const origin = host === undefined ? new URL(request.url).origin : `https://${host}`;
    const pdf = await carPdf({ site, car, version: key, origin, now: at, comparison, notice });
    return new Response(request.method === "HEAD" ? null : pdf, {
      headers: { ...headers, "content-length": String(pdf.byteLength) },
    });
  };
}
