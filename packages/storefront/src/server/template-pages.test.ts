import { standardPages } from "@forecourt/core/pages";
import { describe, expect, it } from "vitest";
import { standardRoutes } from "../../routes.js";
import { templatePages } from "./template-pages.ts";

interface Entry {
  id?: string | undefined;
  path?: string | undefined;
  children?: Entry[] | undefined;
}

/** Routes as React Router's build lists them. */
function built(entries: readonly Entry[], parentId = "root"): Record<string, never> {
  return Object.assign(
    {},
    ...entries.map(({ id = "", path, children = [] }) => ({
      [id]: { id, path, parentId },
      ...built(children, id),
    })),
  ) as Record<string, never>;
}
const build = (entries: readonly Entry[]) => ({
  routes: { root: { id: "root", path: "" }, ...built(entries) } as never,
});

describe("the pages that a template tells its sites of", () => {
  it("miss nothing where it has every standard page", () => {
    expect(templatePages(build(standardRoutes()))).toEqual({ own: [], missing: [] });
  });

  it("miss what its routes leave out, with the forms that open on top", () => {
    const { missing = [] } = templatePages(build(standardRoutes({ without: ["brands", "vehicle"] })));
    const onTop = standardPages.filter((page) => "within" in page && page.within === "vehicle").map(({ name }) => name);
    expect([...missing].sort()).toEqual(["brands", "vehicle", ...onTop].sort());
  });

  it("do not miss the page whose place one of its own takes", () => {
    const own = { name: "start", paths: ["/"] as const };
    const routes = [{ id: "routes/start", index: true }, ...standardRoutes({ without: ["home"] })];
    expect(templatePages(build(routes), [own])).toEqual({ own: [own], missing: [] });
  });
});
