export * from "./icon.tsx";
export type { IconProps } from "./create-icon.tsx";
