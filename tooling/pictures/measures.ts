export { bodies } from "./scene/bodies.ts";
export type { CarSpec } from "./scene/car-spec.ts";
export { spinStep, spinView, steppedBack } from "./scene/views.ts";
