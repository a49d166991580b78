export { Alert } from "./alert.tsx";
export type { AlertProps } from "./alert.tsx";
