import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteDocument } from "./http-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";
import { carForSale, reserving, shopper } from "./reservation-fixtures.ts";

let test: TestPlatform;
beforeAll(async () => {
  test = await startTestPlatform([siteDocument("north", reserving), siteDocument("south")]);
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
