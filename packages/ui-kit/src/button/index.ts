export { Button } from "./button.tsx";
export type { ButtonProps } from "./button.tsx";
