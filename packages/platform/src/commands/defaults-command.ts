import { applyDefaults } from "../domain/sites/apply-defaults.ts";
import { readLayers } from "../domain/sites/site-layers.ts";
import type { LayerName } from "../domain/sites/site-layers.ts";
import { print, table, UsageError } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";
import { readDocument } from "./read-document.ts";
import { withDatabase } from "./with-database.ts";

/** `site defaults [platform|template:<name>] [file]`: lists the defaults, prints those of a layer, or stores them. */
export async function siteDefaults(context: CommandContext, names: readonly string[]): Promise<number> {
  const [name, file, ...more] = names;
  if (more.length > 0) throw new UsageError("Name a layer and a file: forecourt site defaults platform <file.json>");
  if (name === undefined) return listDefaults(context);
  const layer = layerName(name);
  if (file === undefined) {
    const stored = await withDatabase(context, async (database) => (await readLayers(database.db)).get(layer));
    await print(context, stored?.document ?? {}, JSON.stringify(stored?.document ?? {}, undefined, 2));
    return 0;
  }
  const document = readDocument(context, file);
  const applied = await withDatabase(context, (database) => applyDefaults(database, layer, document, context.env));
  await print(
    context,
    applied,
    `${layer}: ${applied.outcome}, version ${applied.version}, below ${applied.sites.length} sites`,
  );
  return 0;
}

async function listDefaults(context: CommandContext): Promise<number> {
  const layers = await withDatabase(context, (database) => readLayers(database.db));
  const rows = [...layers].map(([layer, { version, document }]) => ({ layer, version, keys: Object.keys(document) }));
  const text =
    rows.length === 0
      ? "There are no defaults of your own. Set some with: forecourt site defaults platform <file.json>"
      : table([
          ["LAYER", "VERSION", "SECTIONS"],
          ...rows.map(({ layer, version, keys }) => [layer, String(version), keys.join(" ")]),
        ]);
  await print(context, rows, text);
  return 0;
}

function layerName(name: string): LayerName {
  const template = /^template:([a-z0-9-]+)$/.exec(name)?.[1];
  if (template !== undefined) return `template:${template}`;
  if (name === "platform") return name;
  throw new UsageError(`"${name}" has no defaults. Name platform, or a template as template:metro.`);
}
