// One file for all of the finder that comes when it is needed: three small ones would split what results share with
// them.
export { countStock } from "./count-stock.ts";
export { FinderChoices } from "./finder-choices.tsx";
export { KeywordBox } from "./keyword-box.tsx";
