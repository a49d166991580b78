export { Radio } from "./radio.tsx";
export type { RadioProps } from "./radio.tsx";
