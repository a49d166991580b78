import { Stripe } from "stripe";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createStripePayments } from "../src/domain/payments/stripe-payments.ts";
import type { PaymentProvider } from "../src/domain/payments/payment-provider.ts";
import { startStripe } from "./stripe-double.ts";
import type { StripeDouble } from "./stripe-double.ts";

const webhookSecret = "whsec_of_the_test";
const payment = {
  id: "3f2a9c1e-0000-4000-8000-000000000001",
  cents: 50_000,
  currency: "AUD",
  description: "Deposit for 2021 Mazda CX-5",
  email: "ana@example.com",
  returnUrl: "https://harbour.example/cars/cx-5/checkout",
  until: new Date("2026-11-23T00:15:00Z"),
  isAtOnce: true,
};

let stripe: StripeDouble;
let provider: PaymentProvider;

beforeAll(async () => {
  stripe = await startStripe();
  provider = createStripePayments({ key: "sk_test_1", webhookSecret, url: stripe.url });
});
afterAll(() => stripe.close());
afterEach(() => {
  stripe.failure = undefined;
  stripe.sessions.clear();
  stripe.taken.length = 0;
});

const open = (id: string = payment.id) => provider.open({ ...payment, id });
const fresh = () => open(crypto.randomUUID());

describe("a payment at Stripe", () => {
  it("is opened once for a payment of ours, in whole cents, on Stripe's own page", async () => {
    const first = await open();
    const again = await open();
    expect(again).toEqual(first);
    expect(first.url).toMatch(/^https:\/\/checkout\.stripe\.example\//);
    const [{ form, authorization, key } = { form: new URLSearchParams() }] = stripe.taken;
    expect(authorization).toBe("Bearer sk_test_1");
    expect(key).toBe(`open ${payment.id}`);
    expect(Object.fromEntries(form)).toMatchObject({
      mode: "payment",
      client_reference_id: payment.id,
      customer_email: "ana@example.com",
      "line_items[0][price_data][unit_amount]": "50000",
      "line_items[0][price_data][currency]": "aud",
      "payment_intent_data[metadata][payment_id]": payment.id,
      success_url: payment.returnUrl,
      cancel_url: payment.returnUrl,
    });
  });
  it("takes cards alone where a car waits for it, and what the account takes where nothing does: a direct debit says after days whether it came", async () => {
    await provider.open({ ...payment, id: crypto.randomUUID() });
    await provider.open({ ...payment, id: crypto.randomUUID(), isAtOnce: false });
    expect(stripe.taken.map(({ form }) => form.get("payment_method_types[0]"))).toEqual(["card", null]);
  });
  it("is read with its money, in and back", async () => {
    const { ref } = await fresh();
    expect(await provider.read(ref)).toEqual({ isOpen: true, movements: [] });
    stripe.pay(ref);
    const paid = { ref: `ch_${ref}`, cents: 50_000, currency: "AUD", at: new Date(1_795_000_300_000) };
    expect(await provider.read(ref)).toEqual({ isOpen: false, movements: [paid] });
    await provider.refund(ref, { key: `refund ${ref}` });
    expect((await provider.read(ref)).movements).toEqual([
      paid,
      { ref: "re_0", cents: -50_000, currency: "AUD", at: new Date(1_795_000_900_000) },
    ]);
  });
  it("says what came, also another amount in another currency", async () => {
    const { ref } = await fresh();
    stripe.pay(ref, { amount_captured: 1, currency: "nzd" });
    expect((await provider.read(ref)).movements).toMatchObject([{ cents: 1, currency: "NZD" }]);
  });
  it("may still come while the bank has not answered, and not when it failed", async () => {
    const { ref } = await fresh();
    const session = stripe.sessions.get(ref);
    if (session) session.status = "complete";
    expect(await provider.read(ref)).toEqual({ isOpen: true, movements: [] });
    stripe.pay(ref, { paid: false });
    expect((await provider.read(ref)).movements).toEqual([]);
  });
  it("is over once the bank has said that it does not come", async () => {
    const { ref } = await fresh();
    const session = stripe.sessions.get(ref);
    if (session) {
      session.status = "complete";
      session.payment_intent = { id: "pi_1", object: "payment_intent", status: "processing", latest_charge: null };
    }
    expect((await provider.read(ref)).isOpen).toBe(true);
    if (session?.payment_intent) session.payment_intent.status = "requires_payment_method";
    expect((await provider.read(ref)).isOpen).toBe(false);
  });
  it("is read with what the shopper's bank took back, and gave back to the dealer", async () => {
    const { ref } = await fresh();
    stripe.pay(ref);
    const dispute = stripe.dispute(ref);
    const back = { ref: dispute.id, cents: -50_000, currency: "AUD", at: new Date(1_795_100_000_000), isDispute: true };
    const movements = async () => (await provider.read(ref)).movements.slice(1);
    expect(await movements()).toEqual([back]);
    dispute.status = "won";
    const won = [back, { ...back, ref: `${dispute.id} undone`, cents: 50_000, undoes: dispute.id }];
    expect(await movements()).toEqual(won);
    const listed = [];
    for await (const one of provider.list({ from: new Date(0), to: new Date() })) listed.push(one);
    expect(listed[0]?.movements.slice(1)).toEqual(won);
    dispute.status = "warning_needs_response";
    expect(await movements()).toEqual([]);
  });
  it("is read with a refund that failed, and that its money is with the dealer again", async () => {
    const { ref } = await fresh();
    stripe.pay(ref);
    await provider.refund(ref, { key: crypto.randomUUID() });
    const refund = stripe.sessions.get(ref)?.payment_intent?.latest_charge?.refunds.data[0];
    if (refund) refund.status = "failed";
    expect((await provider.read(ref)).movements.map(({ ref: name, cents, undoes }) => [name, cents, undoes])).toEqual([
      [`ch_${ref}`, 50_000, undefined],
      ["re_0", -50_000, undefined],
      ["re_0 undone", 50_000, "re_0"],
    ]);
  });
  it("is closed, and left alone when it is closed or paid already", async () => {
    const { ref } = await fresh();
    await provider.close(ref);
    await provider.close(ref);
    expect(await provider.read(ref)).toEqual({ isOpen: false, movements: [] });
  });
  it("goes back once, however often that is asked", async () => {
    const { ref } = await fresh();
    stripe.pay(ref);
    await provider.refund(ref, { key: "one" });
    await provider.refund(ref, { key: "two" });
    expect((await provider.read(ref)).movements).toHaveLength(2);
  });
  it("is listed for the daily comparison", async () => {
    const id = crypto.randomUUID();
    const { ref } = await open(id);
    const listed = [];
    for await (const one of provider.list({ from: new Date(0), to: new Date() })) listed.push(one);
    expect(listed).toEqual([{ ref, paymentId: id, isOpen: true, movements: [] }]);
  });
});

describe("what Stripe refuses", () => {
  it("is told apart: no such payment, a refusal, no answer", async () => {
    await expect(provider.read("cs_test_unknown")).rejects.toMatchObject({ reason: "payment_unknown" });
    stripe.failure = {
      status: 402,
      body: { error: { type: "card_error", code: "card_declined", message: "Ana's card" } },
    };
    const refused = await fresh().catch((error: unknown) => error);
    expect(refused).toMatchObject({ reason: "refused" });
    expect((refused as Error).message).not.toContain("Ana");
    stripe.failure = { status: 500, body: { error: { type: "api_error", message: "Down" } } };
    await expect(provider.read("cs_test_1")).rejects.toMatchObject({ reason: "unreachable" });
    const nowhere = createStripePayments({ key: "sk_test_1", webhookSecret, url: "http://127.0.0.1:9" });
    await expect(nowhere.read("cs_test_1")).rejects.toMatchObject({ reason: "unreachable" });
  });
});

describe("a message of Stripe", () => {
  const signed = (payload: object, secret = webhookSecret) => {
    const text = JSON.stringify(payload);
    const header = Stripe.webhooks.generateTestHeaderString({ payload: text, secret });
    return provider.readMessage(text, new Headers({ "stripe-signature": header }));
  };
  const about = (object: object) => signed({ id: "evt_1", object: "event", type: "x", data: { object } });
  it("names the payment that it is about, by the session or by its money", async () => {
    expect(await about({ object: "checkout.session", client_reference_id: payment.id })).toBe(payment.id);
    expect(await about({ object: "charge", metadata: { payment_id: payment.id } })).toBe(payment.id);
    expect(await about({ object: "customer", metadata: {} })).toBeUndefined();
  });
  it("of a dispute or of what became of a refund does not say our number: Stripe is asked whose it is", async () => {
    const id = crypto.randomUUID();
    const { ref } = await open(id);
    stripe.pay(ref);
    const intent = stripe.sessions.get(ref)?.payment_intent?.id;
    expect(await about({ object: "dispute", id: "dp_1", payment_intent: intent, metadata: {} })).toBe(id);
    expect(await about({ object: "refund", id: "re_1", payment_intent: intent, metadata: {} })).toBe(id);
    await expect(about({ object: "dispute", payment_intent: "pi_of_nobody" })).rejects.toMatchObject({
      reason: "payment_unknown",
    });
  });
  it("counts for nothing without Stripe's signature", async () => {
    await expect(signed({ data: { object: {} } }, "whsec_of_somebody")).rejects.toThrow("not signed as Stripe signs");
    await expect(provider.readMessage("{}", new Headers())).rejects.toThrow("not signed as Stripe signs");
  });
});
