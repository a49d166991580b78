import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeInvoice } from "../src/domain/invoices/change-invoice.ts";
import type { InvoiceRows } from "../src/domain/invoices/invoice-rows.ts";
import { knownInvoice, openInvoice } from "../src/domain/invoices/open-invoice.ts";
import { listLeads } from "../src/domain/leads/list-leads.ts";
import { comparePayments } from "../src/domain/payments/compare-payments.ts";
import { openPayment } from "../src/domain/settlement/open-payment.ts";
import { settlePayment } from "../src/domain/settlement/settle-payment.ts";
import type { PaymentDependencies } from "../src/domain/settlement/settle-payment.ts";
import type { Database } from "../src/records/open-database.ts";
import { parsedSite, putSite, siteDocument } from "./http-fixtures.ts";
import { paymentDouble } from "./payment-double.ts";
import type { PaymentDouble } from "./payment-double.ts";
import { ledgerSum, sweep } from "./reservation-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

const start = new Date("2026-11-23T00:00:00Z");
const day = 24 * 60;
const document = siteDocument("north", { hosts: ["north.example"], onlinePayment: { enabled: true } });
const { site } = parsedSite("north", document);
const asked = { amount: "1,250.50", reference: " INV-1042 ", name: "Ana", email: "ana@example.com" };

let database: Database;
let provider: PaymentDouble;
let dependencies: PaymentDependencies;
let clock = start;

beforeAll(async () => {
  database = await createTestDatabase();
  await putSite(database, document);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [
    "mails",
    "invoice_payments",
    "ledger_entries",
    "payments",
    "lead_deliveries",
    "lead_steps",
    "leads",
  ])
    await database.db.execute(`delete from ${table}`);
  clock = start;
  provider = paymentDouble(() => clock);
  dependencies = {
    database,
    providers: { of: () => provider, named: () => provider },
    siteOf: () => site,
    log: () => {},
    now: () => clock,
    secretOf: (_, id) => `secret-of-${id}`,
    onChange: () => {},
  };
});

const after = (minutes: number) => (clock = new Date(start.getTime() + minutes * 60_000));
const begin = (more: Partial<Parameters<typeof openInvoice>[1]> = {}) =>
  openInvoice(database, {
    site,
    body: asked,
    phone: "+61412345678",
    provider: provider.name,
    secretOf: (id) => `secret-of-${id}`,
    routeLead: () => ["crm"],
    idempotencyKey: undefined,
    now: clock,
    ...more,
  });
/** Begins one and opens it at the provider, as the endpoint does. */
async function opened() {
  const rows = await begin();
  const payment = await openPayment(database, {
    provider,
    payment: rows.payment,
    description: "Invoice",
    email: asked.email,
    returnUrl: "https://north.example/",
    until: rows.invoice.until,
  });
  return { ...rows, payment, ref: payment.providerRef ?? "" };
}
const stateOf = async ({ payment }: Pick<InvoiceRows, "payment">) =>
  (await knownInvoice(database, { site, id: payment.id, secret: `secret-of-${payment.id}` })).payment.state;
const mails = () => database.sql<{ kind: string; recipient: string; content: { subject: string; text: string } }[]>`
  select kind, recipient, content from mails order by kind`;
const kinds = async () => (await mails()).map(({ kind }) => kind);
const theLead = async () => (await listLeads(database))[0]?.payload;
const refund = (id: string) =>
  database.db.transaction((tx) => changeInvoice(tx, { site, paymentId: id, events: [{ kind: "refund" }], now: clock }));

