export { PriceShortcuts } from "@forecourt/search/finder";
