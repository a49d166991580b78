import type { ApiClient } from "@forecourt/api/client";
import type { ContentBlock, Site } from "@forecourt/core/schemas";
import type { OfferFacts } from "@forecourt/dealership/offers";
import { siteOffers } from "./site-offers.ts";

/** The offers of the offers blocks of a page. */
export interface BlockOffers {
  /** By the place of the block among the blocks. */
  byBlock: Record<number, OfferFacts[]>;
  /** When they change by themselves. */
  changes: Date[];
}

/** Finds the offers of a page's offers blocks. */
export async function offersOf(
  blocks: readonly ContentBlock[],
  api: Pick<ApiClient, "getOffers" | "search">,
  site: Site,
  signal: AbortSignal,
): Promise<BlockOffers> {
  const found = await Promise.all(
    blocks.map(async (block, index) =>
      block.kind === "offers"
        ? [
            {
              index,
              ...(await siteOffers(api, site, { limit: block.count, category: block.category, isShown: true, signal })),
            },
          ]
        : [],
    ),
  );
  const blocksWithOffers = found.flat();
  return {
    byBlock: Object.fromEntries(blocksWithOffers.map(({ index, offers }) => [index, offers])),
    changes: blocksWithOffers.flatMap(({ changes }) => changes),
  };
}
