import type { ApiClient } from "@forecourt/api/client";
import type { ContentBlock, Site } from "@forecourt/core/schemas";
import type { HomeBlocksOf } from "./standard-home-blocks.ts";

/** The blocks of a first page, and when they change by themselves. */
export interface HomeBlocks {
  blocks: readonly ContentBlock[];
  changes: Date[];
}

/** The blocks of a site's first page: those of its content (`pages/home.md`), else those of its template. */
export async function homeBlocks(
  api: Pick<ApiClient, "getContent">,
  site: Site,
  { standard, signal }: { standard: HomeBlocksOf; signal: AbortSignal },
): Promise<HomeBlocks> {
  if (!hasOwnBlocks(site)) return { blocks: standard(site), changes: [] };
  const { blocks, changesAt } = await api.getContent({ kind: "page", slug: "home" }, { signal });
  const changes = changesAt === undefined ? [] : [new Date(changesAt)];
  return { blocks: blocks.length === 0 ? standard(site) : blocks, changes };
}

/** Whether the content of a site has blocks for its first page. */
const hasOwnBlocks = (site: Site): boolean => (site.shownContent?.["page"] ?? []).some(({ id }) => id === "home");
