export { MapFrame } from "./map-frame.tsx";
export type { MapFrameProps } from "./map-frame.tsx";
