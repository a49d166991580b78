import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { receivedLeads } from "../lib/received-leads.ts";
import { findCar } from "../lib/stock.ts";
import { useBrowser, walk } from "../lib/walk.ts";
import type { Shopper } from "../lib/walk.ts";

useBrowser();
const site = "harbour-mazda";
const used = "/search/used-cars";

/** Nothing says on the device that nobody is signed in: each page asks. */
const expected = [{ status: 401, path: "/api/watchlist" }];

/** As Chromium answers where a shopper blocks the data of sites. */
const refuseStorage = ({ page }: Shopper) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  });

describe("a browser that refuses storage", () => {
  it("narrows the results, saves a car for as long as the site is open, and goes back", () =>
    walk({ site, expected }, async (shopper) => {
      const { page, find, open, arrive } = shopper;
      await refuseStorage(shopper);
      await open(used);
      await find("link", /^Toyota \d+$/).click();
      await arrive(`${used}?make=Toyota`);
      const heart = find("button", /^Save /);
      await heart.click();
      await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
      await page.getByText("This browser keeps nothing for us").first().waitFor();
      const log = page.getByRole("region", { name: "Recent messages" });
      await log.getByRole("link", { name: "View List" }).press("Enter");
      await arrive("/watchlist");
      await page.goBack();
      await arrive(`${used}?make=Toyota`);
      await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
    }));

  it("sends an enquiry on a phone", async () => {
    const car = await findCar(site, ({ status }) => status === "in_stock");
    const email = `shopper-${randomUUID()}@example.com`;
    await walk({ site, size: "phone", expected }, async (shopper) => {
      await refuseStorage(shopper);
      await shopper.open(car.path);
      await shopper.find("link", "Enquire Now").click();
      const dialog = shopper.page.getByRole("dialog", { name: "Enquire about this car" });
      await dialog.getByLabel("First name").fill("Robin");
      await dialog.getByLabel("Last name").fill("Shopper");
      await dialog.getByLabel("Email").fill(email);
      await dialog.getByLabel("Mobile").fill("0412 345 678");
      const terms = dialog.getByRole("checkbox", { name: /terms of this enquiry/ });
      if (await terms.isVisible()) await terms.check();
      await dialog.getByRole("button", { name: "Send enquiry" }).click();
      await shopper.arrive("/success?sent=1");
    });
    await expect.poll(async () => (await receivedLeads(email)).length).toBe(1);
  });
});
