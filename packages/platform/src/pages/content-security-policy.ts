import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** The elements of a name, as the pages' renderer writes them. One that is written another way is in no list, and so is not allowed. */
function* elements(html: string, name: "script" | "style"): Generator<{ attributes: string; text: string }> {
  const [open, close] = [`<${name}`, `</${name}>`];
  for (let at = html.indexOf(open); at >= 0; at = html.indexOf(open, at)) {
    const from = html.indexOf(">", at);
    const to = html.indexOf(close, from);
    if (from < 0 || to < 0) return;
    yield { attributes: html.slice(at + open.length, from), text: html.slice(from + 1, to) };
    at = to;
  }
}

/** Types of `<script>` that a browser runs or obeys; the others (JSON) are data and need no permission. */
const isRun = (attributes: string) => {
  const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? "";
  return ["", "module", "text/javascript", "application/javascript", "importmap", "speculationrules"].includes(type);
};

/**
 * The Content-Security-Policy of a finished page: scripts and styles come from the site itself, or are one of the
 * inline ones that stand in this very page, named by their hash. Style attributes are allowed (sliders and pictures
 * carry measures in them); inline event handlers, plugins and foreign frames' embedding are not.
 *
 * @example
 * contentSecurityPolicy("<script>1</script>")
 * // "default-src 'self'; script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='; …"
 */
export function contentSecurityPolicy(html: string): string {
  const scriptHashes = new Set<string>();
  for (const { attributes, text } of elements(html, "script")) {
    if (/\bsrc\s*=/i.test(attributes) || !isRun(attributes)) continue;
    scriptHashes.add(hashOf(text));
  }
  const styleHashes = new Set(Array.from(elements(html, "style"), ({ text }) => hashOf(text)));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(" "),
    ["style-src 'self'", ...styleHashes].join(" "),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    "media-src 'self' https:",
    "frame-src 'self' https:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/** Pages share their scripts and styles. */
const hashes = new LRUCache<string, string>({ max: 500, maxSize: 8 * 1024 * 1024, sizeCalculation: (_hash, text) => text.length + 1 });

/** A browser hashes a script as it stands after reading the page: line ends are made one way first. */
function hashOf(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const made = `'sha256-${hash("sha256", text.includes("\r") ? text.replaceAll(/\r\n?/g, "\n") : text, "base64")}'`;
  // A copy: a slice of the page would keep the whole page.
  hashes.set(Buffer.from(text).toString(), made);
  return made;
}
