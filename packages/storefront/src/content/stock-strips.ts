import type { ApiClient } from "@forecourt/api/client";
import type { BlockOf, CarSummary, ContentBlock } from "@forecourt/core/schemas";
import { searchAt } from "../search/search-at.ts";

/** What a stock strip shows. */
export interface ShownStrip {
  cars: CarSummary[];
  /** How many cars the search finds. */
  count: number;
}

/** The stock strips of a page. */
export interface StockStrips {
  /** By the place of the strip among the blocks. */
  byBlock: Record<number, ShownStrip>;
  /** A search did not answer: the page is whole without its cars, and is not kept. */
  isUnavailable: boolean;
}

const nothing: ShownStrip = { cars: [], count: 0 };

/** Finds the cars of a page's stock strips; a strip whose search finds none has none. */
export async function stripsOf(
  blocks: readonly ContentBlock[],
  api: Pick<ApiClient, "getSearchPath" | "search">,
  signal: AbortSignal,
): Promise<StockStrips> {
  const found = await Promise.all(
    blocks.map(async (block, index) => {
      if (block.kind !== "stock-strip") return [];
      try {
        return [[index, await carsOf(block, api, signal)] as const];
      } catch {
        return [[index, undefined] as const];
      }
    }),
  );
  const strips = found.flat();
  return {
    byBlock: Object.fromEntries(strips.map(([index, strip]) => [index, strip ?? nothing])),
    isUnavailable: strips.some(([, strip]) => strip === undefined),
  };
}

async function carsOf(
  { search, count: most }: Pick<BlockOf<"stock-strip">, "search" | "count">,
  api: Pick<ApiClient, "getSearchPath" | "search">,
  signal: AbortSignal,
): Promise<ShownStrip> {
  const found = await searchAt(api, search, signal);
  if (!found) return nothing;
  return { cars: found.hits.filter(({ status }) => status !== "sold").slice(0, most), count: found.count };
}
