/** A group of links beside the pages. */
export interface SiteSection {
  text: string;
  collapsed?: boolean;
  items: { text: string; link: string }[];
}

const guides = ["new-site", "new-template", "styling", "quotes", "operations", "security"];
const references = ["configuration", "car-fields", "rules", "api", "kit-props", "performance", "looks"];

/** What stands beside the pages: guides first, reasons last. */
export function siteSections(pages: readonly string[], titleOf: (page: string) => string): SiteSection[] {
  const links = (names: readonly string[]) => names.map((page) => ({ text: titleOf(page), link: `/${page}` }));
  const below = (folder: string) => pages.filter((page) => page.startsWith(`${folder}/`));
  return [
    { text: "Start", items: links(["index", "architecture"]) },
    { text: "Guides", items: links(guides) },
    { text: "Recipes", items: links(below("recipes")) },
    { text: "Reference", items: links(references) },
    { text: "Packages", items: links(below("packages")) },
    { text: "Decisions", collapsed: true, items: links(below("decisions")) },
  ];
}
