import { describe, expect, it } from "vitest";
import { routePatterns } from "./route-patterns.ts";

describe("the patterns of a template's routes", () => {
  it("are whole, those of routes within routes too", () => {
    const routes = {
      root: { id: "root", path: "" },
      home: { id: "home", parentId: "root" },
      car: { id: "car", parentId: "root", path: "cars/:slug" },
      ask: { id: "ask", parentId: "car", path: "enquire" },
      none: { id: "none", parentId: "root", path: "*" },
    };
    expect(routePatterns(routes)).toEqual(["/", "/cars/:slug", "/cars/:slug/enquire", "/*"]);
  });
});
