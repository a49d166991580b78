import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { receivedLeads } from "../lib/received-leads.ts";
import { resultsPage } from "../lib/results-page.ts";
import { searchStock } from "../lib/stock.ts";
import { sizes, useBrowser, walk } from "../lib/walk.ts";

useBrowser();
const site = "harbour-mazda";

describe.each(sizes)("a browser without JavaScript on a %s", (size) => {
  it("walks from the home page to a sent enquiry by links and forms alone", async () => {
    const email = `plain-${randomUUID()}@example.com`;
    await walk({ site, size, javaScript: false, expected: [{ status: 422, path: /^\/cars\// }] }, async (shopper) => {
      const { page, find } = shopper;
      await shopper.open("/");
      await page.getByLabel("Make").selectOption("Mazda");
      await find("button", /^Show Me [\d,]+ cars$/).click();
      await page.waitForURL(/\/search\/new-used-and-demo-cars\?.*make=Mazda/);
      const results = resultsPage(shopper);
      const mazdas = (await searchStock(site, "?make=Mazda")).count;
      await results.counts(mazdas);

      await results.openFilters();
      await find("link", /^Used \d+$/).click();
      await page.waitForURL(/car_type=used/);
      await expect.poll(results.count).toBeLessThan(mazdas);
      await page.getByLabel("Keywords").fill("touring");
      await page.getByLabel("Keywords").press("Enter");
      await page.waitForURL(/query=touring/);
      await shopper.inspect();

      await page.locator("article h2 a").first().click();
      await page.waitForURL(/\/cars\//);
      await shopper.inspect();
      await find("link", "Enquire Now").click();
      await page.waitForURL(/\/enquire$/);
      const path = new URL(page.url()).pathname.replace(/\/enquire$/, "");
      const form = page.getByRole("form", { name: /^Enquire about / });
      await page.getByRole("dialog").getByRole("button", { name: "Send enquiry" }).click();
      await page.getByText("Please fix the following errors:").waitFor();
      await form.getByLabel("First name").fill("Sam");
      await form.getByLabel("Email").fill(email);
      const terms = form.getByRole("checkbox", { name: /terms of this enquiry/ });
      if (await terms.isVisible()) await terms.check();
      await page.getByRole("dialog").getByRole("button", { name: "Send enquiry" }).click();
      await page.waitForURL(/\/success\?car=/);
      await find("heading", "Thank you, your enquiry is with us").waitFor();
      const asked = page.getByRole("main").getByRole("link", { name: /^You asked about/ });
      expect(await asked.getAttribute("href")).toBe(path);
    });
    await expect.poll(async () => (await receivedLeads(email)).length).toBe(1);
  });
});
