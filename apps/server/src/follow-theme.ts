import { logToStandardError as log, storeTemplateDefaults } from "@forecourt/platform";
import type { Platform } from "@forecourt/platform";
import { followFiles } from "./follow-files.ts";
import type { SourceTemplate } from "./open-source-template.ts";

/**
 * Stores the defaults of a template for its sites anew when its theme changes under development: the theme is written
 * into the head of a page and sent no second time, and its colours are defaults of the template's sites, too.
 */
export function followTheme(
  folder: string,
  { template: { name, siteDefaults }, vite, readDefaults }: SourceTemplate,
  platform: Pick<Platform, "database" | "sites">,
): void {
  let stored = JSON.stringify(siteDefaults ?? {});
  followFiles({
    folder,
    files: ["app/theme.ts", "server/app.ts"],
    vite,
    store: async () => {
      const defaults = await readDefaults();
      const before = stored;
      stored = JSON.stringify(defaults);
      if (stored === before) return false;
      await storeTemplateDefaults(platform.database, { [name]: defaults }, log);
      return true;
    },
    served: () => siteOfTemplate(platform, name),
  });
}

/** A site that has the template, as it is served at the moment. */
export const siteOfTemplate = (platform: Pick<Platform, "sites">, name: string) =>
  platform.sites().find(({ template }) => template === name);
