import type { ApiClient } from "@forecourt/api/client";
import type { ContentBlock, Site } from "@forecourt/core/schemas";
import { blocksData } from "../content/blocks-data.ts";
import type { BlocksData, FoundBlocks } from "../content/blocks-data.ts";

/** What the first page shows in place of its standard sections. */
export interface HomeBlocks {
  blocks: readonly ContentBlock[];
  data: BlocksData;
}

/** That, and until when it is right. */
export interface FoundHomeBlocks extends Omit<FoundBlocks, "data"> {
  shown: HomeBlocks;
}

/** Whether the content of a site has blocks for its first page. */
export const hasHomeBlocks = (site: Site): boolean =>
  (site.shownContent?.["page"] ?? []).some(({ id }) => id === "home");

/** The blocks that the content of a site has for its first page; undefined for a site that leaves it as it is. */
export async function homeBlocks(
  api: ApiClient,
  site: Site,
  signal: AbortSignal,
): Promise<FoundHomeBlocks | undefined> {
  if (!hasHomeBlocks(site)) return undefined;
  const { blocks, changesAt } = await api.getContent({ kind: "page", slug: "home" }, { signal });
  if (blocks.length === 0) return undefined;
  const { data, cars, changes, isAway } = await blocksData(blocks, api, site, signal);
  return {
    shown: { blocks, data },
    cars,
    changes: [...changes, ...(changesAt === undefined ? [] : [new Date(changesAt)])],
    isAway,
  };
}
