import type { Site } from "@forecourt/core/schemas";
import { escapeHtml } from "./plain-page.ts";

const dayCaching = "public, max-age=86400";

/**
 * The icon of every site, `/favicon.ico`; undefined for other paths. Files from the records (robots.txt, sitemaps,
 * feeds) are the platform's.
 */
export function siteFile(path: string, site: Site): Response | undefined {
  if (path !== "/favicon.ico") return undefined;
  const letter = escapeHtml(site.name.trim().charAt(0).toUpperCase());
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${site.theme.ink ?? "#1c2126"}"/><text x="16" y="22" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="18" fill="#fff">${letter}</text></svg>`;
  return new Response(icon, {
    headers: { "content-type": "image/svg+xml", "cache-control": dayCaching, "x-content-type-options": "nosniff" },
  });
}
