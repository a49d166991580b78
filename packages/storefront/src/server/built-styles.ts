import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { StyleText } from "../start/style-text.ts";

/**
 * Reads the style sheets of a template's build, each once. Must be part of that build: they lie in the `client` folder
 * beside the folder of the SSR build.
 *
 * @param publicPath where the build's files are served, such as "/_t/metro/"
 */
export function builtStyles(publicPath: string): StyleText {
  const texts = new Map<string, string | undefined>();
  const client = clientFolder();
  return (href) => {
    if (!texts.has(href))
      texts.set(
        href,
        client !== undefined && href.startsWith(publicPath)
          ? textOf(join(client, pathOf(href).slice(publicPath.length)))
          : undefined,
      );
    return texts.get(href);
  };
}

// React Router ends the addresses of sheets that several pages share with a "#".
const pathOf = (href: string): string => href.replace(/[?#].*$/, "");

function clientFolder(): string | undefined {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "client", "assets"))) {
    if (folder === dirname(folder)) return undefined;
    folder = dirname(folder);
  }
  return join(folder, "client");
}

const textOf = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, "utf8") : undefined);
