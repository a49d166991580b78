export { FoldedText } from "./folded-text.tsx";
export type { FoldedTextProps } from "./folded-text.tsx";
