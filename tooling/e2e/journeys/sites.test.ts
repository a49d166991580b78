import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { readSiteDocument } from "../../demo/demo-documents.ts";
import { quickest } from "../../vitest/quickest.ts";
import { ask } from "../lib/ask.ts";
import { forecourtCommand } from "../lib/forecourt-command.ts";
import { findCar, searchStock } from "../lib/stock.ts";
import { useBrowser, walk } from "../lib/walk.ts";
import { temporaryFolder } from "../../vitest/temporary-folder.ts";

useBrowser();
const mazda = "harbour-mazda.localhost";

describe("addresses that lead nowhere", () => {
  it("answers 404 for a car that nobody has, with a page of the site", () =>
    walk({ site: "harbour-mazda", expected: [{ status: 404, path: "/cars/no-such-car" }] }, async (shopper) => {
      expect((await shopper.open("/cars/no-such-car")).status()).toBe(404);
      expect(await shopper.page.locator("h1").innerText()).toMatch(/find that page/);
      // Which of the two hangs on what the other walks have looked at: the newest are eight, popular ones a row of four
      // at least.
      const newest = await shopper.page.getByRole("region", { name: "Just arrived" }).getByRole("article").count();
      const popular = await shopper.page.getByRole("region", { name: "Popular cars" }).getByRole("article").count();
      expect([newest === 8, popular >= 4]).toEqual(popular > 0 ? [false, true] : [true, false]);
      const ways = shopper.page.getByRole("navigation", { name: "What people look for" });
      expect(await ways.getByRole("heading").allInnerTexts()).toEqual(["By body", "By budget", "By make"]);
      await shopper.inspect();
      await shopper.find("link", "See all stock").click();
      await shopper.arrive("/search/new-used-and-demo-cars");
    }));

  it("names what people look for at a page that the site does not have switched on", () =>
    walk(
      { site: "harbour-mazda", javaScript: false, expected: [{ status: 404, path: "/get-finance-now" }] },
      async (shopper) => {
        expect((await shopper.open("/get-finance-now")).status()).toBe(404);
        const ways = shopper.page.getByRole("navigation", { name: "What people look for" });
        expect(await ways.getByRole("heading").allInnerTexts()).toEqual(["By body", "By budget", "By make"]);
      },
    ));

  it("offers a search there that needs no JavaScript", () =>
    walk(
      { site: "harbour-mazda", javaScript: false, expected: [{ status: 404, path: "/no/such/page" }] },
      async ({ open, page, arrive }) => {
        await open("/no/such/page");
        const box = page.getByRole("searchbox").first();
        await box.fill("hybrid");
        await box.press("Enter");
        await arrive("/search/new-used-and-demo-cars?query=hybrid");
      },
    ));

  it.each(["/search/unknown", "/no/such/page", "/_t/metro/assets/none.js", "/_t/none/assets/none.js"])(
    "answers 404 for %s",
    async (path) => {
      expect((await ask(mazda, path)).status).toBe(404);
    },
  );

  it("say their hours on a phone with each day on one line", () =>
    walk({ site: "harbour-mazda", size: "phone" }, async ({ page, open }) => {
      await open("/");
      const place = page.getByRole("article").filter({ hasText: "Opening hours" }).first();
      await place.getByText("Opening hours").click();
      const days = place.locator("dl > div");
      await days.first().waitFor();
      const heights = await days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect().height));
      expect(heights).toHaveLength(7);
      expect(Math.max(...heights)).toBeLessThan(30);
    }));

  it("answers a plain 404 for a host that is no site's", async () => {
    const answer = await ask("nobody.example", "/");
    expect(answer.status).toBe(404);
    expect(answer.text).toContain("There is no website here");
  });
});

describe("two sites on one build", () => {
  it("look different", async () => {
    const looks: string[] = [];
    for (const site of ["harbour-mazda", "tasman-motors"] as const)
      await walk({ site }, async ({ open, page }) => {
        await open("/");
        looks.push(await page.evaluate(() => document.querySelector("style[data-theme]")?.textContent ?? ""));
      });
    expect(looks[0]).not.toBe("");
    expect(looks[0]).not.toBe(looks[1]);
  });

  it("never show each other's cars", async () => {
    const [harbour, tasman] = await Promise.all([searchStock("harbour-mazda"), searchStock("tasman-motors")]);
    const slugs = new Set(harbour.hits.map(({ slug }) => slug));
    expect(tasman.hits.filter(({ slug }) => slugs.has(slug))).toEqual([]);
    const car = await findCar("tasman-motors", ({ status }) => status === "in_stock");
    expect((await ask("tasman-motors.localhost", car.path)).status).toBe(200);
    expect((await ask(mazda, car.path)).status).toBe(404);
    expect((await ask(mazda, `/api/cars/${car.slug}`)).status).toBe(404);
  });
});

describe("a change of a site's configuration", () => {
  it("is live within a second, while the server runs", async () => {
    const document = await readSiteDocument("tasman-motors");
    const folder = temporaryFolder("site");
    const file = join(folder, "tasman-motors.json");
    const home = async () => (await ask("tasman-motors.localhost", "/")).text;
    try {
      const destination = {
        name: "CRM",
        type: "webhook" as const,
        url: inject("installation").webhookUrl,
        secretEnv: "FORECOURT_SECRET_E2E",
      };
      const change = async () => {
        const heading = `Cars worth the drive, ${Date.now()}`;
        expect(await home()).not.toContain(heading);
        writeFileSync(
          file,
          JSON.stringify({
            ...document,
            home: { ...document.home, heading },
            secrets: { ...document.secrets, leadDestinations: [destination] },
          }),
        );
        await forecourtCommand("site", "apply", file);
        const applied = performance.now();
        await expect.poll(home, { interval: 20 }).toContain(heading);
        return applied;
      };
      expect(await quickest(1000, change)).toBeLessThan(1000);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