describe("the payment of an invoice", () => {
  it("is stored with a lead that says amount, number and the verified phone, before anything is paid", async () => {
    const { payment, invoice } = await begin();
    expect(payment).toMatchObject({ kind: "invoice", state: "open", cents: 125_050, currency: "AUD" });
    expect(invoice).toMatchObject({ reference: "INV-1042", until: new Date(start.getTime() + 3_600_000) });
    expect(await theLead()).toMatchObject({
      category: "Online Payment",
      subcategory: "1. Payment Started",
      name: "Ana",
      phone: "0412345678",
      payment: { state: "open", amount: "1250.50", currency: "AUD", reference: "INV-1042", words: "Not paid yet." },
    });
    expect(await mails()).toEqual([]);
  });

  it("is told to the dealer also where its shopper was deleted meanwhile: the money came all the same", async () => {
    const { payment, ref } = await opened();
    await database.sql`delete from lead_deliveries`;
    await database.sql`delete from leads`;
    provider.pay(ref);
    await settlePayment(dependencies, payment.id);
    const told = await mails();
    expect(told.map(({ kind }) => kind)).toEqual(["invoice_paid_dealer"]);
    expect(told[0]?.content.text).toContain("Paid for: INV-1042");
    expect(told[0]?.content.text).not.toMatch(/Shopper:|Phone:|Email:/);
  });

  it("is paid once the provider says so: ledger, receipt by mail with its link, and the dealer hears of it", async () => {
    const { payment, ref } = await opened();
    after(5);
    provider.pay(ref);
    await settlePayment(dependencies, payment.id);
    await settlePayment(dependencies, payment.id);
    expect(await stateOf({ payment })).toBe("paid");
    expect(await ledgerSum(database, payment.id)).toBe(125_050);
    const [receipt, dealer] = await mails();
    expect([receipt?.kind, receipt?.recipient, dealer?.kind, dealer?.recipient]).toEqual([
      "invoice_paid",
      "ana@example.com",
      "invoice_paid_dealer",
      "sales@example.com",
    ]);
    expect(receipt?.content.text).toContain("We have your payment of $1,250.50 for INV-1042.");
    expect(receipt?.content.text).toContain(`Receipt: R-${payment.id.slice(0, 8).toUpperCase()}`);
    expect(receipt?.content.text).toContain("Paid on: 23 November 2026");
    expect(receipt?.content.text).toContain(
      `https://north.example/online-payment?payment=${payment.id}.secret-of-${payment.id}`,
    );
    expect(dealer?.content.text).not.toContain("npm run");
    expect(dealer?.content.text).toContain("on your payment provider's pages");
    expect(dealer?.content.text).toContain(`Payment: ${payment.id}`);
    expect(await mails()).toHaveLength(2);
    expect(await theLead()).toMatchObject({
      subcategory: "2. Paid",
      payment: { state: "paid", receipt: `R-${payment.id.slice(0, 8).toUpperCase()}`, words: "Paid." },
    });
  });

  it("is settled by the sweep where no message ever comes, and kept after a month", async () => {
    const { payment, ref } = await opened();
    provider.pay(ref);
    after(2);
    await sweep(dependencies);
    expect(await stateOf({ payment })).toBe("paid");
    provider.calls.length = 0;
    after(120);
    await sweep(dependencies);
    // A paid invoice keeps nothing from anybody: once a day is enough.
    expect(provider.calls).toEqual([]);
    after(32 * day);
    await sweep(dependencies);
    expect(await stateOf({ payment })).toBe("kept");
    expect(await kinds()).toEqual(["invoice_paid", "invoice_paid_dealer"]);
    expect(await database.sql`select next_check_at from payments`).toEqual([{ next_check_at: null }]);
  });

  it("ends unpaid after an hour, and its page is closed; nobody is told by mail", async () => {
    const { payment, ref } = await opened();
    after(180);
    await sweep(dependencies);
    expect(await stateOf({ payment })).toBe("closed");
    expect(provider.kept.get(ref)?.isOpen).toBe(false);
    expect(await kinds()).toEqual([]);
    expect(await theLead()).toMatchObject({ subcategory: "Not Paid", payment: { words: "Nothing was paid." } });
  });

  it("counts when the money gets through after the page was closed: it is owed all the same", async () => {
    const { payment, ref } = await opened();
    after(180);
    await sweep(dependencies);
    provider.payAnyway(ref);
    await settlePayment(dependencies, payment.id);
    expect(await stateOf({ payment })).toBe("paid");
    expect(await ledgerSum(database, payment.id)).toBe(125_050);
  });

  it.each([
    ["another amount", { cents: 125_049 }],
    ["other money", { currency: "NZD" }],
  ])("of which the provider says %s goes back whole by itself", async (_, change) => {
    const { payment, ref } = await opened();
    provider.pay(ref, change);
    await settlePayment(dependencies, payment.id);
    expect(await stateOf({ payment })).toBe("refunded");
    expect(await ledgerSum(database, payment.id)).toBe(0);
    expect(await kinds()).toEqual([
      "invoice_refund",
      "invoice_refund_dealer",
      "invoice_refunded",
      "invoice_refunded_dealer",
    ]);
  });

  it("is returned by the dealer's command, once, and everybody hears of it", async () => {
    const { payment, ref } = await opened();
    await expect(refund(payment.id)).rejects.toThrow("Nothing was paid.");
    provider.pay(ref);
    await settlePayment(dependencies, payment.id);
    await refund(payment.id);
    await expect(refund(payment.id)).rejects.toThrow("This payment goes back already.");
    await sweep(dependencies);
    expect(await stateOf({ payment })).toBe("refunded");
    expect(await ledgerSum(database, payment.id)).toBe(0);
    expect(await theLead()).toMatchObject({ subcategory: "Refunded" });
    expect(provider.calls.filter((call) => call === "refund")).toHaveLength(1);
  });

  it("is refunded by the same key again where the provider was down in between", async () => {
    const { payment, ref } = await opened();
    provider.pay(ref);
    await settlePayment(dependencies, payment.id);
    await refund(payment.id);
    provider.isDown = true;
    await expect(settlePayment(dependencies, payment.id)).rejects.toThrow("The provider does not answer.");
    expect(await stateOf({ payment })).toBe("refund_due");
    provider.isDown = false;
    await settlePayment(dependencies, payment.id);
    expect(await stateOf({ payment })).toBe("refunded");
  });

  it("that the dealer sent back at the provider itself is noted", async () => {
    const { payment, ref } = await opened();
    provider.pay(ref);
    await settlePayment(dependencies, payment.id);
    provider.sendBack(ref);
    after(2 * day);
    await sweep(dependencies);
    expect(await stateOf({ payment })).toBe("refunded");
  });

  it("that the shopper's bank takes back is told to the dealer alone, and again when they win the dispute", async () => {
    const { payment, ref } = await opened();
    provider.pay(ref);
    await settlePayment(dependencies, payment.id);
    after(60 * day);
    provider.chargeBack(ref);
    await settlePayment(dependencies, payment.id);
    expect(await stateOf({ payment })).toBe("refunded");
    expect(await ledgerSum(database, payment.id)).toBe(0);
    provider.restore(ref);
    await settlePayment(dependencies, payment.id);
    expect(await stateOf({ payment })).toBe("kept");
    expect(await ledgerSum(database, payment.id)).toBe(125_050);
    expect(await kinds()).toEqual([
      "invoice_dispute_won_dealer",
      "invoice_disputed_dealer",
      "invoice_paid",
      "invoice_paid_dealer",
    ]);
    expect(await theLead()).toMatchObject({ subcategory: "2. Paid" });
  });

  it("whose refund fails stays with the dealer, and both hear of it", async () => {
    const { payment, ref } = await opened();
    provider.pay(ref);
    await settlePayment(dependencies, payment.id);
    provider.refusesRefunds = true;
    await refund(payment.id);
    await sweep(dependencies);
    expect(await stateOf({ payment })).toBe("kept");
    expect(await kinds()).toEqual([
      "invoice_paid",
      "invoice_paid_dealer",
      "invoice_refund",
      "invoice_refund_dealer",
      "invoice_refund_failed",
      "invoice_refund_failed_dealer",
    ]);
  });

  it("stands in the daily comparison without a difference", async () => {
    const { payment, ref } = await opened();
    provider.pay(ref);
    await settlePayment(dependencies, payment.id);
    const span = { siteSlug: "north", from: new Date(start.getTime() - 1), to: new Date(start.getTime() + 1000) };
    expect(await comparePayments(database, provider, span)).toEqual({
      compared: 1,
      ledgerCents: { AUD: 125_050 },
      providerCents: { AUD: 125_050 },
      differences: [],
    });
  });

  it("is the same for the same request, and no longer begun by who never pays", async () => {
    const first = await begin({ idempotencyKey: "one" });
    const again = await begin({ idempotencyKey: "one" });
    expect([again.payment.id, again.secret]).toEqual([first.payment.id, first.secret]);
    await expect(begin({ idempotencyKey: "one", body: { ...asked, amount: "20" } })).rejects.toThrow("Idempotency-Key");
    for (let index = 0; index < 9; index += 1) await begin();
    await expect(begin()).rejects.toMatchObject({ code: "too_many_payments" });
    after(61);
    expect((await begin()).payment.state).toBe("open");
  });

  it("is begun anew by the same request once the first has ended unpaid, as where no page to pay on opened", async () => {
    const first = await begin({ idempotencyKey: "two" });
    await database.db.transaction((tx) =>
      changeInvoice(tx, { site, paymentId: first.payment.id, events: [{ kind: "payment_closed" }], now: clock }),
    );
    const again = await begin({ idempotencyKey: "two" });
    expect(again.payment).toMatchObject({ state: "open", cents: 125_050 });
    expect(again.payment.id).not.toBe(first.payment.id);
    expect((await begin({ idempotencyKey: "two" })).payment.id).toBe(again.payment.id);
  });

  it("is read by its link alone, and taken by sites that have it", async () => {
    const { payment } = await begin();
    const other = { id: payment.id, secret: "another-secret-of-some-length" };
    await expect(knownInvoice(database, { site, ...other })).rejects.toMatchObject({ code: "payment_unknown" });
    await expect(
      knownInvoice(database, { site: { slug: "south" }, id: payment.id, secret: `secret-of-${payment.id}` }),
    ).rejects.toMatchObject({ code: "payment_unknown" });
    await expect(begin({ site: parsedSite("north").site })).rejects.toMatchObject({ code: "online_payment_off" });
    await expect(begin({ body: { ...asked, amount: "9.99" } })).rejects.toMatchObject({ code: "fields_invalid" });
  });
});
