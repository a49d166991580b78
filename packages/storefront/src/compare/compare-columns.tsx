import type { CompareColumn } from "@forecourt/account/compare";
import type { FinanceFigure } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { WeeklyEstimate } from "@forecourt/finance/weekly";
import { CarPicture, CarTags, PriceBlock } from "@forecourt/vehicle/card";
import { compareLinks } from "../card-links.ts";
import { comparisonWarningId } from "../comparison-warning-id.ts";
import { siteFrequency } from "../site-frequency.ts";
import type { useSite } from "../use-site.ts";

/** A car of the comparison: without its pictures, comments and lenders. */
export type ComparedSiteCar = Omit<Car, "images" | "dealercomments" | "finance_lenders">;

/**
 * The columns of a comparison.
 *
 * @param options.figures the figure of each car, by its place
 */
export function compareColumns(
  cars: readonly ComparedSiteCar[],
  {
    site,
    money,
    figures,
    hasTestDrives,
    now,
  }: Pick<ReturnType<typeof useSite>, "site" | "money"> & {
    figures: readonly (FinanceFigure | undefined)[];
    hasTestDrives: boolean;
    now: Date;
  },
): CompareColumn[] {
  return cars.map((car, index) => ({
    car,
    tags: <CarTags car={car} stock={site.stock} now={now} />,
    picture: (
      <CarPicture
        source={car.primary_image_url}
        alt=""
        widths={[160, 320, 480, 640, 800]}
        sizes={pictureSizes(cars.length)}
        priority
      />
    ),
    price: <PriceBlock car={car} money={money} size="card" />,
    estimate: figures[index] && (
      <WeeklyEstimate
        figure={figures[index]}
        money={money}
        warningId={comparisonWarningId}
        frequency={siteFrequency(site)}
      />
    ),
    links: compareLinks(site, car, hasTestDrives),
  }));
}

/** How wide the picture of a column is shown, by the number of columns. */
const pictureSizes = (columns: number): string =>
  `(min-width: 992px) ${columns > 2 ? 330 : 524}px, (min-width: 768px) ${columns > 2 ? 200 : 300}px, ${columns === 1 ? "100vw" : "160px"}`;
