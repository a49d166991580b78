/**
 * What must hold at a site. A key of its document holds when its switch is on, when its list has the page's path, or
 * when its text is the page's path: `saved.compare`, `pages.on`, `financeEnquiry.route`. `is` and `not` compare with a
 * text instead of the path. Of a list of keys one is enough.
 */
export type PageCondition = string | { key: string; is: string } | { key: string; not: string } | readonly string[];

/** Files of the sitemap. */
export type SitemapName = "pages" | "searches" | "cars";

/** Parts of a site that a template may be made without. */
export type TemplatePart = "saved-cars" | "finance" | "brands";

/**
 * The one declaration of a page. Routes, links, menus, gates, sitemap, page cache, canonical addresses, `site check`,
 * the scaffolder and the test that opens every page read it; nothing else knows its path.
 *
 * @example
 * export const ourStoryPage = { name: "our-story", paths: ["/our-story"], label: "Our story", sitemap: "pages" } as const satisfies Page;
 */
export interface Page {
  /** In the words of a path, once among all pages. */
  name: string;
  /** Its paths, the usual one first. `{slug}` is a word that varies, `{slug?}` one that may be left out. */
  paths: readonly [string, ...string[]];
  /**
   * The list of a site whose entries' slugs, or keys of lenders as a path writes them, are the words that its path
   * varies by: of its document, such as `locations`, or of its content, such as `records.models`, which is known once
   * the site is served. Those that are not visible are left out. The sitemap has an address of each, and a link to any
   * other leads nowhere. @default any word
   */
  words?: string;
  /**
   * The kind of content whose records have an address each below its paths, such as `offer`: the path whose words are
   * those of the record. The sitemap has these addresses, and a link to any other leads nowhere. @default any word
   */
  records?: string;
  /** What menus call it where an entry does not say. @default every entry must say */
  label?: string;
  /** What turns it on: all of these. @default it is on at every site */
  settings?: readonly PageCondition[];
  /** For a page of `pages.on`: a new site has it unless its document says otherwise. @default false */
  isUsual?: boolean;
  /** Links of a site document may only lead there where all of these hold as well. @default wherever it is on */
  linkedWhen?: readonly PageCondition[];
  /** Sign-in comes first: always, or where `gatedRoutes` of a site names its first path. @default "never" */
  gate?: "never" | "setting" | "always";
  /** The file of the sitemap that lists it. A page without one is kept by no search engine. */
  sitemap?: SitemapName;
  /** Search engines may keep it only where all of these hold as well. @default wherever it is on */
  indexedWhen?: readonly PageCondition[];
  /** Names of the query parameters that it reads; the page cache drops all others. @default none */
  parameters?: readonly string[];
  /** Those parameters that make another page of it for search engines. @default none */
  canonicalParameters?: readonly string[];
  /** File of its route module, without its ending. @default its name */
  module?: string;
  /** Its forms may carry files, of so many bytes in all. @default a form is small, and files are left out */
  formBytes?: number;
  /** Name of the page that it opens on top of. Its path starts with the path of that one. */
  within?: string;
  /** Its body is the content record of its name: a site without one does not have the page. @default false */
  hasContent?: true;
  /** The kind of content records that it lists: a site without any has not the page. @default none */
  lists?: string;
  /** The part of a site to which it belongs, for templates that are made without that part. */
  part?: TemplatePart;
}

/** A page, or a page of a site document, which has fewer facts. */
export type DeclaredPage = Pick<Page, "paths"> & Partial<Page>;
