import { describe, expect, it } from "vitest";
import { resultsPage } from "../lib/results-page.ts";
import { searchStock } from "../lib/stock.ts";
import { sizes, useBrowser, walk } from "../lib/walk.ts";

useBrowser();
const site = "harbour-mazda";
const all = "/search/new-used-and-demo-cars";

describe.each(sizes)("saying what one wants, on a %s", (size) => {
  it.each([true, false])(
    "becomes chips that can be taken away, then a postcode and a budget (JavaScript: %s)",
    (javaScript) =>
      walk({ site, size, javaScript }, async (shopper) => {
        const { page, find } = shopper;
        const results = resultsPage(shopper);
        await shopper.open(all);
        if (javaScript) {
          await page.getByLabel("Keywords").click();
          // Its code comes now: what is typed from here on is followed.
          await page.getByRole("combobox", { name: "Keywords" }).waitFor();
          await page.getByLabel("Keywords").pressSequentially("mazda");
          // The results follow what Enter would find.
          await page.waitForURL(`**${all}?make=Mazda`);
          await results.counts((await searchStock(site, "?make=Mazda")).count);
          await page.goBack();
          await page.waitForURL(`**${all}`);
          // What was followed goes with Back.
          await page.locator("input[name=query]:placeholder-shown").first().waitFor();
          await results.counts((await searchStock(site)).count);
        }
        await page.getByLabel("Keywords").fill("reliable automatic SUV under 40k near Parramatta");
        await page.getByLabel("Keywords").press("Enter");
        await page.waitForURL(
          /query=reliable&simple_body=SUV&transmission=Automatic&price=-40000&near=Parramatta&within=50$/,
        );
        for (const label of ["‘reliable’ not found", "SUV", "Automatic", "Up to $40,000", "Near Parramatta (50 km)"])
          await find("link", `Remove filter ${label}`).waitFor();
        await page.getByText("No car here matches ‘reliable’: these are the cars without that word.").waitFor();
        await find("link", "Remove filter ‘reliable’ not found").click();
        const search = "simple_body=SUV&transmission=Automatic&price=-40000&near=Parramatta&within=50";
        await page.waitForURL(`**${all}?${search}`);
        const { count } = await searchStock(site, `?${search}`);
        expect(count).toBeGreaterThan(0);
        await results.counts(count);
        await page
          .locator("article")
          .first()
          .getByText(/\d+ km away/)
          .waitFor();
        await shopper.inspect();

        await results.openFilters();
        await page.getByLabel("Postcode").fill("9999");
        await page.getByLabel("Postcode").press("Enter");
        await page.waitForURL(/near=9999/);
        if (!javaScript) await results.openFilters();
        await page
          .getByRole("alert")
          .filter({ hasText: /^Invalid postcode$/ })
          .waitFor();
        await page.getByLabel("Postcode").fill("2064");
        await page.getByLabel("Postcode").press("Enter");
        await page.waitForURL(/near=2064/);
        if (!javaScript) await results.openFilters();
        await page.getByText("Measured from Artarmon NSW").waitFor();
        await page.locator("summary", { hasText: "Weekly budget" }).click();
        await page.getByLabel("Weekly repayment up to").fill("$120");
        await page.getByLabel("Deposit").fill("5,000");
        await find("button", "Set budget").click();
        await page.waitForURL(/weekly=(?:%24)?120/);
        const within = await searchStock(
          site,
          `?simple_body=SUV&transmission=Automatic&price=-40000&near=2064&within=50&weekly=120&deposit=5000`,
        );
        await results.counts(within.count);
        const dearest = async () =>
          Math.max(
            0,
            ...(await page.locator("article").allInnerTexts())
              .flatMap((text) => /Est\. \$([\d,.]+) a week/.exec(text)?.[1] ?? [])
              .map(Number),
          );
        await expect.poll(dearest).toBeLessThanOrEqual(120);
        await page.getByText("a deposit of $5,000").waitFor({ state: "attached" });
        await shopper.inspect();
      }),
  );
});
