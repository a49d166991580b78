import { randomInt, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ask } from "../lib/ask.ts";
import { pressOn, typeInto } from "../lib/by-keyboard.ts";
import { receivedLeads } from "../lib/received-leads.ts";
import { takeCar } from "../lib/stock.ts";
import { useBrowser, walk } from "../lib/walk.ts";
import type { Shopper } from "../lib/walk.ts";

useBrowser();
const site = "tasman-motors";

/** A car of this walk alone, below a price. */
const freeCar = (below: number) => takeCar(site, ({ price }) => (price ?? 0) > 10 && (price ?? 0) < below);

/** Fills in who reserves. A number holds two cars at most, so each walk has its own. */
async function fillIn({ page }: Shopper, email: string): Promise<void> {
  await page.getByLabel("First name").fill("Robin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("I agree to the terms of this reservation").check();
  await page.getByLabel("Mobile").fill(`021 ${randomInt(1_000_000, 9_999_999)}`);
}

/** Longest until everybody sees that a car is reserved, in ms. */
const shownWithinMs = 2000;

describe("a car", () => {
  it("shows as reserved within two seconds to everybody: button, tag, structured data and card", async () => {
    const { path, id } = await freeCar(40_000);
    const seen = async () => {
      const page = (await ask(`${site}.localhost`, path)).text;
      const card = (await ask(`${site}.localhost`, `/api/cars?ids=${id}`)).text;
      return {
        isOffered: page.includes(`${path}/checkout`),
        isTagged: />Reserved</.test(page),
        availability: /schema\.org\/(InStock|OutOfStock)/.exec(page)?.[1],
        isReservedOnCards: /"reserved":true/.test(card),
      };
    };
    await walk({ site }, async (shopper) => {
      const { open, find } = shopper;
      await open(`${path}/checkout`);
      expect(await seen()).toMatchObject({ isOffered: true, isTagged: false, availability: "InStock" });
      await fillIn(shopper, `seen-${randomUUID()}@example.com`);
      await find("button", "Continue to payment").click();
      await find("heading", "The car is held for you").waitFor();
      await expect
        .poll(seen, { timeout: shownWithinMs, interval: 100 })
        .toEqual({ isOffered: false, isTagged: true, availability: "OutOfStock", isReservedOnCards: true });
    });
  });

  it("is reserved at one address: the other name of the page, which no gate knows, leads there with what it was asked", async () => {
    const { path } = await freeCar(40_000);
    const key = `${randomUUID()}.${"s".repeat(32)}`;
    const answer = await ask(`${site}.localhost`, `${path}/buy-online`);
    expect([answer.status, answer.headers["location"]]).toEqual([302, `${path}/checkout`]);
    const linked = await ask(`${site}.localhost`, `${path}/buy-online?reservation=${key}`);
    expect(linked.headers["location"]).toBe(`${path}/checkout?reservation=${key}`);
    expect((await ask(`${site}.localhost`, "/cars/a-car-of-nobody/buy-online")).status).toBe(404);
  });

  it("is reserved without JavaScript: held, paid on the provider's page, and reserved for everybody to see", async () => {
    const email = `reserve-${randomUUID()}@example.com`;
    const { path } = await freeCar(16_000);
    await walk(
      { site, size: "phone", javaScript: false, expected: [{ status: 422, path: `${path}/checkout` }] },
      async (shopper) => {
        const { open, page, find, inspect } = shopper;
        await open(path);
        await page.getByRole("link", { name: "Reserve Car Now" }).first().click();
        await find("heading", /^Reserve this car$/).waitFor();
        await page.getByText("Deposit refunded in full").waitFor();
        await inspect();
        await find("button", "Continue to payment").click();
        await page.getByRole("link", { name: "Enter your email address." }).waitFor();
        await fillIn(shopper, email);
        await find("button", "Continue to payment").click();
        await find("heading", "The car is held for you").waitFor();
        await inspect();
        await find("link", "Pay $500 deposit").click();
        await page.getByText("Demonstration: no money moves.").waitFor();
        await find("button", "Pay without money").click();
        await find("heading", "The car is reserved for you").waitFor();
        await inspect();
      },
    );
    await expect
      .poll(async () => (await receivedLeads(email)).at(-1)?.payload)
      .toMatchObject({
        category: "Reservation",
        subcategory: "2. Deposit Paid",
        reservation: { state: "reserved", payment: "paid", deposit: "500.00", currency: "NZD" },
      });
    await walk({ site }, async ({ open, page, find }) => {
      await open(path);
      await page.getByText("Reserved").first().waitFor();
      expect(await page.getByRole("link", { name: "Reserve Car Now" }).count()).toBe(0);
      await open(`${path}/checkout`);
      await find("heading", "This car cannot be reserved online").waitFor();
    });
  });

  it("is reserved and given up again by keyboard alone, and free at once", async () => {
    const { path } = await freeCar(30_000);
    const expected = [{ status: 422, path: `${path}/checkout` }];
    await walk({ site, expected }, async ({ open, page, find, inspect }) => {
      await open(`${path}/checkout`);
      await inspect();
      await pressOn(page, find("button", "Continue to payment"));
      await pressOn(page, page.getByRole("link", { name: "Enter your name." }));
      await page.keyboard.type("Robin");
      await typeInto(page, page.getByLabel("Email"), `give-up-${randomUUID()}@example.com`);
      await typeInto(page, page.getByLabel("Mobile"), `021 ${randomInt(1_000_000, 9_999_999)}`);
      await pressOn(page, page.getByLabel("I agree to the terms of this reservation"), "Space");
      await pressOn(page, find("button", "Continue to payment"));
      await find("heading", "The car is held for you").waitFor();
      const held = page.url();
      await page.reload();
      await find("heading", "The car is held for you").waitFor();
      await pressOn(page, page.locator("summary", { hasText: "Give the car up" }));
      await pressOn(page, find("button", "Yes, give it up"));
      await find("heading", "The car is no longer held").waitFor();
      await page.getByText("Nothing was charged.").waitFor();
      await inspect();
      await find("link", "Reserve it again").click();
      await find("heading", /^Reserve this car$/).waitFor();
      await open(held.slice(held.indexOf("/cars/"), -2));
      await find("heading", /^Reserve this car$/).waitFor();
    });
  });
});
