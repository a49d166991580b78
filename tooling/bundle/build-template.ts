import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { refuseLostStyles } from "./lost-styles.ts";

/** What of Vite is used: tooling has no Vite of its own, each template builds with that which it asks for. */
interface Vite {
  createBuilder: (config: object) => Promise<{ buildApp: () => Promise<void> }>;
}

/**
 * Builds a template into its `build`, as `react-router build` does.
 *
 * @param logLevel what is said beside errors, which are thrown
 * @throws Error where browsers lack styles of the server's pages
 */
export async function buildTemplate(folder: string, logLevel: "info" | "error"): Promise<void> {
  const manifest = join(folder, "package.json");
  const { createBuilder } = (await import(moduleOf("vite", manifest))) as Vite;
  // Sizes of 500 files, packed to be printed, are read by nobody.
  const builder = await createBuilder({
    root: folder,
    mode: "production",
    logLevel,
    build: { reportCompressedSize: false, rolldownOptions: { cwd: folder } },
  });
  await builder.buildApp();
  refuseLostStyles(join(folder, "build"));
}

const moduleOf = (name: string, from: string) => pathToFileURL(createRequire(from).resolve(name)).href;
