import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { readSiteDocument } from "../../demo/demo-documents.ts";
import { forecourtCommand } from "../lib/forecourt-command.ts";
import { resultsPage } from "../lib/results-page.ts";
import { findCar } from "../lib/stock.ts";
import { sizes, useBrowser, walk } from "../lib/walk.ts";
import type { Shopper } from "../lib/walk.ts";
import { temporaryFolder } from "../../vitest/temporary-folder.ts";

useBrowser();
const site = "outlet-motors";
const path = "/search/new-used-and-demo-cars";

/** Each with a picture of the demo. */
const stockWith = (picture: string) => `stocknum,make,model,car_type,year,price,km,drive,simple_body,images
O1,Mazda,CX-5,used,2021,28990,41200,AWD,SUV,${picture}
O2,Mazda,2,used,2019,14990,61200,FWD,Hatch,${picture}
O3,Mazda,BT-50,used,2020,38990,51200,4WD,Ute,${picture}
O4,Kia,Sportage,used,2022,31990,21200,AWD,SUV,${picture}
O5,Kia,Rio,used,2018,12990,71200,FWD,Hatch,${picture}
`;

beforeAll(async () => {
  // The template says which facets its bar has.
  const { secrets: _secrets, feeds: _feeds, search: _search, ...document } = await readSiteDocument("harbour-mazda");
  const folder = temporaryFolder("outlet");
  try {
    writeFileSync(
      join(folder, "site.json"),
      JSON.stringify({ ...document, slug: site, name: "Outlet Motors", template: "outlet", hosts: [] }),
    );
    const { primary_image_url: picture } = await findCar("harbour-mazda", (car) => Boolean(car.primary_image_url));
    writeFileSync(join(folder, "stock.csv"), stockWith(picture ?? ""));
    await forecourtCommand("site", "apply", join(folder, "site.json"));
    await forecourtCommand("stock", "import", "--site", site, join(folder, "stock.csv"), "--mapping", "forecourt");
    await vi.waitFor(() => findCar(site, () => true));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const rows = ({ page }: Shopper) => page.locator(".rows > li");
const shows = async (shopper: Shopper, cars: number) => {
  await expect.poll(() => rows(shopper).count()).toBe(cars);
  await resultsPage(shopper).counts(cars);
};
const pick = async ({ page }: Shopper, group: string, choice: string | RegExp) => {
  // An open menu lies over what is below it.
  await page.keyboard.press("Escape");
  await page.locator(".bar summary", { hasText: group }).click();
  await page.locator(".bar-group[open] a", { hasText: choice }).click();
};

/**
 * The template of docs/new-template.md whose filters and cars are made of InstantSearch's hooks; template-suite.test.ts
 * runs the whole suite on it.
 */
describe("A template whose filters are hooks of InstantSearch", () => {
  it.each(sizes)("filters by its bar, and Back, a reload and a link restore what was chosen, on a %s", (size) =>
    walk({ site, size }, async (shopper) => {
      const { page } = shopper;
      const asked: string[] = [];
      page.on("request", (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname === "/api/search" || request.isNavigationRequest()) asked.push(pathname + search);
      });
      await shopper.open(path);
      await shows(shopper, 5);
      // InstantSearch comes when a shopper reaches for the results, and finds their values in the page.
      await page.locator(".bar summary").first().hover();
      await page.waitForFunction(() =>
        Object.keys(document.querySelector(".bar") ?? {}).some((key) => key.startsWith("__reactFiber")),
      );
      expect(asked.splice(0)).toEqual([path]);
      await pick(shopper, "Make", "Mazda");
      await shopper.arrive(`${path}?make=Mazda`);
      await shows(shopper, 3);
      await pick(shopper, "Driven wheels", "AWD");
      await shopper.arrive(`${path}?make=Mazda&drive=AWD`);
      await shows(shopper, 1);
      expect(asked.filter((address) => !address.startsWith("/api/"))).toEqual([]);
      await page.goBack();
      await shopper.arrive(`${path}?make=Mazda`);
      await shows(shopper, 3);
      await page.reload();
      await shows(shopper, 3);
      await shopper.open(`${path}?make=Kia&drive=FWD`);
      await shows(shopper, 1);
      await shopper.inspect();
    }),
  );

  it("limits year and kilometres, and saves and compares from a row, with the way to the list", () =>
    walk({ site, size: "phone" }, async (shopper) => {
      const { page } = shopper;
      await shopper.open(path);
      await page.locator(".bar summary").first().hover();
      await page.waitForFunction(() =>
        Object.keys(document.querySelector(".bar") ?? {}).some((key) => key.startsWith("__reactFiber")),
      );
      await pick(shopper, "Year", "2019 or newer");
      await shopper.arrive(`${path}?year=2019-`);
      await shows(shopper, 4);
      await pick(shopper, "Kilometres", "Up to 50,000 km");
      await shopper.arrive(/\?(?=.*year=2019-).*km=-50000/);
      await shows(shopper, 2);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: /^Save 2022 Kia Sportage/ }).click();
      await page.getByRole("button", { name: /^Compare 2022 Kia Sportage/ }).click();
      await page.getByRole("link", { name: "Saved cars: 1" }).waitFor();
      await page.getByRole("region", { name: "Cars to compare" }).waitFor();
      // On a phone the bar would cover the foot of a form.
      await shopper.open("/contact");
      await page.waitForFunction(() => "formPage" in document.documentElement.dataset);
      await page.getByRole("link", { name: "Saved cars: 1" }).waitFor();
      await expect.poll(() => page.locator("section[aria-label='Cars to compare']:visible").count()).toBe(0);
    }));

  it("keeps a menu open that is pressed before the page is taken over, and takes a budget in it", () =>
    walk({ site }, async (shopper) => {
      const { page } = shopper;
      const comes = Promise.withResolvers<void>();
      await page.route(/\/_t\/.*\.js$/, async (route) => {
        await comes.promise;
        await route.continue();
      });
      await shopper.open(`${path}?make=Mazda`);
      await page.locator(".bar summary", { hasText: "Weekly budget" }).click();
      await page.getByLabel("Weekly repayment up to").fill("9000");
      comes.resolve();
      await page.waitForFunction(() =>
        Object.keys(document.querySelector(".bar") ?? {}).some((key) => key.startsWith("__reactFiber")),
      );
      expect(await page.getByLabel("Weekly repayment up to").inputValue()).toBe("9000");
      await page.getByRole("button", { name: "Set budget" }).click();
      await shopper.arrive(`${path}?make=Mazda&weekly=9000`);
    }));

  it("filters by plain links and fields without JavaScript", () =>
    walk({ site, javaScript: false }, async (shopper) => {
      const { page } = shopper;
      await shopper.open(path);
      await shows(shopper, 5);
      await pick(shopper, "Price", "Up to $15,000");
      await shopper.arrive(`${path}?price=-15000`);
      await shows(shopper, 2);
      await page.locator(".bar summary", { hasText: "Weekly budget" }).click();
      await page.getByLabel("Weekly repayment up to").fill("9000");
      await page.getByRole("button", { name: "Set budget" }).click();
      await shopper.arrive(/\?(?=.*price=-15000).*weekly=9000/);
      expect(await page.locator(".row", { hasText: /Est\. \$[\d.]+ a week/ }).count()).toBe(2);
      expect(await page.getByRole("link", { name: /^Clear (all|filters)/ }).count()).toBe(1);
    }));
});
