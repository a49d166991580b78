import type { ContentBlock } from "@forecourt/core/schemas";
import { createContext, use } from "react";
import { useSite } from "../use-site.ts";
import type { BlocksData } from "./blocks-data.ts";

/** What the blocks of a page need. */
export interface SiteBlocksProps {
  blocks: readonly ContentBlock[];
  data: BlocksData;
  /** Path of the page, which takes its forms. */
  path: string;
  /** Time at which the page was made, in ms. */
  now: number;
}

/** Context shared by the blocks of a page. */
export const PageBlocks = createContext<Omit<SiteBlocksProps, "blocks"> | undefined>(undefined);

/** The page around a block. */
export function usePageBlocks(): Omit<SiteBlocksProps, "blocks"> {
  const page = use(PageBlocks);
  if (!page) throw new Error("[storefront] A block stands outside the blocks of a page. Render it in SiteBlocks.");
  return page;
}

/** The site's look puts figures and calls to action on the dark band. */
export const useStatementsOnBand = (): boolean => useSite().site.look.bands.includes("statements");
