import type { ApiClient } from "@forecourt/api/client";
import { displayPrice, displayPriceText, formatNumber, priceTypeLabel } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";

/** Cars on the page of a model. */
const shown = 8;

/** A model as the stock has it. */
export interface StockedModel {
  manufacturer_name: string;
  stock_name: string;
}

/** What the yard has of a model, calculated from the stock and typed nowhere (decisions.md row 93). */
export interface ModelStock {
  /** The newest cars: new and demonstrators, else used ones. */
  cars: CarSummary[];
  count: number;
  /** Whether the cars are used. */
  isUsed: boolean;
  /** The one with the lowest price; undefined where none has a price. */
  cheapest: CarSummary | undefined;
  /** The search did not answer: the page is whole without its cars, and is not kept. */
  isUnavailable: boolean;
}

/** Conditions of cars that are sold as the model is today. */
const current = ["new", "demo"];

/**
 * Finds the cars of a model. The lowest price is that of new and demonstrator cars: a used one of ten years is no price
 * of the model.
 */
export async function modelStock(
  api: Pick<ApiClient, "search">,
  model: StockedModel,
  signal: AbortSignal,
): Promise<ModelStock> {
  const find = (carTypes: readonly string[], more: Record<string, string> = {}) =>
    api.search(
      {
        make: [model.manufacturer_name],
        model: [model.stock_name],
        car_type: [...carTypes],
        status: ["in_stock"],
        ...more,
      },
      { signal },
    );
  try {
    const [newest, cheap] = await Promise.all([find(current), find(current, cheapestFirst)]);
    const answer = newest.count > 0 ? newest : await find(["used"]);
    return {
      cars: answer.hits.slice(0, shown),
      count: answer.count,
      isUsed: newest.count === 0 && answer.count > 0,
      cheapest: cheap.hits[0],
      isUnavailable: false,
    };
  } catch {
    return { cars: [], count: 0, isUsed: false, cheapest: undefined, isUnavailable: true };
  }
}

/** Cars with a price that shows, the lowest first. */
const cheapestFirst = { sortBy: "price_asc", price: "11-" };

/**
 * How many there are and from what price, in words; undefined where there are none.
 *
 * @example
 * stockLine({ count: 12, cheapest, isUsed: false }, money) // "From $41,990 drive away, 12 in stock"
 */
export function stockLine(
  { count, cheapest, isUsed }: Pick<ModelStock, "count" | "cheapest" | "isUsed">,
  money: MoneyFormat,
): string | undefined {
  if (count === 0 || isUsed) return undefined;
  const inStock = `${formatNumber(count, money.locale)} in stock`;
  const price = cheapest && displayPrice(cheapest);
  if (!cheapest || price?.dollars === undefined) return inStock;
  const type = priceTypeLabel(cheapest);
  return `From ${displayPriceText(price, money)}${type === undefined ? "" : ` ${lowerFirst(type)}`}, ${inStock}`;
}

const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
