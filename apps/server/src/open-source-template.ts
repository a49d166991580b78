import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createServer } from "vite";
import type { ViteDevServer } from "vite";
import type { Template, TemplateModule } from "./load-templates.ts";

/** A template that is served from its sources. */
export interface SourceTemplate {
  template: Template;
  vite: ViteDevServer;
  /** The defaults for its sites, as its sources say them now. */
  readDefaults: () => Promise<Readonly<Record<string, unknown>>>;
}

/**
 * Starts the Vite server of a template and loads the template. Pages are rendered from its sources as they are when the
 * page is asked for.
 *
 * @param folder the template; `vite.config.ts` lies in it
 * @param hotReloadPort where browsers hear of changes; one for each template
 * @throws whatever Vite says of sources that do not load; nothing is left running
 */
export async function openSourceTemplate(folder: string, hotReloadPort: number): Promise<SourceTemplate> {
  const vite = await createServer({
    root: folder,
    configFile: join(folder, "vite.config.ts"),
    appType: "custom",
    server: { middlewareMode: true, ws: { port: hotReloadPort } },
  });
  const load = async () => (await vite.ssrLoadModule("/server/app.ts")) as TemplateModule;
  // Whoever develops wants to read what failed.
  const logFailure = (event: string, error: unknown) => console.error(event, error);
  const render: TemplateModule["render"] = async (request, context) =>
    (await load()).render(request, { ...context, logFailure });
  try {
    const { render: first, siteDefaults = {} } = await load();
    const template = {
      name: sourceTemplateName(folder),
      publicPath: "/",
      clientDir: folder,
      siteDefaults,
      render: Object.assign(render, { routes: first.routes ?? [] }),
    };
    return { template, vite, readDefaults: async () => (await load()).siteDefaults ?? {} };
  } catch (error) {
    await vite.close();
    throw error;
  }
}

/** A build says its name by its public path; from sources that is the package's name without its scope. */
export function sourceTemplateName(folder: string): string {
  const { name = folder } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { name?: string };
  return basename(name);
}
