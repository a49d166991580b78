import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { comparePayments } from "../src/domain/payments/compare-payments.ts";
import { settlePayment } from "../src/domain/settlement/settle-payment.ts";
import type { PaymentDependencies } from "../src/domain/settlement/settle-payment.ts";
import type { Database } from "../src/records/open-database.ts";
import { parsedSite, putSite, siteDocument } from "./http-fixtures.ts";
import { paymentDouble } from "./payment-double.ts";
import { carForSale, hold, reserving } from "./reservation-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

const now = new Date("2026-11-23T00:00:00Z");
const { site } = parsedSite("north", reserving);
const span = { siteSlug: "north", from: new Date("2026-11-22T00:00:00Z"), to: new Date("2026-11-24T00:00:00Z") };

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await putSite(database, siteDocument("north", reserving));
});
afterAll(() => database.close());

describe("the daily comparison with the provider", () => {
  it("finds nothing where both say the same, and a line for each thing that differs", async () => {
    const provider = paymentDouble(() => now);
    const dependencies: PaymentDependencies = {
      database,
      providers: { of: () => provider, named: () => provider },
      siteOf: () => site,
      log: () => {},
      now: () => now,
      secretOf: (_, id) => `secret of ${id}`,
      onChange: () => {},
    };
    const reserve = async (slug: string, phone: string) => {
      const { payment } = await hold(dependencies, provider, {
        site,
        carId: await carForSale(database, site, slug),
        body: { phone },
      });
      provider.pay(payment.providerRef ?? "");
      await settlePayment(dependencies, payment.id);
      return payment;
    };
    const firstOf = (id: string) => [one.id, two.id, "nobody's"].indexOf(id);
    const compare = () => comparePayments(database, provider, span);
    const one = await reserve("one", "0412 000 001");
    const two = await reserve("two", "0412 000 002");
    expect(await compare()).toEqual({
      compared: 2,
      ledgerCents: { AUD: 100_000 },
      providerCents: { AUD: 100_000 },
      differences: [],
    });

    // Half of a deposit goes back on the provider's own pages, and we have not heard of it.
    provider.sendBack(one.providerRef ?? "", 25_000);
    const unnoted = await compare();
    expect(unnoted.differences).toHaveLength(2);
    // Noted, it is a partial refund on which both agree: the payment stays paid.
    await settlePayment(dependencies, one.id);
    expect(await compare()).toMatchObject({
      ledgerCents: { AUD: 75_000 },
      providerCents: { AUD: 75_000 },
      differences: [],
    });
    await database.sql`delete from ledger_entries where payment_id = ${one.id} and cents < 0`;
    await database.sql`update ledger_entries set cents = 49900 where payment_id = ${two.id}`;
    provider.kept.set("stray", {
      payment: { ...provider.kept.get(two.providerRef ?? "")!.payment, id: "nobody's" },
      isOpen: false,
      movements: [{ ref: "in_0", cents: 700, currency: "AUD", at: now }],
    });
    const { differences, ledgerCents, providerCents } = await compare();
    const said = differences.map(({ paymentId, what }) => [paymentId, what]);
    expect(said.toSorted(([one = ""], [other = ""]) => firstOf(one) - firstOf(other))).toEqual([
      [one.id, "-250.00 AUD (back_1) is not in the ledger"],
      [one.id, "250.00 AUD is with the dealer, and paid means 500.00 AUD"],
      [two.id, "in_0 is 500.00 AUD there and 499.00 AUD in the ledger"],
      ["nobody's", "the provider has it, and the records do not"],
    ]);
    expect([ledgerCents, providerCents]).toEqual([{ AUD: 99_900 }, { AUD: 75_000 }]);

    provider.kept.delete(two.providerRef ?? "");
    expect((await compare()).differences).toContainEqual(
      expect.objectContaining({ paymentId: two.id, what: "the provider does not list it" }),
    );
  });
});
