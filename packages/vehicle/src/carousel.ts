export { Carousel, type CarouselProps } from "./carousel-strip.tsx";
export { CarList, type CarListProps, type CarCardComponent } from "./car-list.tsx";
export type { CarName } from "./car-names.tsx";
export { SimilarCars, type SimilarCarsProps } from "./similar-cars.tsx";
export { useKeptPlace, type KeptPlace } from "./use-kept-place.ts";
export { useAboutToBeSeen } from "./use-about-to-be-seen.ts";
