import { describe, expect, it } from "vitest";
import { useBrowser, walk } from "../lib/walk.ts";
import { signIn } from "../lib/sign-in.ts";
import { findCar, searchStock } from "../lib/stock.ts";
import { withoutCode } from "../lib/without-code.ts";
import type { Shopper } from "../lib/walk.ts";

useBrowser();
const site = "harbour-mazda";

describe("cars that a shopper keeps", () => {
  it("are saved with a toast, listed with what changed, kept over a reload, and erased by one action", () =>
    walk({ site, size: "phone" }, async ({ page, open, find, inspect, arrive }) => {
      const car = await findCar(site, ({ status }) => status === "in_stock");
      await open(`/search/new-used-and-demo-cars?query=${encodeURIComponent(car.name)}`);
      const heart = find("button", `Save ${car.name}`);
      await heart.click();
      await page.getByText(`${car.name} is now available in your watchlist`).first().waitFor();
      await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
      await inspect();

      // The toast is gone by now; what it said and where it led stays in the log, reached by keyboard.
      const log = page.getByRole("region", { name: "Recent messages" });
      await log.getByRole("link", { name: "View List" }).press("Enter");
      await arrive("/watchlist");
      await find("link", car.name).waitFor();
      // The price it had when it was saved is a part of what is kept.
      await page.evaluate((key) => {
        const kept = JSON.parse(localStorage.getItem(key) ?? "[]") as { price: number }[];
        localStorage.setItem(key, JSON.stringify(kept.map((entry) => ({ ...entry, price: entry.price + 500 }))));
      }, `forecourt:${site}:favourites`);
      await page.reload();
      await page.getByText("Price dropped by $500 since you saved it").waitFor();
      await inspect();

      await find("button", "Clear my saved data").click();
      await find("button", "Yes, clear it all").click();
      await find("heading", "Nothing saved yet").waitFor();
      await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    }));

  it.each(["/search/new-used-and-demo-cars", "a car"])(
    "stay saved where the heart of %s is pressed before the page's code has come: it looks as if the car were not saved",
    (where) =>
      walk({ site }, async (shopper) => {
        const { page, open, find } = shopper;
        const [car] = (await searchStock(site)).hits.filter(({ status }) => status === "in_stock");
        if (!car) throw new Error("The demo has cars in stock.");
        const path = where === "a car" ? car.path : where;
        await open(path);
        const heart = find("button", `Save ${car.name}`);
        await heart.click();
        await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
        const codeComes = await withoutCode(shopper);
        await page.reload();
        await heart.click();
        codeComes();
        await page.locator("#ready").waitFor();
        await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
        // The next press removes it. If the early press had removed it, this one would save it again.
        await heart.click();
        await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("false");
      }),
  );

  it("are on each device of a shopper who signed in: saved on one, there on the next page of the other, and so when removed", async () => {
    const [first, second] = (await searchStock(site)).hits.filter(({ status }) => status === "in_stock");
    if (!first || !second) throw new Error("The demo has cars in stock.");
    const signInFrom = async (shopper: Shopper, back: string) => {
      await shopper.open(`/sign-in?type=watchlist&redirect=${encodeURIComponent(back)}&back=/`);
      await signIn(shopper, { site, typed: "0412 345 674", phone: "+61412345674" });
    };
    const heartOf = ({ find }: Shopper, { name }: { name: string }) => find("button", `Save ${name}`);
    await walk({ site, size: "phone" }, async (phone) => {
      // Saved before signing in: the toast offers it, and the car goes along.
      await phone.open(first.path);
      await heartOf(phone, first).click();
      await phone.page.getByRole("link", { name: "Sign in to keep it everywhere" }).first().waitFor();
      await signInFrom(phone, "/watchlist");
      await phone.arrive("/watchlist");
      await phone.find("link", first.name).waitFor();
      await walk({ site }, async (desk) => {
        await signInFrom(desk, "/watchlist");
        await desk.arrive("/watchlist");
        await desk.find("link", first.name).waitFor();
        // From the page of a car, without opening the list.
        await desk.open(second.path);
        const saved = desk.page.waitForResponse(/save-car$/);
        await heartOf(desk, second).click();
        expect((await saved).status()).toBe(200);
        await phone.open("/watchlist");
        await phone.find("link", second.name).waitFor();
        await phone.open(first.path);
        const removed = phone.page.waitForResponse(/remove-car$/);
        await heartOf(phone, first).click();
        expect((await removed).status()).toBe(200);
        await desk.open("/watchlist");
        await desk.find("link", second.name).waitFor();
        await expect.poll(() => desk.page.getByRole("link", { name: first.name }).count()).toBe(0);
      });
    });
  });

  it("are compared side by side; the address of the comparison is all that a friend needs", async () => {
    const [first, second] = (await searchStock(site)).hits.filter(({ status }) => status === "in_stock");
    let address = "";
    await walk({ site }, async ({ page, open, find, inspect, arrive }) => {
      await open("/search/new-used-and-demo-cars");
      await find("button", `Compare ${first?.name}`).click();
      await find("button", `Compare ${second?.name}`).click();
      const bar = page.getByRole("region", { name: "Cars to compare" });
      await bar.getByText("2 chosen").waitFor();
      await inspect();
      await bar.getByRole("link", { name: "Compare" }).click();
      await arrive(/^\/compare\?ids=\d+,\d+$/);
      await find("columnheader", new RegExp(`^${escapePattern(first?.name ?? "")}`)).waitFor();
      await inspect();
      const compared = page.url();
      // A friend's cars that are gone are not taken for those of this device.
      await open("/compare?ids=999999998,999999999");
      await page.getByText("2 of these cars are no longer available.").waitFor();
      await find("link", "Browse all cars").waitFor();
      await page.goto(compared);
      await page.getByLabel("Show differences only").check();
      await expect.poll(() => page.locator("tbody tr:not([data-differs]):visible").count()).toBeLessThanOrEqual(1);
      address = new URL(page.url()).pathname + new URL(page.url()).search;
    });
    await walk({ site, javaScript: false }, async ({ open, find, inspect, arrive }) => {
      await open(address);
      await find("columnheader", new RegExp(`^${escapePattern(second?.name ?? "")}`)).waitFor();
      await inspect();
      await find("link", `Remove ${first?.name} from the comparison`).click();
      await arrive(/^\/compare\?ids=\d+$/);
    });
  });

  it("are not said to load without JavaScript: the page says that they need it", () =>
    walk({ site, javaScript: false }, async ({ page, open, inspect }) => {
      await open("/watchlist");
      // Looking for a text passes over what stands in a noscript.
      expect(await page.locator("main noscript p").innerText()).toContain("which needs JavaScript to show them");
      await expect(page.getByText("Loading your saved").isVisible()).resolves.toBe(false);
      await inspect();
    }));

  it("are readable four at a time on a phone: two in sight, the others a swipe away, their names always there", () =>
    walk({ site, size: "phone" }, async ({ page, open, inspect }) => {
      const ids = (await searchStock(site)).hits.slice(0, 4).map(({ id }) => id);
      await open(`/compare?ids=${ids.join(",")}`);
      await inspect();
      const heads = page.getByRole("columnheader");
      const boxOf = async (index: number) => (await heads.nth(index).boundingBox()) ?? { x: 0, y: 0, width: 0 };
      for (const index of [0, 1, 2, 3]) expect((await boxOf(index)).width).toBeGreaterThanOrEqual(140);
      const [, second, third] = await Promise.all([boxOf(0), boxOf(1), boxOf(2)]);
      expect(second.x + second.width).toBeLessThanOrEqual(375);
      expect(third.x).toBeLessThan(375);
      await page.getByRole("row", { name: /^Odometer/ }).waitFor();
      // The shopper has the whole table on the screen, and swipes within it.
      await page.getByRole("table").evaluate((element) => {
        element.parentElement?.scrollIntoView({ block: "nearest" });
        element.parentElement?.scrollBy({ left: 400, top: 300 });
      });
      await expect.poll(async () => (await boxOf(3)).x).toBeLessThan(300);
      expect((await boxOf(3)).y).toBeGreaterThanOrEqual(0);
      await expect(heads.nth(3).isVisible()).resolves.toBe(true);
    }));
});

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
