/**
 * Which rules of axe a part is held to: WCAG 2.2 AA and good practice, except what is asked of whole pages (one main
 * heading, everything within a landmark).
 */
export const accessibilityOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: {
    region: { enabled: false },
    "page-has-heading-one": { enabled: false },
    "landmark-one-main": { enabled: false },
  },
};
