import { tradeInCarSchema } from "@forecourt/api";
import type { SendTradeInInput, TradeInCar } from "@forecourt/api";
import { tradeInQuestions } from "@forecourt/core/trade-in";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "@forecourt/core/zod";
import { listLeads } from "../src/domain/leads/list-leads.ts";
import { eraseShopper } from "../src/domain/removal/erase-shopper.ts";
import { expireData } from "../src/domain/removal/expire-data.ts";
import { openIdentityKeys } from "../src/domain/shoppers/identity-keys.ts";
import { openTradeIn, saveTradeIn } from "../src/domain/trade-ins/save-trade-in.ts";
import { acceptTradeIn, keepValuation, sendTradeIn } from "../src/domain/trade-ins/send-trade-in.ts";
import { createTradeInValuer } from "../src/domain/trade-ins/create-trade-in-valuer.ts";
import { createVehicleData, sandboxVehicleData } from "../src/domain/trade-ins/vehicle-data.ts";
import { plainIssue } from "../src/http/requests/plain-issue.ts";
import type { Database } from "../src/records/open-database.ts";
import { parsedSite, putCar, putSite, siteDocument } from "./http-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

const now = new Date("2026-11-23T00:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
const settings = { tradeIn: { onlineEstimate: true, saveValuation: true } };
const { site } = parsedSite("north", settings);
const other = parsedSite("south", settings).site;
const best = Object.fromEntries(tradeInQuestions.map(({ name, answers }) => [name, answers[0]?.value ?? ""]));
const car = { make: "Mazda", model: "CX-5", year: 2022, km: 40_000, rego: "ABC123", regoState: "NSW" };
const contact: SendTradeInInput = { name: "Ana", phone: "0412 345 678" };
const keys = openIdentityKeys("", { FORECOURT_SECRET: "s".repeat(32) });

let database: Database;
const logged: { event: string }[] = [];
const value = () => createTradeInValuer(database, undefined, (line) => void logged.push(line));

beforeAll(async () => {
  database = await createTestDatabase();
  for (const slug of ["north", "south"]) await putSite(database, siteDocument(slug, settings));
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ["trade_ins", "lead_deliveries", "lead_steps", "leads", "cars"])
    await database.db.execute(`delete from ${table}`);
  logged.length = 0;
});

/** Cars of the shopper's kind on sale at another dealer's, at $34,990. */
const onSale = async (count: number) => {
  for (let index = 0; index < count; index += 1) await putCar(database, "south", `cx-5-${index}`);
};
const begun = async (changes: Partial<typeof car> = {}) => {
  const { id } = await openTradeIn(database, { site, car: { ...car, ...changes }, carId: undefined, now });
  await saveTradeIn(database, { site, id, answers: best, now });
  return id;
};
const send = (id: string) =>
  sendTradeIn(database, value(), { site, id, contact, routeLead: () => ["crm"], origin: "https://north.example", now });
const theLead = async () => (await listLeads(database))[0]?.payload;

