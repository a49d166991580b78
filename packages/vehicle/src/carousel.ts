export { Carousel, type CarouselProps } from "./carousel-strip.tsx";
export { CarList, type CarListProps, type CarCardComponent } from "./car-list.tsx";
export type { CarName } from "./car-names.tsx";
export { SimilarCars, type SimilarCarsProps } from "./similar-cars.tsx";
export { useStableHeight, type StableHeight } from "./use-stable-height.ts";
export { useNearViewport } from "./use-near-viewport.ts";
