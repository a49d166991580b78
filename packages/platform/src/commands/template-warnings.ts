import type { Site, SiteWarning } from "@forecourt/core/schemas";
import type { StoredLayers } from "../domain/sites/site-layers.ts";

const rule = "S1 §1";
const prefix = "template:";

/**
 * A template that no server on these records has had yet: its site answers that it is being prepared, and nobody would
 * hear why. Without any, as before the first start, nothing is known.
 *
 * @example
 * templateWarnings({ template: "metroo" }, layers)[0].path // "template"
 */
export function templateWarnings({ template }: Partial<Pick<Site, "template">>, layers: StoredLayers): SiteWarning[] {
  const known = [...layers.keys()].flatMap((layer) => (layer.startsWith(prefix) ? [layer.slice(prefix.length)] : []));
  if (template === undefined || known.length === 0 || known.includes(template)) return [];
  const message = `No server here has the template ${template}, so the pages say that the website is being prepared. There are: ${known.toSorted().join(", ")}. Name one of them, or start the server with it. (${rule})`;
  return [{ path: "template", rule, message }];
}
