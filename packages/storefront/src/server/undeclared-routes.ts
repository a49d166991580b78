import { standardPages } from "@forecourt/core/pages";
import type { OwnPage } from "@forecourt/core/pages";
import type { ServerBuild } from "react-router";
import { comparedPath, comparedPatterns } from "./route-patterns.ts";

/**
 * Paths of a build's routes that no declaration of a page names, besides those that match everything.
 *
 * @example
 * undeclaredRoutes(build.routes, []) // ["/our-story"] where the template has that route
 */
export function undeclaredRoutes(routes: ServerBuild["routes"], own: readonly OwnPage[]): string[] {
  const declared = new Set(
    [...own, ...standardPages].flatMap(({ paths }): readonly string[] => paths).map(comparedPath),
  );
  return comparedPatterns(routes).filter((path) => !path.includes("*") && !declared.has(path));
}
