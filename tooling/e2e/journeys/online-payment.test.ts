import { randomInt, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ask } from "../lib/ask.ts";
import type { Answer } from "../lib/ask.ts";
import { pressOn, typeInto } from "../lib/by-keyboard.ts";
import { receivedLeads } from "../lib/received-leads.ts";
import { sentCode } from "../lib/sent-codes.ts";
import { signIn } from "../lib/sign-in.ts";
import { siteUrl } from "../lib/sites.ts";
import { useBrowser, walk } from "../lib/walk.ts";
import type { Shopper } from "../lib/walk.ts";

useBrowser();
const site = "tasman-motors";
const host = `${site}.localhost`;
const path = "/online-payment";

/** A number of its own for each walk. */
const aNumber = () => `+6421${randomInt(1_000_000, 9_999_999)}`;

/**
 * A session for a browser that runs no scripts: signing in needs them. The code belongs to the browser that asked for
 * it.
 */
async function session(phone: string): Promise<{ name: string; value: string; url: string }[]> {
  const post = (to: string, body: object, cookie = "") =>
    ask(host, to, {
      method: "POST",
      headers: { "content-type": "application/json", ...(cookie === "" ? {} : { cookie }) },
      body: JSON.stringify(body),
    });
  const cookiesOf = ({ headers }: Answer) =>
    [headers["set-cookie"] ?? []].flat().map((line) => {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      return { name, value, url: siteUrl(site, "/") };
    });
  const asker = cookiesOf(await post("/api/auth/otp", { phone }));
  const proof = { phone, token: await sentCode(site, phone), type: "sms" };
  const verified = await post("/api/auth/verify", proof, asker.map(({ name, value }) => `${name}=${value}`).join("; "));
  expect(verified.status).toBe(200);
  return cookiesOf(verified);
}

async function fillIn({ page }: Shopper, email: string): Promise<void> {
  await page.getByLabel("Amount (NZD)").fill("1,250.50");
  await page.getByLabel("Invoice or stock number").fill("INV-1042");
  await page.getByLabel("First name").fill("Robin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("I agree to the terms of this payment").check();
}

describe("an invoice", () => {
  it("is paid without JavaScript: refused beside its field, paid on the provider's page, with a receipt and a lead", async () => {
    const email = `invoice-${randomUUID()}@example.com`;
    const phone = aNumber();
    await walk({ site, size: "phone", javaScript: false, expected: [{ status: 422, path }] }, async (shopper) => {
      const { open, page, find, inspect } = shopper;
      await page.context().addCookies(await session(phone));
      await open(path);
      await find("heading", "Pay online").waitFor();
      await inspect();
      await fillIn(shopper, email);
      await page.getByLabel("Amount (NZD)").fill("12,50");
      await find("button", "Continue to payment").click();
      await page.getByRole("link", { name: "Enter an amount from $10 to $10,000, such as 250.00." }).waitFor();
      await inspect();
      await page.getByLabel("Amount (NZD)").fill("1,250.50");
      await find("button", "Continue to payment").click();
      await find("heading", "$1,250.50 to pay").waitFor();
      await inspect();
      await find("link", "Pay $1,250.50").click();
      await page.getByText("Demonstration: no money moves.").waitFor();
      await find("button", "Pay without money").click();
      await find("heading", "Thank you, your payment is here").waitFor();
      await page.getByText("$1,250.50 NZD").waitFor();
      // The receipt is whole on a phone, too.
      await page.getByText(/^R-[\dA-F]{8}$/).waitFor();
      await inspect();
    });
    await expect
      .poll(async () => (await receivedLeads(email)).at(-1)?.payload)
      .toMatchObject({
        category: "Online Payment",
        subcategory: "2. Paid",
        phone: phone.replace("+64", "0"),
        payment: { state: "paid", amount: "1250.50", currency: "NZD", reference: "INV-1042" },
      });
  });

  it("asks for sign-in first, keeps what a link of the dealer's says, and is paid by keyboard alone", async () => {
    const phone = aNumber();
    await walk({ site, expected: [{ status: 422, path }] }, async (shopper) => {
      const { open, page, find, inspect } = shopper;
      await open(`${path}?reference=INV-7&amount=99.95`);
      await page.getByText("Sign in with your mobile number to pay online.").waitFor();
      await signIn(shopper, { site, typed: phone, phone });
      await find("heading", "Pay online").waitFor();
      await page.mouse.move(3, 3);
      expect(await page.getByLabel("Amount (NZD)").inputValue()).toBe("99.95");
      expect(await page.getByLabel("Invoice or stock number").inputValue()).toBe("INV-7");
      await typeInto(page, page.getByLabel("First name"), "Robin");
      await typeInto(page, page.getByLabel("Email"), `invoice-${randomUUID()}@example.com`);
      await page.keyboard.press("Enter");
      await page.getByRole("link", { name: "*You must agree to the terms of use before submitting." }).waitFor();
      await pressOn(page, page.getByLabel("I agree to the terms of this payment"), "Space");
      await pressOn(page, find("button", "Continue to payment"));
      await find("heading", "$99.95 to pay").waitFor();
      await inspect();
      await pressOn(page, find("link", "Pay $99.95"));
      await page.getByText("Demonstration: no money moves.").waitFor();
      await pressOn(page, find("button", "Pay without money"));
      await find("heading", "Thank you, your payment is here").waitFor();
      await inspect();
    });
  });
});
