import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteDocument } from "./http-fixtures.ts";
import { openBrowser, signIn } from "./identity-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

let test: TestPlatform;
beforeAll(async () => {
  test = await startTestPlatform([siteDocument("north", { onlinePayment: { enabled: true } }), siteDocument("south")]);
});
afterAll(() => test.stop());

interface Answer {
  id: string;
  secret: string;
  state: string;
  pay_url: string | null;
  code?: string;
}
const body = { amount: "250", reference: "S-4711", name: "Ana", email: "ana@example.com" };

describe("an online payment", () => {
  it("asks for sign-in first, is paid on the provider's page, and shows its receipt to whoever has the link", async () => {
    const browser = openBrowser(test, "north");
    expect((await browser.post("/api/online-payments", body)).status).toBe(401);
    await signIn(test, "north", browser, "+61412345678");
    const key = { "idempotency-key": "one" };
    const first = (await (await browser.post("/api/online-payments", body, key)).json()) as Answer;
    const again = (await (await browser.post("/api/online-payments", body, key)).json()) as Answer;
    expect(first).toMatchObject({
      state: "open",
      amount_cents: 25_000,
      currency: "AUD",
      reference: "S-4711",
      paid_at: null,
      receipt_number: null,
      pay_url: expect.stringContaining("/dev/payments/") as unknown,
    });
    expect([again.id, again.secret, again.pay_url]).toEqual([first.id, first.secret, first.pay_url]);

    const read = async (site: string, secret: string) => {
      const answer = await test.send(site, `/api/online-payments/${first.id}?secret=${secret}`);
      return { status: answer.status, ...((await answer.json()) as object) };
    };
    expect(await read("north", "a".repeat(43))).toMatchObject({ status: 404, code: "payment_unknown" });
    expect(await read("south", first.secret)).toMatchObject({ status: 404 });

    const { pathname } = new URL(first.pay_url ?? "");
    const paid = await test.send("north", pathname, {
      method: "POST",
      body: "choice=pay",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(paid.headers.get("location")).toContain(`/online-payment?payment=${first.id}.${first.secret}`);
    expect(await read("north", first.secret)).toMatchObject({
      status: 200,
      state: "paid",
      pay_url: null,
      paid_at: expect.any(String) as unknown,
      receipt_number: expect.stringMatching(/^R-[\dA-F]{8}$/) as unknown,
    });
  });

  it("is refused with the error beside the field, and at a site that takes none", async () => {
    const browser = openBrowser(test, "north", "203.0.113.8");
    await signIn(test, "north", browser, "+61412345679");
    const refused = await browser.post("/api/online-payments", { ...body, amount: "12,50", reference: "for Ana" });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      fields: [
        { path: "amount", message: "Enter an amount from $10 to $10,000, such as 250.00." },
        { path: "reference", message: "Enter the number as it appears on the invoice, such as INV-1042." },
      ],
    });
    const other = openBrowser(test, "south", "203.0.113.9");
    await signIn(test, "south", other, "+61412345679");
    expect((await other.post("/api/online-payments", body)).status).toBe(404);
  });
});
