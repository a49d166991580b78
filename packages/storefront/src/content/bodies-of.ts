import type { ApiClient } from "@forecourt/api/client";
import type { ContentBlock } from "@forecourt/core/schemas";

/** A body type as a block of a page shows it. */
export interface ShownBody {
  value: string;
  /** How many cars the stock has of it. */
  count: number;
  /** Picture of one of its cars. */
  picture: string | undefined;
}

/** The body types of the blocks of a page. */
export interface BlockBodies {
  /** By the place of the block among the blocks. */
  byBlock: Record<number, ShownBody[]>;
  /** A search did not answer: the page is whole without them, and is not kept. */
  isUnavailable: boolean;
}

/**
 * Finds the body types of a page's blocks, most cars first, each with a picture of the first of its cars that has one.
 */
export async function bodiesOf(
  blocks: readonly ContentBlock[],
  api: Pick<ApiClient, "search">,
  signal: AbortSignal,
): Promise<BlockBodies> {
  const asked = blocks.flatMap((block, index) => (block.kind === "body-types" ? [{ index, count: block.count }] : []));
  if (asked.length === 0) return { byBlock: {}, isUnavailable: false };
  try {
    const { facets } = await api.search({}, { signal });
    const most = Math.max(...asked.map(({ count }) => count));
    const bodies = await Promise.all(
      (facets["simple_body"] ?? []).slice(0, most).map(async (body): Promise<ShownBody> => {
        const { hits } = await api.search({ simple_body: body.value }, { signal });
        return { ...body, picture: hits.flatMap(({ primary_image_url: url }) => url ?? [])[0] };
      }),
    );
    return {
      byBlock: Object.fromEntries(asked.map(({ index, count }) => [index, bodies.slice(0, count)])),
      isUnavailable: false,
    };
  } catch {
    return { byBlock: {}, isUnavailable: true };
  }
}
