export { ContentBlocks, type ContentBlocksProps, type ContentParts } from "./content/content-blocks.tsx";
