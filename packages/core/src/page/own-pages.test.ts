import { describe, expect, it } from "vitest";
import { ownPages } from "./own-pages.ts";

describe("the pages of a template's own", () => {
  it("reach the site document without their module, which only the build knows", () => {
    const [page] = ownPages([{ name: "club", paths: ["/club"], module: "club.tsx", label: "Our club" } as never]);
    expect(page).toEqual({ name: "club", paths: ["/club"], label: "Our club" });
  });
});
