import type { Site, SiteDocumentInput } from "@forecourt/core/schemas";
import { siteSchema } from "@forecourt/core/schemas";
import type { ThemePreset } from "@forecourt/ui-kit/theme";

/** A dealer in whose look parts are shown: a demo site, or a look that none of them has. */
export interface WorkshopSite {
  /** What the toolbar calls it. */
  title: string;
  site: Site;
  /** Look of its template, which the site's theme changes. */
  preset: ThemePreset;
}

const documents = import.meta.glob<SiteDocumentInput>("../../../tooling/demo/sites/**/*.json", {
  eager: true,
  import: "default",
});

/** The looks of the templates that sites are made with. */
const templates = import.meta.glob<ThemePreset>("../../*/app/theme.ts", { eager: true, import: "theme" });
/** Dark, so that no part forgets a ground; no demo dealer is. */
const night: ThemePreset = { accent: "#4cc38a", page: "#0f1416", band: "#161d20", ink: "#e8eeee", radius: 12 };

const bySlug = new Map(Object.values(documents).map((document) => [document.slug, document]));
const known = new Map<string, WorkshopSite>();

/** Where the switcher stands at first. */
export const firstSite = "harbour-mazda";
const nightSite = "after-dark";

/**
 * Choices of the site switcher: the demo dealers, those whose documents change their template's look first, and the
 * dark look.
 */
export const siteChoices: { value: string; title: string }[] = [
  ...[...bySlug.values()]
    .sort((a, b) => Number(a.theme === undefined) - Number(b.theme === undefined))
    .map(({ slug, name }) => ({ value: slug, title: name })),
  { value: nightSite, title: "After dark (no dealer's)" },
];

/**
 * A site of the switcher, parsed as the platform parses it.
 *
 * @throws ZodError when a demo document is no valid site
 */
export function workshopSite(choice: string): WorkshopSite {
  const found = known.get(choice) ?? readSite(choice);
  known.set(choice, found);
  return found;
}

function readSite(choice: string): WorkshopSite {
  const document = bySlug.get(choice) ?? bySlug.get(firstSite);
  if (!document)
    throw new Error(
      `[workshop] There is no demo site "${firstSite}" in tooling/demo/sites. Name another one in apps/workshop/lib/workshop-site.ts.`,
    );
  const { secrets: _, ...rest } = document;
  const site = siteSchema.parse(choice === nightSite ? { ...rest, theme: {} } : rest);
  return {
    title: siteChoices.find(({ value }) => value === choice)?.title ?? choice,
    site,
    preset: choice === nightSite ? night : presetOf(site.template),
  };
}

function presetOf(template: string): ThemePreset {
  const preset = templates[`../../${template}/app/theme.ts`];
  if (!preset)
    throw new Error(`[workshop] apps/${template}/app/theme.ts exports no theme, and a demo site is made with it.`);
  return preset;
}
