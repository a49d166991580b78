export { FormProgress } from "./form-progress.tsx";
export type { FormProgressProps } from "./form-progress.tsx";
export { useStepHeading } from "./use-step-heading.ts";
