export { MakeMark, type MakeMarkProps } from "./make-mark.tsx";
export { PriceShortcuts, type PriceShortcutsProps } from "./price-shortcuts.tsx";
export { StockFinder, type StockFinderProps } from "./stock-finder.tsx";
export { BodyTiles, type BodyTilesProps } from "./body-tiles.tsx";
