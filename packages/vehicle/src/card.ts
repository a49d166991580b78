export { CarCard, cardPicture, type CarCardProps, type CardLink } from "./car-card.tsx";
export { CarTags } from "./car-tags.tsx";
export { CarPicture, preloadCarPicture, type CarPictureProps } from "./car-picture.tsx";
export { PriceBlock } from "./price-block.tsx";
export { unbrokenName } from "./unbroken-name.tsx";
export { pictureUrl, type PictureWidth } from "./picture-url.ts";
