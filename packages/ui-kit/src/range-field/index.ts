export { RangeSlider } from "./range-slider.tsx";
export type { RangeSliderProps } from "./range-slider.tsx";
export { RangeField } from "./range-field.tsx";
export type { RangeFieldProps } from "./range-field.tsx";
export { evenStops } from "./range-scale.ts";
export type { RangeValue } from "./range-value.ts";
