export { PriceText } from "./price-text.tsx";
export type { PriceTextProps } from "./price-text.tsx";
