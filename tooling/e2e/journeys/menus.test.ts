import { describe, expect, it } from "vitest";
import { tabTo } from "../lib/by-keyboard.ts";
import { useBrowser, walk } from "../lib/walk.ts";
import type { Shopper } from "../lib/walk.ts";
import { withoutCode } from "../lib/without-code.ts";

useBrowser();
const site = "harbour-mazda";

/** The menu of a page: the name of a dropdown, whether it lies open, a link in the menu. */
const menuOf = ({ page }: Shopper) => {
  const menu = page.getByRole("navigation", { name: "Main" });
  const name = (label: string) => menu.locator("summary", { hasText: label });
  return {
    menu,
    name,
    isOpen: (label: string) => name(label).evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open),
    link: (label: string) => menu.getByRole("link", { name: label, exact: true }),
  };
};

describe("the menus of a desk", () => {
  it("open, close and lead on by keyboard alone", () =>
    walk({ site }, async (shopper) => {
      const { page, open, inspect, arrive } = shopper;
      const come = await withoutCode(shopper);
      await open("/");
      const { name, isOpen, link } = menuOf(shopper);
      await tabTo(page, name("New Mazda"));
      await page.keyboard.press("Enter");
      await link("CX-5").waitFor();
      await inspect();
      await tabTo(page, link("CX-30"));
      // Escape before the page's code is there is heard when it comes.
      await page.keyboard.press("Escape");
      come();
      await expect.poll(() => isOpen("New Mazda")).toBe(false);
      expect(await name("New Mazda").evaluate((summary) => summary === document.activeElement)).toBe(true);

      // One is open at a time, and none after the focus has gone on.
      await page.keyboard.press("Enter");
      await tabTo(page, link("About Mazda"));
      await page.keyboard.press("Tab");
      expect(await isOpen("New Mazda")).toBe(false);
      await tabTo(page, name("Service"));
      await page.keyboard.press("Space");
      await link("Roadside assist").waitFor();
      await inspect();
      await tabTo(page, link("Warranty"));
      await page.keyboard.press("Enter");
      await arrive("/pages/warranty");
      await expect.poll(() => isOpen("Service")).toBe(false);
      expect(await name("Service").getAttribute("aria-current")).toBe("true");
    }));

  it("close by a press beside them, and when another is opened", () =>
    walk({ site }, async (shopper) => {
      const { page, open } = shopper;
      await open("/search/used-cars");
      const { name, isOpen, link } = menuOf(shopper);
      await name("New Mazda").click();
      await link("SUVs").waitFor();
      await name("More").click();
      expect([await isOpen("New Mazda"), await isOpen("More")]).toEqual([false, true]);
      await page.waitForFunction(() => "__reactRouterDataRouter" in window);
      await page.getByRole("heading", { level: 1 }).click();
      expect(await isOpen("More")).toBe(false);
    }));
});

describe("the menu of a phone", () => {
  it("lists the models as an accordion, which a finger opens, and leads to one", () =>
    walk({ site, size: "phone" }, async (shopper) => {
      const { open, find, inspect, arrive } = shopper;
      await open("/");
      const { menu, name, isOpen, link } = menuOf(shopper);
      await find("button", "Menu").tap();
      await name("Service").tap();
      await link("Care plans").waitFor();
      await name("New Mazda").tap();
      await link("CX-5").waitFor();
      expect(await isOpen("Service")).toBe(false);
      await inspect();
      await link("CX-5").tap();
      await arrive("/models/cx-5");
      await menu.waitFor({ state: "hidden" });
    }));
});

describe.each(["desktop", "phone"] as const)("without JavaScript, on a %s,", (size) => {
  it("the menus open and lead on", () =>
    walk({ site, size, javaScript: false }, async (shopper) => {
      const { open, find, inspect, arrive } = shopper;
      await open("/search/used-cars");
      const { name, link } = menuOf(shopper);
      if (size === "phone") await find("button", "Menu").click();
      await name("New Mazda").click();
      await link("Utes and vans").waitFor();
      await inspect();
      await link("Utes and vans").click();
      await arrive("/models?body=Commercial");
      if (size === "phone") await find("button", "Menu").click();
      await name("More").click();
      await link("Contact us").click();
      await arrive("/contact");
    }));
});
