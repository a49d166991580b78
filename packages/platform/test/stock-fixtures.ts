import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Site, SiteDocumentInput } from "@forecourt/core/schemas";
import type { Database } from "../src/records/open-database.ts";
import { applySite } from "../src/domain/sites/apply-site.ts";
import { parseMapping } from "../src/domain/stock-import/find-mapping.ts";
import { importStock } from "../src/domain/stock-import/import-stock.ts";
import type { StockImportOptions, StockImportResult } from "../src/domain/stock-import/import-stock.ts";
import type { Mapping, MappingInput } from "../src/domain/stock-import/mapping-schema.ts";
import { siteDocument } from "./http-fixtures.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

/** A mapping of a made-up yard with VIN and stock number. */
export const yardMapping: MappingInput = {
  name: "yard",
  requiredColumns: ["Stock", "Make", "Model"],
  identity: ["Make", "Model", "Year", "Km"],
  fields: {
    stocknum: { from: "Stock" },
    vin: { from: "VIN" },
    make: { from: "Make", required: true },
    model: { from: "Model", required: true },
    badge: { from: "Badge" },
    year: { from: "Year" },
    km: { from: "Km", number: { decimals: 0 } },
    price: { from: "Price" },
    price_type: { from: "Price Type" },
    car_type: { from: { column: "Condition", values: { N: "new", D: "demo", U: "used" } }, otherwise: "used" },
    status: { from: { column: "Status", others: "keep" } },
    created_at: { from: "Since" },
  },
};

const header = "Stock,VIN,Make,Model,Badge,Year,Km,Price,Price Type,Condition,Status,Since";

/** What a row of a made-up file says; the rest is a used 2021 Mazda CX-5 Touring. */
export type YardRow = Partial<
  Record<
    | "stock"
    | "vin"
    | "make"
    | "model"
    | "badge"
    | "year"
    | "km"
    | "price"
    | "priceType"
    | "condition"
    | "status"
    | "since",
    string
  >
>;

/** A made-up stock file. */
export function yardFile(...rows: (YardRow | string)[]): string {
  const lines = rows.map((row) => (typeof row === "string" ? row : yardLine(row)));
  return `${[header, ...lines].join("\n")}\n`;
}

function yardLine(row: YardRow): string {
  const {
    stock = "",
    vin = "",
    make = "Mazda",
    model = "CX-5",
    badge = "Touring",
    year = "2021",
    km = "41200",
    price = "34990",
    priceType = "",
    condition = "U",
    status = "in_stock",
    since = "",
  } = row;
  return [stock, vin, make, model, badge, year, km, price, priceType, condition, status, since].join(",");
}

/** Somebody's yard: a site, and files that are imported into it. */
export interface Yard {
  site: Site;
  folder: string;
  import(content: string | Buffer, more?: Partial<StockImportOptions>): Promise<StockImportResult>;
  /** What the report says of a result, line by line, without the summary. */
  report(result: StockImportResult): Record<string, unknown>[];
  cars(): Promise<YardCar[]>;
  remove(): void;
}

/** A car as the tests look at it. */
export interface YardCar {
  id: string;
  slug: string;
  status: string;
  shown: boolean;
  version: number;
  soldAt: Date | null;
  firstSeenAt: Date;
  data: Record<string, unknown>;
}

/** Makes a site with an empty yard. */
export async function openYard(database: Database, slug: string, more: Partial<SiteDocumentInput> = {}): Promise<Yard> {
  const { site } = await applySite(database, siteDocument(slug, more));
  const folder = temporaryFolder("stock");
  const mapping: Mapping = parseMapping(yardMapping, "yard");
  return {
    site,
    folder,
    import(content, options = {}) {
      const file = join(folder, "stock.csv");
      writeFileSync(file, content);
      return importStock({ database, site, file, mapping, reportFolder: join(folder, "reports"), ...options });
    },
    report: ({ reportFile }) =>
      readFileSync(reportFile, "utf8")
        .trim()
        .split("\n")
        .slice(1)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    cars: async () => [
      ...(await database.sql<YardCar[]>`
        select id, slug, status, show_on_dealer_website as shown, version, sold_at as "soldAt", first_seen_at as "firstSeenAt", data
        from cars where site_slug = ${slug} order by id`),
    ],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