describe("a valuation", () => {
  it("is saved step by step, and read by whoever has its id, on its own site alone", async () => {
    const { id, state } = await openTradeIn(database, { site, car, carId: "999", now });
    expect(state).toBe("open");
    expect(
      await saveTradeIn(database, { site, id, answers: { ...best, keys: "one", made_up: "x" }, now }),
    ).toMatchObject({
      car: { make: "Mazda", rego: "ABC123" },
      car_id: null,
      adjustmentAnswers: { ...best, keys: "one" },
      estimate: null,
      no_estimate: null,
    });
    await expect(saveTradeIn(database, { site: other, id, answers: best, now })).rejects.toMatchObject({
      code: "trade_in_unknown",
    });
    await expect(saveTradeIn(database, { site, id, answers: { keys: "nine" }, now })).rejects.toMatchObject({
      fields: expect.arrayContaining([
        { path: "keys", message: "Choose an answer: How many keys are there?" },
      ]) as unknown,
    });
    await expect(
      openTradeIn(database, { site, car: { ...car, year: 2031 }, carId: undefined, now }),
    ).rejects.toMatchObject({ fields: [{ path: "year", message: "Enter a year up to 2027." }] });
  });

  it("says what is wrong with a year or kilometres in words, and never as a pattern", () => {
    const said = (typed: object) =>
      tradeInCarSchema
        .safeParse({ ...car, ...typed }, { error: plainIssue })
        .error?.issues.map(({ path, message }) => [path.join("."), message]);
    for (const year of ["", "20x9", "1066"])
      expect(said({ year })).toEqual([["year", "Enter the year, such as 2019."]]);
    for (const km of ["", "-5x", -5, 2.5])
      expect(said({ km })).toEqual([["km", "Enter the kilometres as a whole number."]]);
    expect(
      z
        .string()
        .regex(/^a$/)
        .safeParse("b", { error: plainIssue })
        .error?.issues.map(({ message }) => message),
    ).toEqual(["Check how this is written."]);
  });

  it("is of a caravan where the site values caravans: it needs length and berths, and the dealer reads them", async () => {
    const { site } = parsedSite("north", { tradeIn: { kind: "caravan" } });
    const van = { make: "Jayco", model: "Journey", year: 2019, body_length: 6450, sleeps: 4, axle_type: "Tandem" };
    const opening = (car: TradeInCar) => openTradeIn(database, { site, car, carId: undefined, now });
    await expect(opening(car)).rejects.toMatchObject({
      fields: [
        { path: "body_length", message: "Enter the length in metres, such as 6.4." },
        { path: "sleeps", message: "Enter how many people it sleeps, such as 4." },
      ],
    });
    await expect(openTradeIn(database, { site: other, car: van, carId: undefined, now })).rejects.toMatchObject({
      fields: [{ path: "km", message: "Enter the kilometres as a whole number." }],
    });
    const { id } = await opening(van);
    const answers = { ...best, water: "never", appliances: "all" };
    expect((await saveTradeIn(database, { site, id, answers, now })).adjustmentAnswers).not.toHaveProperty("keys");
    const sent = await sendTradeIn(database, value(), {
      site,
      id,
      contact,
      now,
      routeLead: () => ["crm"],
      origin: "https://north.example",
    });
    expect(sent.estimate).toBeNull();
    const { trade_in: words } = (await theLead()) as { trade_in: Record<string, string> };
    expect(words).toMatchObject({ car: "2019 Jayco Journey", length: "6.45 m", sleeps: "4", axles: "Tandem" });
    expect(words).not.toHaveProperty("kilometres");
    expect(words["answers"]).toContain("Has water ever come in? No");
  });

  it("may be against a car of its own site", async () => {
    const [own, others] = [await putCar(database, "north", "ours"), await putCar(database, "south", "theirs")];
    const against = async (id: number) => (await openTradeIn(database, { site, car, carId: String(id), now })).car_id;
    expect([await against(own), await against(others)]).toEqual([String(own), null]);
  });

  it("tells the dealer nothing before it is sent, and then once, with the car, the answers and the estimate", async () => {
    await onSale(5);
    const id = await begun();
    expect(await theLead()).toBeUndefined();
    const sent = await send(id);
    // 34,990 × 0.85 = 29,741.50; 28,254.43 and 31,228.58.
    expect(sent).toMatchObject({
      state: "sent",
      estimate: { lowDollars: 28_200, highDollars: 31_300, comparables: 5, valid_until: later(7).toISOString() },
      no_estimate: null,
    });
    expect(await send(id)).toEqual(sent);
    expect(await listLeads(database)).toHaveLength(1);
    expect(await theLead()).toMatchObject({
      category: "Trade-In Valuation",
      subcategory: "2. Estimate Given",
      name: "Ana",
      rego: "ABC123",
      adjustmentAnswers: best,
      trade_in: {
        car: "2022 Mazda CX-5",
        plate: "ABC123 NSW",
        kilometres: "40,000 km",
        estimate: "$28,200 to $31,300. Estimate, subject to inspection; not an offer to buy.",
      },
    });
    await expect(saveTradeIn(database, { site, id, car, now })).rejects.toMatchObject({ code: "trade_in_sent" });
  });

  it("of five shoppers who each press twice at once makes one lead each", async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => begun()));
    const sent = await Promise.all([...ids, ...ids].map((id) => send(id)));
    expect(new Set(sent.map(({ lead_id }) => lead_id)).size).toBe(5);
    expect(await listLeads(database)).toHaveLength(5);
  });

  it.each([
    ["over seven years", { year: 2018 }, "No online estimate is given for cars over 7 years or 100,000 km."],
    ["over 100,000 km", { km: 100_001 }, "No online estimate is given for cars over 7 years or 100,000 km."],
    ["of which too few are on sale", {}, "Too few cars like yours are on sale at the moment to estimate it online."],
  ])("of a car %s is a plain enquiry that says so", async (_, changes, reason) => {
    await onSale(4);
    expect(await send(await begun(changes))).toMatchObject({ estimate: null, no_estimate: reason });
    expect(await theLead()).toMatchObject({
      subcategory: "1. Details Given",
      trade_in: { estimate: `None: ${reason}` },
    });
  });

  it("needs a way to answer and every question answered", async () => {
    const { id } = await openTradeIn(database, { site, car, carId: undefined, now });
    await expect(
      sendTradeIn(database, value(), {
        site,
        id,
        contact: { name: "Ana" },
        routeLead: () => [],
        origin: "https://north.example",
        now,
      }),
    ).rejects.toMatchObject({
      fields: expect.arrayContaining([
        { path: "email", message: "Enter an email address or a phone number so that we can answer." },
        { path: "adjustmentAnswers.keys", message: "Choose an answer: How many keys are there?" },
      ]) as unknown,
    });
  });

  it("that is taken up reaches the dealer once more, and ends after seven days", async () => {
    await onSale(5);
    const id = await begun();
    await expect(acceptTradeIn(database, { site, id, now })).rejects.toMatchObject({ code: "trade_in_not_estimated" });
    await send(id);
    await database.sql`update lead_deliveries set state = 'delivered'`;
    await expect(acceptTradeIn(database, { site, id, now: later(7) })).rejects.toMatchObject({ code: "trade_in_over" });
    expect((await acceptTradeIn(database, { site, id, now: later(6) })).isNew).toBe(true);
    expect(await theLead()).toMatchObject({
      subcategory: "3. Offer Accepted",
      form_completed: true,
      offer_accepted: true,
    });
    const [delivery] = await database.sql<{ state: string }[]>`select state from lead_deliveries`;
    expect(delivery?.state).toBe("waiting");
    expect(await acceptTradeIn(database, { site, id, now: later(8) })).toMatchObject({
      isNew: false,
      tradeIn: { state: "accepted" },
    });
  });

  it("is kept with its lead where the site asks for it", async () => {
    await onSale(5);
    const id = await begun();
    await expect(keepValuation(database, { site, id, valuation: {}, now })).rejects.toMatchObject({
      code: "trade_in_unknown",
    });
    await send(id);
    await keepValuation(database, { site, id, valuation: { lowDollars: 28_200 }, now });
    expect(await theLead()).toMatchObject({ valuation: { lowDollars: 28_200 } });
  });

  it("that nobody sent goes after thirty days; one that was sent goes with its shopper", async () => {
    await begun();
    const count = async () =>
      (await database.sql<{ count: number }[]>`select count(*)::int as count from trade_ins`)[0]?.count;
    await expireData({ database, keys, site, now: later(29) });
    expect(await count()).toBe(1);
    await expireData({ database, keys, site, now: later(31) });
    expect(await count()).toBe(0);
    await send(await begun());
    await eraseShopper({ database, keys, site, contact: { phone: "0412 345 678" } });
    expect(await count()).toBe(0);
  });
});

