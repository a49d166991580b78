import type { ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { standardRoutes } from "../../routes.js";
import { ownPages } from "./own-pages.ts";

interface Entry {
  id?: string | undefined;
  path?: string | undefined;
  children?: readonly Entry[] | undefined;
}

/** A server build of these routes, below the root. */
function buildOf(entries: readonly Entry[], parentId = "root"): ServerBuild["routes"] {
  return Object.fromEntries(
    entries.flatMap(({ id = "", path, children = [] }) => [
      [id, { id, parentId, path, module: {} }],
      ...Object.entries(buildOf(children, id)),
    ]),
  ) as ServerBuild["routes"];
}

describe("the pages that a template has of its own", () => {
  it("are none where it has the standard ones alone", () => {
    expect(ownPages({ routes: buildOf(standardRoutes()) })).toEqual([]);
  });
  it("are those beside the standard ones, whatever varies in their paths", () => {
    const own = [
      { id: "routes/our-story", path: "our-story" },
      { id: "routes/stories", path: "stories", children: [{ id: "routes/story", path: ":slug" }] },
      { id: "routes/clubs", path: "clubs/:town?" },
      { id: "routes/rest", path: "files/*" },
    ];
    expect(ownPages({ routes: buildOf([...own, ...standardRoutes()]) })).toEqual([
      "/our-story",
      "/stories",
      "/stories/{slug}",
      "/clubs/{slug}",
      "/clubs",
    ]);
  });
});
