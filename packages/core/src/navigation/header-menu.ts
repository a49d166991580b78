import { bodyLabels, modelHref, modelName, modelsByBody, modelsHref } from "../content/model-bodies.ts";
import { comingSoon } from "../content/listed-entries.ts";
import type { ModelEntry } from "../content/listed-entries.ts";
import { pageAt } from "../page/page-at.ts";
import { hasPage } from "../page/site-pages.ts";
import { modelsPath } from "../pages/models.ts";
import type { MenuItem } from "../site/navigation.ts";
import type { Site } from "../site/site-document.ts";

/** A link of a menu. */
export interface MenuLink {
  label: string;
  to: string;
  /** What stands behind the label, such as "Coming soon". */
  note?: string;
}

/** Links of a dropdown that belong together. */
export interface MenuGroup {
  links: MenuLink[];
  /** The first link leads to all of the others and is their heading. */
  isHeaded?: boolean;
}

/** An entry of the header: a link, or with `groups` the name of a dropdown. */
export interface MenuEntry extends MenuLink {
  groups?: MenuGroup[];
}

/** Models that one body category lists; its heading leads to all of them. */
const modelsListed = 12;

/**
 * The header menu of a site as it is shown: no entry leads to a page that the site does not have, models stand under
 * their body categories, and a dropdown that has nothing left is a link or goes (S2 §2 "Header menu",
 * decisions.md row 85).
 *
 * @param site as it is served, with what it shows of its content
 * @example
 * headerMenu(site) // [{ label: "Used cars", to: "/search/used-cars" }, { label: "Service", to: "/service", groups: [{ links: […] }] }]
 */
export function headerMenu(site: Site): MenuEntry[] {
  return site.navigation.header.flatMap((item) => entryOf(item, site) ?? []);
}

function entryOf({ label, to, items = [], models = false }: MenuItem, site: Site): MenuEntry | undefined {
  const isOn = hasPage(to, site);
  const links = items.filter((item) => hasPage(item.to, site)).map((item) => ({ label: item.label, to: item.to }));
  const ranges = models ? modelGroups(site) : [];
  const [first] = [...links, ...ranges.flatMap((group) => group.links)];
  if (first === undefined) return isOn ? { label, to } : undefined;
  const isListed = !isOn || links.some((link) => link.to === to);
  const own = isListed ? [] : [{ label: pageLabel(to, site) ?? label, to }];
  const others = [...own, ...links];
  return {
    label,
    // A template without dropdowns has a link here.
    to: isOn ? to : first.to,
    groups: others.length === 0 ? ranges : [...ranges, { links: others }],
  };
}

/** What the page at a link is called; undefined for one of many, such as a search. */
function pageLabel(to: string, { pages }: Site): string | undefined {
  const place = pageAt(to.replace(/[?#].*$/, ""), pages.own);
  return place?.path.includes("{") ? undefined : place?.page.label;
}

/** The models of each body category under a link to all of it; none where the site has no page of models. */
function modelGroups(site: Site): MenuGroup[] {
  const models = (site.records?.models ?? []).filter((model) => hasPage(linkOf(model, site), site));
  const makes = new Set(models.map((model) => model.manufacturer_name));
  if (!hasPage(modelsPath, site)) return [];
  return modelsByBody(models).map((group) => ({
    isHeaded: true,
    links: [
      { label: bodyLabels[group.body], to: modelsHref(group.body) },
      ...group.models.slice(0, modelsListed).map((model) => ({
        label: makes.size > 1 ? modelName(model) : model.name,
        to: linkOf(model, site),
        ...(model.status === comingSoon ? { note: "Coming soon" } : {}),
      })),
    ],
  }));
}

/** The page that stands for a model's own, where the site has it. */
function linkOf({ slug, override_url: other }: ModelEntry, site: Site): string {
  return modelHref(other !== undefined && hasPage(other, site) ? { slug, override_url: other } : { slug });
}
