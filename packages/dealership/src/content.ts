export {
  ContentBlocks,
  type BlockSlots,
  type ContentBlocksProps,
  type ContentParts,
} from "./content/content-blocks.tsx";
