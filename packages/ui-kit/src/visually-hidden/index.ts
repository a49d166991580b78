export { VisuallyHidden } from "./visually-hidden.tsx";
export type { VisuallyHiddenProps } from "./visually-hidden.tsx";
