export { CarCard, type CarCardProps } from "./car-card.tsx";
export { pictureUrl, type PictureWidth } from "./picture-url.ts";
