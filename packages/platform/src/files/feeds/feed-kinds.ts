import type { Site } from "@forecourt/core/schemas";
import XMLBuilder from "fast-xml-builder";
import type { FeedCar, FeedRow } from "./feed-car.ts";
import { googleVehicleAd } from "./google-vehicle-ads.ts";
import type { GoogleVehicleAd } from "./google-vehicle-ads.ts";
import { vehicleListing, vehicleListingColumns } from "./google-vehicle-listings.ts";
import { csvLines } from "../../base/text/csv-lines.ts";
import { xmlSigns } from "../../base/xml/xml-text.ts";
import { metaColumns, metaVehicle } from "./meta-automotive.ts";

/** Name of a feed among the settings of a site. */
export type FeedName = "googleVehicleAds" | "metaAutomotive" | "googleVehicleListings";

/** How a feed is made. */
export interface FeedKind<Row = unknown> {
  name: FeedName;
  /** Last part of its address. */
  file: string;
  /** Content type. */
  type: string;
  rowOf(car: FeedCar): FeedRow<Row>;
  begin(site: Site, origin: string): string;
  write(rows: readonly Row[]): string;
  end: string;
}

/** The feeds that there are. */
export const feedKinds: readonly FeedKind[] = [
  kind<GoogleVehicleAd>({
    name: "googleVehicleAds",
    file: "google-vehicle-ads.xml",
    type: "application/xml; charset=utf-8",
    rowOf: googleVehicleAd,
    begin: (site, origin) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${xml({ title: site.name, link: `${origin}/`, description: `Cars of ${site.name}` })}`,
    write: (rows) => rows.map((row) => xml({ item: named(row) })).join(""),
    end: "</channel>\n</rss>\n",
  }),
  kind({ name: "metaAutomotive", file: "meta-automotive.csv", rowOf: metaVehicle, ...csv(metaColumns) }),
  kind({
    name: "googleVehicleListings",
    file: "google-vehicle-listings.csv",
    rowOf: vehicleListing,
    ...csv(vehicleListingColumns),
  }),
];

/** A kind whose rows are only known to itself. */
function kind<Row>(made: FeedKind<Row>): FeedKind {
  return made;
}

function csv(
  columns: readonly string[],
): Pick<FeedKind<Readonly<Record<string, string>>>, "type" | "begin" | "write" | "end"> {
  return {
    type: "text/csv; charset=utf-8",
    begin: () => csvLines([columns]),
    write: (rows) => csvLines(rows.map((row) => columns.map((column) => row[column]))),
    end: "",
  };
}

const builder = new XMLBuilder({ ignoreAttributes: true, processEntities: true, suppressEmptyNode: false });

function xml(element: object): string {
  return `${xmlSigns(builder.build(element))}\n`;
}

/** Attributes under Google's namespace, those inside others too. */
function named(value: object): object {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      `g:${name}`,
      Array.isArray(inner)
        ? inner.map((item: unknown) => (typeof item === "object" && item !== null ? named(item) : item))
        : inner,
    ]),
  );
}
