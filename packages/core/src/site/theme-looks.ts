import { z } from "zod";
import { setting } from "./setting.ts";

/**
 * The ways to build a part of a site's pages, each with what it is in words: the schema, its reference and the
 * templates' guide read them here.
 */
type Looks = Readonly<Record<string, string>>;

/** How the header is built. */
const header = {
  row: "one row",
  centred: "the logo in the middle over the menu",
  search: "a search box over the menu",
  compact: "one slim row with the menu in a sheet",
} as const satisfies Looks;

/** How the first page opens. */
const hero = {
  photo: "a picture from edge to edge under a panel",
  split: "words beside a picture",
  search: "the search without a picture, budgets first",
  poster: "large words over a picture",
  framed: "words over a picture with a margin",
  band: "a dark band that the car stands out of",
} as const satisfies Looks;

/** How a car's card is built. */
const card = {
  photo: "picture first",
  price: "a strip with the price",
  dense: "small",
  panel: "words on a panel over the picture",
  framed: "in a frame",
  open: "without a box",
} as const satisfies Looks;

/** What is done to the pictures of cards. */
const pictures = {
  plain: "nothing",
  inset: "rounded, with a margin",
  toned: "toned by the accent, on a light page",
  wide: "wide",
} as const satisfies Looks;

/** How a vehicle's page is built. */
const vehicle = {
  beside: "pictures beside the summary",
  stage: "a picture from edge to edge over a strip of the summary",
  price: "name and price on a band over a strip of pictures",
  market: "a narrow summary before pictures with the others below",
  headline: "the name over a page of pictures, the price beside the details",
  facts: "name and price in a row, a band of facts, what can be done in one row, then pictures two by two",
} as const satisfies Looks;

/** How pages of forms are built. */
const forms = {
  panel: "the picture beside the title on a panel",
  behind: "the picture behind the title from edge to edge",
  split: "no picture, title and notes in a column beside the form",
} as const satisfies Looks;

/** How the footer is built. */
const footer = {
  columns: "columns",
  places: "all places, then the menus, in rows",
  line: "a few lines",
  centred: "in the middle",
} as const satisfies Looks;

/** How the menu of small screens is built. */
const menu = {
  list: "a list from the side",
  words: "large words over the whole screen",
  tiles: "tiles from below",
} as const satisfies Looks;

const source = "S1 §1, S2 §1";

/** A key that takes the name of a look; its description says what each is. */
function look<Names extends Looks>(question: string, looks: Names) {
  const names = Object.keys(looks) as [keyof Names & string, ...(keyof Names & string)[]];
  const words = names.map((name) => `${name}: ${looks[name]}`).join("; ");
  return setting(z.enum(names).optional(), source, `${question}. ${words}.`, "the template's");
}

/** The keys of a site's theme that say how its pages are built. */
export const lookSettings = {
  header: look("How the header is built", header),
  hero: look("How the first page opens", hero),
  card: look("How a car's card is built", card),
  pictures: look("What is done to the pictures of cards", pictures),
  vehicle: look("How a vehicle's page is built", vehicle),
  forms: look("How pages of forms are built", forms),
  footer: look("How the footer is built", footer),
  menu: look("How the menu of small screens is built", menu),
} as const;

/** How much space parts have around them. */
export const densities = ["airy", "regular", "dense"] as const;
/** Parts that may stand on the dark band. */
export const bandParts = ["header", "hero", "statements", "footer"] as const;
