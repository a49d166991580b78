import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ownPages } from "@forecourt/core/pages";
import type { OwnPage } from "@forecourt/core/pages";
import type { DocumentLayers } from "@forecourt/core/schemas";

/**
 * Finds the pages that the template in a folder declares in `app/pages.ts`. Its server stores them when it starts;
 * until then a document that leads to a page just written would be called wrong.
 *
 * @param cwd folder of a template, or any other
 * @returns what lies below a document, with these pages where the document names this template
 */
export async function declaredPages(
  cwd: string,
): Promise<(document: unknown, layers: DocumentLayers) => DocumentLayers> {
  const declared = await readDeclarations(cwd);
  return (document, layers) => {
    const named = (document as { template?: unknown } | null)?.template;
    if (!declared || named !== declared.template) return layers;
    const { pages } = (layers.template ?? {}) as { pages?: object };
    return { ...layers, template: { ...layers.template, pages: { ...pages, own: ownPages(declared.pages) } } };
  };
}

async function readDeclarations(cwd: string): Promise<{ template: string; pages: readonly OwnPage[] } | undefined> {
  const [file, manifest] = [join(cwd, "app", "pages.ts"), join(cwd, "package.json")];
  if (!existsSync(file) || !existsSync(manifest)) return undefined;
  const { name } = JSON.parse(readFileSync(manifest, "utf8")) as { name?: string };
  // Node can usually import the file unbuilt, because it has only declarations. Otherwise the pages that the server
  // stored are used.
  const { pages } = (await import(pathToFileURL(file).href).catch(() => ({}))) as { pages?: readonly OwnPage[] };
  return name !== undefined && pages ? { template: name, pages } : undefined;
}
