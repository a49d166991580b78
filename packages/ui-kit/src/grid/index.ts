export { Grid } from "./grid.tsx";
export type { GridProps } from "./grid.tsx";
