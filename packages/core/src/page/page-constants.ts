/** The sticky header appears after so many px of scrolling (S1 §2, §9). */
export const stickyHeaderFromPx = 500;
/** The sticky bottom bar appears after so many px of scrolling, where a site has it (S1 §2, §9, S2 §4, §9). */
export const stickyBarFromPx = 900;
/** How long an accordion takes to open or close, in milliseconds (S1 §9, S2 §9). */
export const collapseMs = 300;
/** How long a slide of the hero stands, in milliseconds (S1 §9). */
export const heroAutoplayMs = 3000;
/** A search box waits this long before it searches, in milliseconds (S1 §9). */
export const searchBoxDebounceMs = 300;
/** Px of drag for a frame of a spin (S1 §4, §9). */
export const spinSensitivity = 20;
/** How long "Copied" stands, in milliseconds (S1 §4, §9). */
export const copiedNoticeMs = 1500;
/** Size of the window in which a car is shared, in px (S1 §9). */
export const shareWindow = { width: 550, height: 400 } as const;
/** How long a toast stands, in milliseconds (S1 §8, S2 §4, decisions.md row 37). */
export const toastMs = 3000;
/** Placeholders while similar cars load (S1 §9). */
export const similarPlaceholders = 6;
/** Featured used cars of the finance enquiry (S2 §9). */
export const featuredStockShown = 6;
/** Featured cars have more photos than this (S2 §9, decisions.md row 30). */
export const featuredPhotosMoreThan = 1;
/** Widths at which a page changes, in px (S1 §9, S2 §9). */
export const breakpointsPx = { xs: 400, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;
/** Lowest and highest default quality of pictures, in percent (S2 §9). */
export const imageQuality = { min: 75, max: 80 } as const;
