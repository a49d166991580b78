export { Picture, preloadPicture } from "./picture.tsx";
export type { PictureProps, PictureRatio } from "./picture.tsx";
export { PicturePlaceholder } from "./picture-placeholder.tsx";
export type { PicturePlaceholderProps } from "./picture-placeholder.tsx";
