export { CarCard, type CarCardProps, type CardLink } from "./car-card.tsx";
export { CarPicture, type CarPictureProps } from "./car-picture.tsx";
export { PriceBlock } from "./price-block.tsx";
export { pictureUrl, type PictureWidth } from "./picture-url.ts";
