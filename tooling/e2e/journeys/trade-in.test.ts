import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { receivedLeads } from "../lib/received-leads.ts";
import { findCar } from "../lib/stock.ts";
import { useBrowser, walk } from "../lib/walk.ts";
import type { Shopper } from "../lib/walk.ts";

useBrowser();
const site = "harbour-mazda";
const refused = [{ status: 422, path: "/sell-your-car" }];

/** Photos as a shopper has them, and a file that is none. */
const photos = new Map<number, Buffer>();
beforeAll(async () => {
  for (const width of [1200, 1600, 2400, 3000])
    photos.set(
      width,
      await sharp({ create: { width, height: 900, channels: 3, background: "#446688" } })
        .jpeg()
        .toBuffer(),
    );
});
const photo = (name: string, width: number) => ({
  name,
  mimeType: "image/jpeg",
  buffer: photos.get(width) ?? Buffer.alloc(0),
});
const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no photo") };

/** Answers each question with its first answer. */
async function answerAll({ page }: Shopper): Promise<void> {
  for (const group of await page.locator("fieldset:has(input[type=radio])").all())
    await group.getByRole("radio").first().check();
}

describe("a shopper's own car", () => {
  it("is valued without JavaScript: found by its plate, asked about, estimated, and the estimate taken up", async () => {
    const email = `sell-${randomUUID()}@example.com`;
    await walk({ site, size: "phone", javaScript: false, expected: refused }, async (shopper) => {
      const { open, page, find, inspect } = shopper;
      await open("/sell-your-car");
      await find("button", "Next: its condition").click();
      await page.getByRole("link", { name: "Enter the make." }).waitFor();
      await page.getByLabel("Registration").fill("demo01");
      await page.getByLabel("State").selectOption("NSW");
      await find("button", "Find my car").click();
      await page.getByText("We found a 2022 Mazda CX-5. Is that yours?").waitFor();
      await page.getByLabel("Kilometres").fill("40,000");
      await find("button", "Next: its condition").click();
      await find("heading", /^Its condition/).waitFor();
      await answerAll(shopper);
      await page.getByLabel("Add photos").setInputFiles([photo("front.jpg", 2400), notes]);
      await find("button", "Add these photos").click();
      await page
        .getByText(/^notes\.txt: We cannot read this photo\./)
        .last()
        .waitFor();
      expect(await page.getByRole("img", { name: /^Your car, / }).count()).toBe(1);
      await inspect();
      await page.getByLabel("Add photos").setInputFiles([photo("back.jpg", 1200)]);
      await find("button", "Add these photos").click();
      await find("button", "Remove photo 2").click();
      await page.getByRole("img", { name: "Your car, 2" }).waitFor({ state: "detached" });
      await find("button", "Next: your details").click();
      await find("heading", /^Your details/).waitFor();
      await page.getByLabel("First name").fill("Robin");
      await page.getByLabel("Email").fill(email);
      await find("button", "Send for valuation").click();
      await page.getByText(/^\$\d+,\d00 to \$\d+,\d00$/).waitFor();
      await page.getByText(/^Estimate, subject to inspection; not an offer to buy\. It is valid until /).waitFor();
      await inspect();
      await find("button", "Accept this estimate").click();
      await page.getByText(/^You accepted the estimate/).waitFor();
    });
    await expect
      .poll(async () => (await receivedLeads(email)).at(-1)?.payload)
      .toMatchObject({
        category: "Trade-In Valuation",
        subcategory: "3. Offer Accepted",
        offer_accepted: true,
        form_completed: true,
        rego: "demo01",
        trade_in: { car: "2022 Mazda CX-5", plate: "demo01 NSW", kilometres: "40,000 km" },
      });
    const valuation = (await receivedLeads(email)).at(-1)?.payload["trade_in"];
    const { photos: links } = (valuation ?? {}) as { photos?: string };
    expect(links).toMatch(/^http\S+\/api\/trade-in-photos\/[0-9a-f-]{36}\.jpg$/);
  });

  it("over the site's limits is a plain enquiry, against the car that it is traded in for; a reload loses no step", async () => {
    const email = `trade-${randomUUID()}@example.com`;
    const target = await findCar(site, ({ status, price }) => status === "in_stock" && (price ?? 0) > 10_000);
    const withoutConnection = [{ status: 0, path: "/cars/trade-in" }];
    await walk({ site, expected: withoutConnection }, async (shopper) => {
      const { open, page, find, inspect } = shopper;
      await open(`/cars/trade-in?car_id=${target.id}`);
      await inspect();
      for (const [label, value] of [
        ["Make", "Toyota"],
        ["Model", "Corolla"],
        ["Year", "2009"],
        ["Kilometres", "210000"],
      ] as const)
        await page.getByLabel(label, { exact: false }).first().fill(value);
      await find("button", "Next: its condition").click();
      await find("heading", /^Its condition/).waitFor();
      await inspect();
      await answerAll(shopper);
      await page.getByLabel("Add photos").setInputFiles([photo("a.jpg", 3000), photo("b.jpg", 1600), notes]);
      await page.getByRole("img", { name: "Your car, 2" }).waitFor();
      await page
        .getByText(/^notes\.txt: We cannot read this photo/)
        .last()
        .waitFor();
      await find("button", "Remove photo 1").click();
      await page.getByRole("img", { name: "Your car, 2" }).waitFor({ state: "detached" });
      await inspect();
      await page.context().setOffline(true);
      await find("button", "Next: your details").click();
      await page.getByText("An error occurred when submitting this form").waitFor();
      expect(await page.getByRole("radio", { checked: true }).count()).toBeGreaterThan(0);
      await page.context().setOffline(false);
      await find("button", "Next: your details").click();
      await find("heading", /^Your details/).waitFor();
      await find("link", "Back").click();
      await find("heading", /^Its condition/).waitFor();
      await page.reload();
      await expect
        .poll(() => page.getByRole("radio", { name: /^Excellent/ }).isChecked(), {
          message: "an answer after a reload",
        })
        .toBe(true);
      await find("button", "Next: your details").click();
      await find("heading", /^Your details/).waitFor();
      await page.getByLabel("First name").fill("Kim");
      await page.getByLabel("Email").fill(email);
      await find("button", "Send for valuation").click();
      await page.getByText("No online estimate is given for cars over 7 years or 100,000 km.").first().waitFor();
      await inspect();
    });
    await expect
      .poll(async () => (await receivedLeads(email)).at(-1)?.payload)
      .toMatchObject({ subcategory: "1. Details Given", car_id: target.id, trade_in: { car: "2009 Toyota Corolla" } });
  });
});
