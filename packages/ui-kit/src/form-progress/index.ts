export { FormProgress } from "./form-progress.tsx";
export type { FormProgressProps } from "./form-progress.tsx";
