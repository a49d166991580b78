import type { OutsideSources } from "@forecourt/core/schemas";

/**
 * The Content-Security-Policy of a page. Allowed are scripts and styles from the site itself, inline ones that the
 * renderer wrote, by their hashes, and style attributes, which hold measures of sliders and pictures. Not allowed are
 * inline scripts that came with a page's content, inline event handlers, plugins, and embedding of the page elsewhere.
 *
 * @param scripts sources of the permitted inline scripts, separated by spaces
 * @param styles those of the permitted inline styles
 * @param frames sources of the frames that the page may show; null: any https address, as a shopper may go on to other
 *   pages without a page load
 * @param outside further sources, of other companies, that the site's pages may use
 * @example
 * contentSecurityPolicy({ scripts: "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='", styles: "", frames: null, outside: outsideSources(site) })
 * // "default-src 'self'; script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='; style-src 'self'; …"
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  frames,
  outside,
}: {
  scripts: string;
  styles: string;
  frames: string | null;
  outside: OutsideSources;
}): string {
  return [
    "default-src 'self'",
    directive("script-src", scripts, ...outside.script),
    directive("style-src", styles, ...outside.style),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    "media-src 'self' https:",
    frames === null ? "frame-src 'self' https:" : directive("frame-src", frames, ...outside.frame),
    directive("connect-src", ...outside.connect),
    directive("font-src", ...outside.font),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/** The site itself, and more. */
const directive = (name: string, ...more: readonly string[]): string =>
  [name, "'self'", ...more.filter((source) => source !== "")].join(" ");
