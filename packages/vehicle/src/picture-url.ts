/** A width the platform resizes pictures to, in px. */
export type PictureWidth = 96 | 160 | 320 | 480 | 640 | 800 | 960 | 1280 | 1600;

export { pictureUrl } from "@forecourt/core";
