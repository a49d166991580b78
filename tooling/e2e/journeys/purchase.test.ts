import { randomInt, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { receivedLeads } from "../lib/received-leads.ts";
import { takeCar } from "../lib/stock.ts";
import { useBrowser, walk } from "../lib/walk.ts";
import type { Shopper } from "../lib/walk.ts";

useBrowser();
const site = "tasman-motors";

/** The summary adds up by hand: its amounts, in cents. */
async function summary({ page }: Shopper): Promise<Record<string, number>> {
  const labels = await page.locator("aside dl dt").allTextContents();
  const amounts = await page.locator("aside dl dd").allTextContents();
  return Object.fromEntries(
    labels.map((label, index) => [
      label,
      Math.round(Number((amounts[index] ?? "").replace("−", "-").replaceAll(/[$,]/g, "")) * 100),
    ]),
  );
}
function expectSum(lines: Record<string, number>): void {
  const { Total: total, "Deposit, paid now": deposit = 0, "Left to pay": left = 0, ...parts } = lines;
  expect(Object.values(parts).reduce((sum, cents) => sum + cents, 0)).toBe(total);
  expect(deposit + left).toBe(total);
}

describe("a car", () => {
  it.each([false, true])(
    "is bought step by step to the deposit, in a summary that adds up, and taken up again by its link (JavaScript: %s)",
    async (javaScript) => {
      const email = `buy-${randomUUID()}@example.com`;
      const { path } = await takeCar(
        site,
        ({ price }) => (price ?? 0) > (javaScript ? 30_000 : 20_000) && (price ?? 0) < (javaScript ? 45_000 : 29_000),
      );
      await walk(
        {
          site,
          size: javaScript ? "desktop" : "phone",
          javaScript,
          expected: [{ status: 422, path: "/checkout-journey" }],
        },
        async (shopper) => {
          const { open, page, find, inspect } = shopper;
          await open(path);
          await page.getByRole("link", { name: "Buy Online" }).first().click();
          await find("heading", /^Buy the /).waitFor();
          await inspect();
          await find("button", "Start").click();
          await find("heading", "Delivery or collection").waitFor();
          expectSum(await summary(shopper));
          await inspect();
          await page.getByLabel("Deliver it to me").check();
          await find("button", "Save and continue").click();
          await page.getByText("Please enter a postcode.").first().waitFor();
          await page.getByLabel("I will collect it").check();
          await find("button", "Save and continue").click();
          await find("heading", "Trade-in").waitFor();
          await inspect();
          await find("button", "Save and continue").click();
          await find("heading", "How you pay").waitFor();
          await inspect();
          // Back is the step before.
          await page.goBack();
          await find("heading", "Trade-in").waitFor();
          await page.goForward();
          await find("heading", "How you pay").waitFor();
          await page.getByLabel("With finance").check();
          await find("button", "Save and continue").click();
          await find("heading", "Your details").waitFor();
          expectSum(await summary(shopper));
          await inspect();
          await page
            .locator("[data-finance-line]")
            .getByText(/^Est\. \$/)
            .waitFor();
          const link = page.url();
          // Left and taken up again.
          await open("/");
          await page.goto(link);
          await page.mouse.move(3, 3);
          await page.getByLabel("First name").fill("Robin");
          await page.getByLabel("Last name").fill("Doe");
          await page.getByLabel("Email").fill(email);
          await page.getByLabel("Mobile").fill(`021 ${randomInt(1_000_000, 9_999_999)}`);
          await page.getByLabel("I agree to the terms of this reservation").check();
          await find("button", "Save and continue").click();
          await find("heading", "Deposit").waitFor();
          await inspect();
          await find("button", "Pay the deposit of $500").click();
          await find("heading", "The car is held for you").waitFor();
          await inspect();
          await find("link", "Pay the deposit").click();
          await page.getByText("Demonstration: no money moves.").waitFor();
          await find("button", "Pay without money").click();
          await find("heading", "The car is reserved for you").waitFor();
          expectSum(await summary(shopper));
          await inspect();
        },
      );
      await expect
        .poll(async () => (await receivedLeads(email)).at(-1)?.payload)
        .toMatchObject({
          category: "Online Purchase",
          subcategory: "2. Deposit Paid",
          purchase: { delivery: "Collects the car", trade_in: "None", paid_by: "Wants finance" },
          reservation: { state: "reserved", payment: "paid" },
        });
    },
  );

  it("takes the shopper's own car in by its plate, and is given up while it is held: free again, and the steps can be changed", async () => {
    const { path, slug } = await takeCar(site, ({ price }) => (price ?? 0) > 50_000);
    await walk({ site, size: "phone", javaScript: false }, async ({ open, page, find, inspect }) => {
      await open(`/checkout-journey?car_id=${slug}`);
      await find("button", "Start").click();
      await find("heading", "Delivery or collection").waitFor();
      await find("button", "Save and continue").click();
      await find("heading", "Trade-in").waitFor();
      expect(await page.getByLabel("Registration").isVisible()).toBe(false);
      await page.getByLabel("Yes, this one").check();
      await page.getByLabel("Registration").fill("DEMO01");
      await find("button", "Find my car").click();
      await page.getByText("We found a 2022 Mazda CX-5. Is that yours?").waitFor();
      expect(await page.getByLabel("Make").inputValue()).toBe("Mazda");
      await inspect();
      await page.getByLabel("Kilometres").fill("40,000");
      for (const select of await page.locator("form select").all()) await select.selectOption({ index: 1 });
      await find("button", "Save and continue").click();
      await find("heading", "How you pay").waitFor();
      // What the estimate is, or why there is none, stands beside the summary from now on.
      await page.getByText(/^2022 Mazda CX-5: /).waitFor();
      await find("button", "Save and continue").click();
      await page.getByLabel("First name").fill("Robin");
      await page.getByLabel("Last name").fill("Doe");
      await page.getByLabel("Email").fill(`give-up-${randomUUID()}@example.com`);
      await page.getByLabel("Mobile").fill(`021 ${randomInt(1_000_000, 9_999_999)}`);
      await page.getByLabel("I agree to the terms of this reservation").check();
      await find("button", "Save and continue").click();
      await find("button", "Pay the deposit of $500").click();
      await find("heading", "The car is held for you").waitFor();
      await find("button", "Give the car up, or change something").click();
      await find("heading", "Deposit").waitFor();
      await page.getByText("Nothing was charged.").waitFor();
      await inspect();
      await open(path);
      await page.getByRole("link", { name: "Buy Online" }).first().waitFor();
    });
  });
});
