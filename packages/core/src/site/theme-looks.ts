/** How the header is built: one row; the logo in the middle over the menu; a search box over the menu; one slim row with the menu in a sheet. */
export const headerLooks = ["row", "centred", "search", "compact"] as const;
/**
 * How the first page opens: a picture from edge to edge under a panel; words beside a picture; the search without a picture; large words over a picture;
 * words over a picture with a margin; a dark band that the car stands out of.
 */
export const heroLooks = ["photo", "split", "search", "poster", "framed", "band"] as const;
/** How a car's card is built: picture first; a strip with the price; small; words on a panel over the picture; in a frame; without a box. */
export const cardLooks = ["photo", "price", "dense", "panel", "framed", "open"] as const;
/** What is done to pictures of cars: nothing; rounded, with a margin; toned by the accent; wide. */
export const pictureLooks = ["plain", "inset", "toned", "wide"] as const;
/** How much space parts have around them. */
export const densities = ["airy", "regular", "dense"] as const;
/** Parts that may stand on the dark band. */
export const bandParts = ["header", "hero", "statements", "footer"] as const;
