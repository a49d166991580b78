import { describe, expect, it } from "vitest";
import { forOnePage, oncePerPage } from "./once-per-page.ts";

describe("what several parts of a page need", () => {
  it("is read once for the page, by its name, and anew for the next", async () => {
    const names: string[] = [];
    const read = (name: string) =>
      oncePerPage(name, async () => {
        names.push(name);
        return name;
      });
    const page = () =>
      forOnePage(async () => [await read("car 1"), ...(await Promise.all([read("car 1"), read("car 2")]))]);
    expect(await page()).toEqual(["car 1", "car 1", "car 2"]);
    expect(names).toEqual(["car 1", "car 2"]);
    await page();
    expect(names).toHaveLength(4);
  });

  it("is read each time where there is no page", async () => {
    let times = 0;
    const read = () => oncePerPage("car 1", async () => (times += 1));
    expect([await read(), await read()]).toEqual([1, 2]);
  });
});
