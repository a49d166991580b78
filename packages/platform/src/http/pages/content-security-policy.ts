import type { OutsideSources } from "@forecourt/core/schemas";

/**
 * The Content-Security-Policy of a page: scripts and styles come from the site itself, or are inline ones that its renderer wrote and
 * named by their hashes. An inline script that came into a page with its content is not named, and does not run. Style
 * attributes are allowed (sliders and pictures carry measures in them); inline event handlers, plugins and foreign frames' embedding are not.
 *
 * @param scripts sources of the permitted inline scripts, parted by blanks
 * @param styles those of the permitted inline styles
 * @param frames the only sources whose frames the page may show; null: those of any https address, as a shopper goes on to other pages within this one
 * @param outside sources of other companies that the site's pages may use, besides
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
