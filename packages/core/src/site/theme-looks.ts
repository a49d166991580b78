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
/**
 * How a vehicle's page is built: pictures beside the summary; a picture from edge to edge over a strip of the summary; name and price on a band over a
 * strip of pictures; a narrow summary before pictures with the others below; the name over a page of pictures, the price beside the details.
 */
export const vehicleLooks = ["beside", "stage", "price", "market", "headline"] as const;
/**
 * How pages of forms are built: the picture beside the title on a panel; behind the title from edge to edge; no picture, title and notes in a column
 * beside the form.
 */
export const formLooks = ["panel", "behind", "split"] as const;
/** How the footer is built: columns; all places, then the menus, in rows; a few lines; in the middle. */
export const footerLooks = ["columns", "places", "line", "centred"] as const;
/** How the menu of small screens is built: a list from the side; large words over the whole screen; tiles from below. */
export const menuLooks = ["list", "words", "tiles"] as const;
