import { z } from "zod";

/** A menu entry. `to` is a path of this site (`/search/used-cars`), a `tel:`/`mailto:` link or an https address. */
export const menuItemSchema = z.strictObject({
  label: z.string().min(1).max(40),
  to: z.string().regex(/^(\/[^\s]*|tel:[+\d ]+|mailto:[^\s]+|https:\/\/[^\s]+|#[\w-]+)$/, "Use a path such as /search/used-cars, a tel: or mailto: link, or an https address."),
});
/** A menu entry. */
export type MenuItem = z.output<typeof menuItemSchema>;

/** Header and footer menus (S2 §2). Entries whose page does not exist on the site are left out when it is served. */
export const navigationSchema = z.strictObject({
  /** Header menu. */
  header: z.array(menuItemSchema).max(9).default([
    { label: "Home", to: "/" },
    { label: "All stock", to: "/search/new-used-and-demo-cars" },
    { label: "New", to: "/search/new-cars" },
    { label: "Demo", to: "/search/demo-cars" },
    { label: "Used", to: "/search/used-cars" },
  ]),
  /** Footer groups: Categories, Buying, Aftersales, Company (S2 §2). */
  footer: z.array(z.strictObject({ title: z.string().min(1).max(40), items: z.array(menuItemSchema).max(12) })).max(6).default([]),
});
/** Parsed menus. */
export type Navigation = z.output<typeof navigationSchema>;
