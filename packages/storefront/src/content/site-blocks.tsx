import { ContentBlocks } from "@forecourt/dealership/content";
import type { ContentParts } from "@forecourt/dealership/content";
import { use } from "react";
import { SlotsContext } from "../site-slots.ts";
import { PageBlocks, useStatementsOnBand } from "./page-blocks.ts";
import type { SiteBlocksProps } from "./page-blocks.ts";

/**
 * The blocks of a page, with the forms, cars, offers and reviews of the site.
 *
 * @param props.parts how those are shown: `lateBlocks`, or at once where the whole list comes late
 */
export function SiteBlocks({ blocks, parts, ...page }: SiteBlocksProps & { parts: ContentParts }) {
  const onBand = useStatementsOnBand();
  return (
    <PageBlocks value={page}>
      <ContentBlocks blocks={blocks} parts={parts} slots={use(SlotsContext).Blocks} onBand={onBand} />
    </PageBlocks>
  );
}
