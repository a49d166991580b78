import { hash, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { copied } from "./copied.ts";

/**
 * The nonce of scripts and styles that the storefront itself writes into a page. It stands in a page only until the
 * page is finished, so that no content can carry it.
 */
export const pageNonce = `own-${randomBytes(16).toString("base64url")}`;

const attribute = ` nonce="${pageNonce}"`;

/** A page without nonces, and what a browser may run of it. */
export interface PermittedInline {
  html: string;
  /**
   * Sources of the page's own inline scripts and styles for a Content-Security-Policy, each in quotation marks, parted
   * by blanks.
   */
  scripts: string;
  styles: string;
}

/**
 * Takes the nonces out of a page, and names by their hashes the inline scripts and styles that had one. What stands in
 * a page without the nonce, such as a script within a content block, is not named, and a browser does not run it.
 *
 * @param page without the parts that are known from other pages: those have no scripts and no styles
 * @example
 * permittedInline(`<script nonce="${pageNonce}">1</script><script>2</script>`)
 * // { html: "<script>1</script><script>2</script>", scripts: "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='", styles: "" }
 */
export function permittedInline(page: string): PermittedInline {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  // Joined once: each copy of a page is as long as the page.
  const html: string[] = [];
  let from = 0;
  for (let at = page.indexOf(attribute); at >= 0; at = page.indexOf(attribute, from)) {
    html.push(page.slice(from, at));
    from = at + attribute.length;
    // React writes no "<" and no ">" within an attribute. Links have the nonce too.
    const opened = page.lastIndexOf("<", at);
    const name = (["script", "style"] as const).find((element) => page.startsWith(`<${element} `, opened));
    const start = page.indexOf(">", from) + 1;
    const end = name === undefined ? start : page.indexOf(`</${name}>`, start);
    if (name !== undefined && end > start) hashes[name].add(hashOf(page.slice(start, end)));
  }
  html.push(page.slice(from));
  return { html: html.join(""), scripts: [...hashes.script].join(" "), styles: [...hashes.style].join(" ") };
}

/** Pages share their scripts and styles. */
const known = new LRUCache<string, string>({
  max: 500,
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (_hash, text) => text.length + 1,
});

/** A browser hashes a script as it stands after reading the page: line ends are made one way first. */
function hashOf(text: string): string {
  const ready = known.get(text);
  if (ready !== undefined) return ready;
  const made = `'sha256-${hash("sha256", text.includes("\r") ? text.replaceAll(/\r\n?/g, "\n") : text, "base64")}'`;
  known.set(copied(text), made);
  return made;
}
