import type { ServerBuild } from "react-router";

/** First words of the paths of standard pages. */
const standardWords = new Set([
  "",
  "search",
  "used-car",
  "brands",
  "service",
  "cars",
  "book-test-drive",
  "print",
  "watchlist",
  "compare",
  "success",
  "my-test-drive",
  "phone-numbers",
  "sign-in",
  "finance",
  "finance-enquiry",
  "apply-for-finance",
  "finance-pre-approval",
  "get-finance-now",
  "personalised",
]);

/**
 * Paths of the pages that a template has of its own, as `pages.own` of a site document takes them, so that menus, tiles and
 * `site check` know them. A part of a path that varies is `{slug}`; a path that matches everything is left out.
 *
 * @example
 * ownPages(build) // ["/our-story", "/stories/{slug}"] for the routes our-story and stories/:slug
 */
export function ownPages({ routes }: Pick<ServerBuild, "routes">): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [pathOf(route.parentId), route.path].filter(Boolean).join("/") : "";
  };
  const paths = Object.keys(routes).flatMap((id) => withOptionalParts(pathOf(id).split("/")));
  return [
    ...new Set(
      paths
        .filter((path) => !path.includes("*") && !standardWords.has(path.split("/")[0] ?? ""))
        .map((path) => `/${path}`),
    ),
  ];
}

/** Every path that a pattern stands for: with and without each optional part. */
function withOptionalParts([part, ...rest]: readonly string[]): string[] {
  if (part === undefined) return [""];
  const tails = withOptionalParts(rest);
  const plain = part.replace(/\?$/, "").replace(/^:.*/, "{slug}");
  const whole = tails.map((tail) => (tail === "" ? plain : `${plain}/${tail}`));
  return part.endsWith("?") ? [...whole, ...tails] : whole;
}
