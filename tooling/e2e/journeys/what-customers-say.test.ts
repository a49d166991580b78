import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { readSiteDocument } from "../../demo/demo-documents.ts";
import { ask } from "../lib/ask.ts";
import { forecourtCommand } from "../lib/forecourt-command.ts";
import { findCar } from "../lib/stock.ts";
import { sizes, useBrowser, walk } from "../lib/walk.ts";
import { temporaryFolder } from "../../vitest/temporary-folder.ts";

useBrowser();
const site = "talking-motors";
const script = "https://chat.talking-motors.example/bot.js";

/** A dealer with reviews of its own, a chat bot and one car. */
beforeAll(async () => {
  const document = await readSiteDocument("harbour-mazda");
  const folder = temporaryFolder("talking");
  try {
    const { secrets: _secrets, feeds: _feeds, ...open } = document;
    const dealer = { ...open.dealer, brand: undefined };
    const talking = { ...open, dealer, slug: site, name: "Talking Motors", hosts: [], chat: { scriptUrl: script } };
    writeFileSync(join(folder, "site.json"), JSON.stringify(talking));
    writeFileSync(
      join(folder, "stock.csv"),
      "stocknum,make,model,car_type,year,price,km\nT1,Mazda,CX-5,used,2021,28990,41200\n",
    );
    const rows = [5, 4, 5, 3, 5].map(
      (rating, index) => `${index},Customer ${index},${rating},Words,2026-11-0${index + 1},artarmon`,
    );
    writeFileSync(
      join(folder, "reviews.csv"),
      `id,customer_name,rating,text,review_date,location\n${rows.join("\n")}\n`,
    );
    await forecourtCommand("site", "apply", join(folder, "site.json"));
    await forecourtCommand("stock", "import", "--site", site, join(folder, "stock.csv"), "--mapping", "forecourt");
    await forecourtCommand("content", "import-reviews", site, join(folder, "reviews.csv"), "--source", "Google");
    await vi.waitFor(() => findCar(site, () => true));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const ratings = (html: string) => html.match(/"AggregateRating"[^}]*/g) ?? [];

describe.each(sizes)("reviews on a %s", (size) => {
  it("stand on the page of the place they are about, the others on demand, without JavaScript as well", () =>
    walk({ site, size, javaScript: size === "desktop" }, async (shopper) => {
      await shopper.open("/our-location/artarmon");
      const section = shopper.page.getByRole("region", { name: /^What customers say of / });
      await section.getByText("4.4 out of 5", { exact: true }).waitFor();
      expect(await section.getByRole("article").count()).toBe(3);
      await section.getByText("Show 2 more reviews").click();
      await expect.poll(() => section.getByRole("article").count()).toBe(5);
      await section.getByRole("img", { name: "3 out of 5 stars" }).waitFor();
      await shopper.inspect();
    }));
});

describe("search engines", () => {
  it("hear of a rating where its reviews stand, of none elsewhere, and of no example", async () => {
    const of = async (host: string, path: string) => ratings((await ask(`${host}.localhost`, path)).text);
    expect(await of(site, "/our-location/artarmon")).toEqual([
      expect.stringContaining('"ratingValue":4.4,"reviewCount":5'),
    ]);
    expect(await of(site, "/our-location/brookvale")).toEqual([]);
    expect(await of(site, "/")).toEqual([]);
    const { text } = await ask("harbour-mazda.localhost", "/about-us");
    expect(text).toContain("Example review");
    expect(ratings(text)).toEqual([]);
  });
});

describe.each(sizes)("the chat of a car's page on a %s", (size) => {
  it("is the enquiry until the shopper starts it, and opens in its place from then on", () =>
    walk({ site, size }, async (shopper) => {
      const { page, find } = shopper;
      const asked: string[] = [];
      await page.route("https://chat.talking-motors.example/**", async (route) => {
        asked.push(route.request().url());
        await route.fulfill({
          contentType: "text/javascript",
          body: 'addEventListener("forecourt:chat",()=>{document.title="Chat open"})',
        });
      });
      const car = await findCar(site, () => true);
      await shopper.open(car.path);
      await find("link", "Instant Message").click();
      await page.waitForURL(/\/enquire$/);
      const form = page.getByRole("form", { name: /^Enquire about / });
      await form.waitFor();
      await page.getByText("The chat is run by chat.talking-motors.example").waitFor();
      await shopper.inspect();
      expect(asked).toEqual([]);
      await find("button", "Start the chat").click();
      await expect.poll(() => page.title()).toBe("Chat open");
      await shopper.arrive(car.path);
      expect(asked).toEqual([script]);
      await page.evaluate(() => void (document.title = "Car"));
      await find("link", "Instant Message").click();
      await expect.poll(() => page.title()).toBe("Chat open");
      await shopper.arrive(car.path);
    }));

  it("leaves the enquiry where the chat cannot be reached", () =>
    walk({ site, size, expected: [{ status: 503, path: "/bot.js" }] }, async (shopper) => {
      const { page, find } = shopper;
      await page.route("https://chat.talking-motors.example/**", (route) => route.fulfill({ status: 503, body: "" }));
      const car = await findCar(site, () => true);
      await shopper.open(`${car.path}/enquire`);
      await find("button", "Start the chat").click();
      await page.getByText("The chat cannot be reached now. Please write to us below.").waitFor();
      await page.getByRole("form", { name: /^Enquire about / }).waitFor();
    }));
});
