import type { MoneyFormat } from "@forecourt/core";

/** Props of the price comparison. */
export interface ComparisonPanelProps {
  slug: string;
  money: MoneyFormat;
  /** The site's neutral word for a price in the low band (decisions.md row 33). */
  lowBandWord?: string | undefined;
  /** Offers the report of it to be downloaded. @default false */
  hasReport?: boolean | undefined;
}
