import { z } from "zod";
import { pageAt } from "../page/page-at.ts";
import { homePage } from "../pages/home.ts";
import { searchPage } from "../pages/search.ts";
import { conditionSearchPath } from "../search/search-paths.ts";
import { linkText, setting } from "./setting.ts";

const entry = {
  label: setting(z.string().min(1).max(40).optional(), "S2 §2", "What the entry reads.", "the label of its page"),
  to: setting(
    linkText,
    "S2 §2",
    "A path of this site (/search/used-cars), a tel: or mailto: link or an https address.",
  ),
};

/** An entry with the label of its page where it says none of its own. */
function withLabel<Entry extends { label?: string | undefined; to: string }>(
  entry: Entry,
  context: z.core.$RefinementCtx<Entry>,
): Entry & { label: string } {
  const place = pageAt(entry.to.replace(/[?#].*$/, ""), []);
  const label = entry.label ?? (place?.path.includes("{") ? undefined : place?.page.label);
  if (label !== undefined) return { ...entry, label };
  context.addIssue({ code: "custom", path: ["label"], message: "Is missing. The page has no label of its own." });
  return z.NEVER;
}

/** A menu entry. `to` is a path of this site (`/search/used-cars`), a `tel:`/`mailto:` link or an https address. */
export const menuItemSchema = z
  .strictObject({
    ...entry,
    items: setting(
      z.array(z.strictObject(entry).transform(withLabel)).max(20).optional(),
      "S2 §2",
      "Entries of its dropdown, such as those of Service and More.",
      "no dropdown",
    ),
    models: setting(
      z.boolean().optional(),
      "S2 §2",
      "Its dropdown lists the models by body category (New Vehicles), above its items. It is a plain link while the site shows no model.",
      "off",
    ),
  })
  .transform(withLabel);
/** A menu entry. */
export type MenuItem = z.output<typeof menuItemSchema>;

/** Header and footer menus (S2 §2). Entries whose page does not exist on the site are left out when it is served. */
export const navigationSchema = z.strictObject({
  header: setting(
    z
      .array(menuItemSchema)
      .max(9)
      .default([
        { label: homePage.label, to: homePage.paths[0] },
        { label: searchPage.label, to: conditionSearchPath() },
        { label: "New", to: conditionSearchPath(["new"]) },
        { label: "Demo", to: conditionSearchPath(["demo"]) },
        { label: "Used", to: conditionSearchPath(["used"]) },
      ]),
    "S2 §2",
    "Header menu.",
  ),
  footer: setting(
    z
      .array(
        z.strictObject({
          title: setting(z.string().min(1).max(40), "S2 §2", "Heading of the group."),
          items: setting(z.array(z.strictObject(entry).transform(withLabel)).max(12), "S2 §2", "Its entries."),
        }),
      )
      .max(6)
      .default([]),
    "S2 §2",
    "Footer groups: Categories, Buying, Aftersales, Company.",
  ),
});
/** Parsed menus. */
export type Navigation = z.output<typeof navigationSchema>;
