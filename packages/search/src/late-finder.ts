// In one file, so in one chunk: three small chunks would split the code that results share with them.
export { countStock } from "./count-stock.ts";
export { FinderChoices } from "./finder-choices.tsx";
export { KeywordBox } from "./keyword-box.tsx";
