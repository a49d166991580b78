/**
 * The robots.txt of a site. Filtered addresses are not blocked: a blocked page could not show its canonical address
 * (rules 2.7).
 *
 * @example
 * robotsText("https://www.harbourmazda.example") // "User-agent: *\nDisallow: /api/\n…"
 */
export function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
