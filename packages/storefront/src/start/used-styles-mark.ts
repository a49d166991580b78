/** Stands in the address of a page's style sheet until the rules that the page uses are known (used-styles.ts). */
export const usedStylesMark = "used-styles";
