import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ApiClient } from "@forecourt/api/client";
import type { Site } from "@forecourt/core/schemas";
import { templateFolders } from "./template-folders.ts";

/** What a template's server build exports (design.md, "Floors"). */
export interface TemplateModule {
  render: {
    (
      request: Request,
      context: { site: Site; api: ApiClient; logFailure: (event: string, error: unknown) => void },
    ): Promise<Response>;
    /** Patterns of its routes, for the log. @default every page is `*` */
    routes?: readonly string[];
    /**
     * The file with the rules of a sheet that a page links, by the address of the sheet and by what stands in the
     * file's name; undefined where they are not known. @default pages link no such files
     */
    usedStyles?: (address: string, names: string) => Record<"plain" | "br" | "gzip", Buffer<ArrayBuffer>> | undefined;
  };
  /** Where its assets are: `/_t/<template>/`. */
  publicPath: string;
  /** What its sites have unless their documents say otherwise: keys of a site document. */
  siteDefaults?: Readonly<Record<string, unknown>>;
}

/** A built template. */
export interface Template extends TemplateModule {
  name: string;
  /** Folder of the files that browsers load. */
  clientDir: string;
}

/**
 * Loads the template that is built in a folder, and every one under its `apps/`. A template's name is that of its
 * public path, `/_t/<name>/`. The build's name changes with any of them, so that no page of an earlier build is served
 * from a cache.
 *
 * @throws Error when a build does not export what a template must.
 */
export async function loadTemplates(root: string): Promise<{ templates: Map<string, Template>; build: string }> {
  const templates = new Map<string, Template>();
  const hash = createHash("sha256");
  for (const folder of templateFolders(root, join("build", "server", "index.js"))) {
    const entry = join(folder, "build", "server", "index.js");
    const loaded = (await import(pathToFileURL(entry).href)) as Partial<TemplateModule>;
    if (typeof loaded.render !== "function" || typeof loaded.publicPath !== "string")
      throw new Error(
        `[server] The template in ${folder} does not export render and publicPath from ${entry}. Build it with the server entry of @forecourt/storefront.`,
      );
    const name = /^\/_t\/([a-z0-9-]+)\/$/.exec(loaded.publicPath)?.[1] ?? basename(folder);
    hash.update(name).update(readFileSync(entry));
    templates.set(name, {
      name,
      render: loaded.render,
      publicPath: loaded.publicPath,
      ...(loaded.siteDefaults && { siteDefaults: loaded.siteDefaults }),
      clientDir: join(folder, "build", "client"),
    });
  }
  return { templates, build: hash.digest("hex").slice(0, 12) };
}