describe("a provider of vehicle data", () => {
  const answers: Readonly<Record<string, unknown>> = {
    "GET /vehicles/registrations/ABC123?region=au&state=NSW": {
      vehicle: { id: "v1", make: "Mazda", model: "CX-5", year: "2022", badge: null },
    },
    "POST /valuations/predict?region=au": { prediction: { price: 40_000 } },
  };
  const asks: { body?: string; headers?: Record<string, string> }[] = [];
  const provider = (change: Readonly<Record<string, unknown>> = {}) =>
    createVehicleData(
      async (address, init) => {
        asks.push(init);
        const known = { ...answers, ...change }[`${init.method} ${address.replace("https://data.example", "")}`];
        if (known instanceof Error) throw known;
        return known === undefined ? new Response("", { status: 404 }) : Response.json(known);
      },
      { url: "https://data.example", key: "k" },
    );

  it("knows cars by their plates, and its price makes the estimate with the site's margin", async () => {
    expect(await provider().carOf({ rego: "abc 123", regoState: "NSW" }, "AU")).toEqual({
      make: "Mazda",
      model: "CX-5",
      year: 2022,
    });
    expect(await provider().carOf({ rego: "XYZ999" }, "AU")).toBeUndefined();
    const estimate = createTradeInValuer(database, provider(), () => {});
    // 40,000 × 0.85 = 34,000; 32,300 and 35,700.
    expect(await estimate({ site, car, answers: best, now })).toEqual({
      lowDollars: 32_300,
      highDollars: 35_700,
      comparables: 0,
    });
    expect(asks.at(-1)).toMatchObject({ headers: { ApiKey: "k" }, body: '{"vehicle_id":"v1","kms":40000}' });
  });

  it.each([
    ["make", { make: "Ferrari" }],
    ["model", { model: "BT-50" }],
    ["year", { year: 2024 }],
  ])(
    "prices no car whose %s is another than that of the plate: it would be an estimate of somebody else's",
    async (_, other) => {
      await onSale(5);
      const vehicle = { id: "v1", make: "Mazda", model: "CX-5", year: 2022, ...other };
      const mistyped = provider({ "GET /vehicles/registrations/ABC123?region=au&state=NSW": { vehicle } });
      const estimate = createTradeInValuer(database, mistyped, () => {});
      expect(await estimate({ site, car, answers: best, now })).toMatchObject({ comparables: 5 });
    },
  );

  it("prices a car that was written in another way, or whose year is of its first registration", async () => {
    const vehicle = { id: "v1", make: "MAZDA", model: "Cx 5", year: 2023 };
    const written = provider({ "GET /vehicles/registrations/ABC123?region=au&state=NSW": { vehicle } });
    const estimate = createTradeInValuer(database, written, () => {});
    expect(await estimate({ site, car, answers: best, now })).toMatchObject({ comparables: 0 });
  });

  it.each([
    ["does not answer", { "POST /valuations/predict?region=au": new Error("away") }],
    ["answers nonsense", { "POST /valuations/predict?region=au": { prediction: { price: "a lot" } } }],
  ])("that %s is logged, and the cars on sale are asked instead", async (_, change) => {
    await onSale(5);
    const estimate = createTradeInValuer(database, provider(change), (line) => void logged.push(line));
    expect(await estimate({ site, car, answers: best, now })).toMatchObject({ comparables: 5 });
    expect(logged.map(({ event }) => event)).toEqual(["valuation_provider_failed"]);
  });

  it.each(["/vehicles/registrations", "/valuations/predict"])(
    "that is silent at %s costs a shopper its time once, and the cars on sale are asked instead",
    async (silent) => {
      await onSale(5);
      const slow = createVehicleData(
        async (address, { signal }) => {
          if (!address.includes(silent))
            return Response.json({ vehicle: { id: "v1", make: "Mazda", model: "CX-5", year: 2022 } });
          return new Promise<never>((_, reject) => signal?.addEventListener("abort", () => reject(new Error("late"))));
        },
        { url: "https://data.example", key: "k", timeoutMs: 50 },
      );
      const estimate = createTradeInValuer(database, slow, (line) => void logged.push(line));
      expect(await estimate({ site, car, answers: best, now })).toMatchObject({ comparables: 5 });
      expect(logged.map(({ event }) => event)).toEqual(["valuation_provider_failed"]);
    },
  );

  it.each([-1, 5_000_001, Number.NaN])("that says a price of %s is not believed", async (price) => {
    await onSale(5);
    const lying = provider({ "POST /valuations/predict?region=au": { prediction: { price } } });
    const estimate = createTradeInValuer(database, lying, (line) => void logged.push(line));
    expect(await estimate({ site, car, answers: best, now })).toMatchObject({ comparables: 5 });
  });

  it("is not asked about a car that gets no estimate", async () => {
    const before = asks.length;
    const estimate = createTradeInValuer(database, provider(), () => {});
    expect(await estimate({ site, car: { ...car, year: 2010 }, answers: best, now })).toBe("limits");
    expect(asks).toHaveLength(before);
  });

  it("has plates of its own during development", async () => {
    expect(await sandboxVehicleData.carOf({ rego: "demo01" }, "AU")).toMatchObject({ make: "Mazda", model: "CX-5" });
    expect(await sandboxVehicleData.carOf({ rego: "ABC123" }, "NZ")).toBeUndefined();
  });
});
