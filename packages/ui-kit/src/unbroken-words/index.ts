export { UnbrokenWords } from "./unbroken-words.tsx";
export type { UnbrokenWordsProps } from "./unbroken-words.tsx";
