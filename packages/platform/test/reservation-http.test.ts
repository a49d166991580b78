import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteDocument } from "./http-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";
import { carForSale, reserving, shopper } from "./reservation-fixtures.ts";

let test: TestPlatform;
beforeAll(async () => {
  test = await startTestPlatform([
    siteDocument("north", reserving),
    siteDocument("south"),
    siteDocument("gated", { ...reserving, gatedRoutes: ["/cars/{slug}/checkout"] }),
  ]);
});
afterAll(() => test.stop());

interface Held {
  id: string;
  secret: string;
  state: string;
  pay_url: string | null;
}

describe("a request to hold a car", () => {
  const post = (body: object) =>
    test.send("north", "/api/reservations", {
      method: "POST",
      body: JSON.stringify({ ...shopper, ...body }),
      headers: { "content-type": "application/json", "idempotency-key": "one" },
    });

  it("that is sent again, as its answer was lost, answers the same hold with the same page to pay on", async () => {
    const car_id = String(await carForSale(test.platform.database, { slug: "north" }, "cx-5"));
    const first = (await (await post({ car_id })).json()) as Held;
    const again = (await (await post({ car_id })).json()) as Held;
    expect(first).toMatchObject({ state: "held", pay_url: expect.stringContaining("/dev/payments/") as unknown });
    expect([again.id, again.secret, again.pay_url]).toEqual([first.id, first.secret, first.pay_url]);
    const read = (site: string, secret: string) => test.send(site, `/api/reservations/${first.id}?secret=${secret}`);
    expect((await read("north", first.secret)).status).toBe(200);
    expect((await read("north", "a".repeat(43))).status).toBe(404);
    expect((await read("south", first.secret)).status).toBe(404);
  });
});

describe("a car that only names a payment provider which its site has not", () => {
  it("is shown without a way to pay, so that nothing offers what would be refused, and held for nobody", async () => {
    const { database } = test.platform;
    const id = await carForSale(database, { slug: "north" }, "elsewhere");
    const processorsOf = async (names: string[]) => {
      await database.sql`update cars set version = version + 1, data = data || jsonb_build_object('payment_processors', ${JSON.stringify(names)}::jsonb) where id = ${id}`;
      const answer = await test.send("north", "/api/cars/elsewhere");
      return ((await answer.json()) as { payment_processors: string[] }).payment_processors;
    };
    expect(await processorsOf(["stripe"])).toEqual([]);
    const refused = await test.send("north", "/api/reservations", {
      method: "POST",
      body: JSON.stringify({ ...shopper, car_id: String(id) }),
      headers: { "content-type": "application/json" },
    });
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, "car_not_available"]);
    expect(await processorsOf(["stripe", "sandbox"])).toEqual(["stripe", "sandbox"]);
    expect(await processorsOf(["card"])).toEqual(["card"]);
  });
});

describe("a site that asks for sign-in before a car is reserved", () => {
  it("asks for it at the endpoint as on the page", async () => {
    const car_id = String(await carForSale(test.platform.database, { slug: "gated" }, "gated-car"));
    const answer = await test.send("gated", "/api/reservations", {
      method: "POST",
      body: JSON.stringify({ ...shopper, car_id }),
      headers: { "content-type": "application/json" },
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, "sign_in_required"]);
  });
});
