/** Stands in a page's style element until the rules that the page uses are known (used-styles.ts). */
export const usedStylesMark = "/*used-styles*/";
