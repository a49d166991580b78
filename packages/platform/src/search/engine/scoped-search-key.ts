import { createHmac } from "node:crypto";

/**
 * A key of the Typesense protocol that carries parameters nobody can change: they are signed with the parent key, and
 * the engine adds their filter to every search made with the key.
 *
 * @example
 * scopedSearchKey("parent-key", { filter_by: "site:=`harbour`" }) // "cE5h…"
 */
export function scopedSearchKey(parent: string, parameters: Record<string, unknown>): string {
  const json = JSON.stringify(parameters);
  const digest = createHmac("sha256", parent).update(json).digest("base64");
  return Buffer.from(`${digest}${parent.slice(0, 4)}${json}`).toString("base64");
}
