export * from "./frame-icon.tsx";
export * from "./icon.tsx";
export * from "./list-icon.tsx";
export type { IconProps } from "./create-icon.tsx";
