import type { DatabaseWriter } from "../../records/bump-version.ts";

/** What an import works on, inside its transaction. */
export interface StockTransaction {
  tx: DatabaseWriter;
  siteSlug: string;
  /** Mapping, and so the list of cars that a file is whole for (decisions.md row 64). */
  source: string;
  /** The one moment of the import. */
  now: Date;
}
