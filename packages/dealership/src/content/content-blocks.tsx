import type { BlockOf, ContentBlock } from "@forecourt/core/schemas";
import type { ComponentType } from "react";
import { CallToAction } from "./call-to-action.tsx";
import { ContentCards } from "./content-cards.tsx";
import styles from "./dealership-content.module.css";
import { ContentTable } from "./content-table.tsx";
import { PictureText } from "./picture-text.tsx";
import { Prose } from "./prose.tsx";
import { Questions } from "./questions.tsx";
import { Statistics } from "./statistics.tsx";
import { ValueBanner } from "./value-banner.tsx";
import { VideoLink } from "./video-link.tsx";
import { WhyBuy } from "./why-buy.tsx";

/** Blocks that are made of other features; the storefront fills them in. */
export interface ContentParts {
  Banners: ComponentType;
  BodyTypes: ComponentType<{ block: BlockOf<"body-types">; index: number }>;
  Brands: ComponentType<{ block: BlockOf<"brands">; index: number }>;
  Featured: ComponentType<{ block: BlockOf<"featured">; index: number }>;
  Locations: ComponentType<{ block: BlockOf<"locations"> }>;
  Models: ComponentType<{ block: BlockOf<"models">; index: number }>;
  Offers: ComponentType<{ block: BlockOf<"offers">; index: number }>;
  Form: ComponentType<{ block: BlockOf<"form"> }>;
  Reviews: ComponentType<{ block: BlockOf<"reviews">; index: number }>;
  StockStrip: ComponentType<{ block: BlockOf<"stock-strip">; index: number }>;
}

/**
 * A template's own blocks by their kinds, in place of ours; `own` shows those that only the template knows, by the name
 * of the block.
 *
 * @example
 * const blocks: BlockSlots = { questions: OurQuestions, own: ({ block }) => block.name === "counter" && <Counter {...block.values} /> };
 */
export type BlockSlots = {
  [Kind in ContentBlock["kind"]]?: ComponentType<{ block: BlockOf<Kind>; index: number }>;
};

/** Props of {@link ContentBlocks}. */
export interface ContentBlocksProps {
  /** As the platform answers them: their prose is safe HTML. */
  blocks: readonly ContentBlock[];
  parts: ContentParts;
  /** @default ours */
  slots?: BlockSlots | undefined;
  /** Figures and calls to action stand on the dark band. @default false */
  onBand?: boolean | undefined;
}

/** The blocks of a content page, one below the other (S2 §2). They need no JavaScript. */
export function ContentBlocks({ blocks, parts, slots = {}, onBand = false }: ContentBlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        // Blocks have no names, and none moves while it is shown.
        <Block key={`${index} ${block.kind}`} block={block} index={index} parts={parts} slots={slots} onBand={onBand} />
      ))}
    </div>
  );
}

function Block({
  block,
  index,
  parts,
  slots,
  onBand,
}: {
  block: ContentBlock;
  index: number;
  parts: ContentParts;
  slots: BlockSlots;
  onBand: boolean;
}) {
  const Slot = slots[block.kind] as ComponentType<{ block: ContentBlock; index: number }> | undefined;
  if (Slot) return <Slot block={block} index={index} />;
  switch (block.kind) {
    case "prose":
      return <Prose html={block.text ?? ""} />;
    case "picture-text":
      return <PictureText {...block} priority={index === 0} />;
    case "cards":
      return <ContentCards {...block} />;
    case "questions":
      return <Questions {...block} />;
    case "table":
      return <ContentTable {...block} />;
    case "statistics":
      return <Statistics {...block} onBand={onBand} />;
    case "value-banner":
      return <ValueBanner {...block} />;
    case "why-buy":
      return <WhyBuy {...block} />;
    case "video":
      return <VideoLink {...block} />;
    case "call-to-action":
      return <CallToAction {...block} onBand={onBand} />;
    case "form":
      return <parts.Form block={block} />;
    case "banners":
      return <parts.Banners />;
    case "body-types":
      return <parts.BodyTypes block={block} index={index} />;
    case "featured":
      return <parts.Featured block={block} index={index} />;
    case "brands":
      return <parts.Brands block={block} index={index} />;
    case "locations":
      return <parts.Locations block={block} />;
    case "own":
      return null;
    case "models":
      return <parts.Models block={block} index={index} />;
    case "offers":
      return <parts.Offers block={block} index={index} />;
    case "reviews":
      return <parts.Reviews block={block} index={index} />;
    case "stock-strip":
      return <parts.StockStrip block={block} index={index} />;
  }
}
