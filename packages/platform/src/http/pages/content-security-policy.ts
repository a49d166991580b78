/**
 * The Content-Security-Policy of a page: scripts and styles come from the site itself, or are inline ones that its renderer wrote and
 * named by their hashes. An inline script that came into a page with its content is not named, and does not run. Style
 * attributes are allowed (sliders and pictures carry measures in them); inline event handlers, plugins and foreign frames' embedding are not.
 *
 * @param scripts sources of the permitted inline scripts, parted by blanks
 * @param styles those of the permitted inline styles
 * @param frames the only sources whose frames the page may show; null: those of any https address, as a shopper goes on to other pages within this one
 * @param chat what the site's chat bot may do once a shopper starts it; left out, there is none
 * @example
 * contentSecurityPolicy({ scripts: "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='", styles: "", frames: null })
 * // "default-src 'self'; script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='; style-src 'self'; …"
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  frames,
  chat,
}: {
  scripts: string;
  styles: string;
  frames: string | null;
  chat?: { scripts: string; origins: readonly string[] } | undefined;
}): string {
  const origins = (chat?.origins ?? []).map((origin) => ` ${origin}`).join("");
  return [
    "default-src 'self'",
    `${`script-src 'self' ${scripts}`.trimEnd()}${chat ? ` ${chat.scripts}` : ""}`,
    `${`style-src 'self' ${styles}`.trimEnd()}${origins}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    "media-src 'self' https:",
    `frame-src 'self' ${frames === null ? "https:" : `${frames}${origins}`}`,
    `connect-src 'self'${origins}${origins.replaceAll("https:", "wss:")}`,
    ...(chat ? [`font-src 'self'${origins}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}
