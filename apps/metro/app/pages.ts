import type { OwnPage } from "@forecourt/core/pages";

/**
 * Pages that this template has of its own, beside the standard ones: routes, menus, sitemap and the rest read these
 * declarations.
 */
export const pages: readonly OwnPage[] = [];
