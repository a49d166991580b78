import type { ApiClient } from "@forecourt/api/client";
import type { CarSummary, ContentBlock } from "@forecourt/core/schemas";

/** The cars of the stock strips of a page, by the place of the strip among the blocks. */
export interface StockStrips {
  cars: Record<number, CarSummary[]>;
  /** A search did not answer: the page is whole without its cars, and is not kept. */
  isAway: boolean;
}

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
    cars: Object.fromEntries(strips.map(([index, cars]) => [index, cars ?? []])),
    isAway: strips.some(([, cars]) => cars === undefined),
  };
}

async function carsOf(
  { search, count }: Extract<ContentBlock, { kind: "stock-strip" }>,
  api: Pick<ApiClient, "getSearchPath" | "search">,
  signal: AbortSignal,
): Promise<CarSummary[]> {
  const [path = "", query = ""] = search.split("?", 2);
  const place = await api.getSearchPath({ path }, { signal });
  if (place.outcome !== "found") return [];
  const asked: Record<string, string[]> = {};
  for (const [name, values] of Object.entries(place.filters)) asked[name] = [...(values ?? [])];
  for (const [name, value] of new URLSearchParams(query)) asked[name] = [...(asked[name] ?? []), value];
  const { hits } = await api.search(asked, { signal });
  return hits.filter(({ status }) => status !== "sold").slice(0, count);
}
