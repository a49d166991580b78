import { vehicleEnquiryForm } from "@forecourt/core";
import { leadInputSchema } from "@forecourt/core/schemas";
import type { LeadDestination } from "@forecourt/core/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { LogLine } from "../src/base/log/log-line.ts";
import { claimDeliveries } from "../src/workers/claim-deliveries.ts";
import { endpoints } from "@forecourt/api";
import type { Endpoint } from "@forecourt/api";
import { attemptDelivery } from "../src/workers/delivery-worker.ts";
import type { DeliveryDependencies } from "../src/workers/delivery-worker.ts";
import { exportLeads } from "../src/domain/leads/export-leads.ts";
import { endpointLimits } from "../src/http/requests/endpoint-limits.ts";
import { addLeadStep, deliverAgain } from "../src/domain/leads/lead-steps.ts";
import { leadProblems } from "../src/domain/leads/lead-problems.ts";
import { leadRouter } from "../src/domain/leads/lead-router.ts";
import { listLeads } from "../src/domain/leads/list-leads.ts";
import { signDelivery } from "../src/base/outside/sign-delivery.ts";
import { takeLead } from "../src/domain/leads/take-lead.ts";
import type { Database } from "../src/records/open-database.ts";
import { purchases, tradeIns } from "../src/records/schema.ts";
import { loopbackFetch, parsedSite, putCar, putSite, siteDocument, startDestination } from "./http-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

const posted = {
  name: "Ada",
  last_name: "Nguyen",
  email: "ada@example.com",
  phone: "0400 000 001",
  message: "Is it still there?",
};
const webhook = (url: string): LeadDestination => ({
  name: "crm",
  type: "webhook",
  url,
  secretEnv: "FORECOURT_SECRET_CRM",
});
const env = { FORECOURT_SECRET_CRM: "shared secret" };
const start = new Date("2026-11-21T01:00:00Z");
const later = (ms: number) => new Date(start.getTime() + ms);

let database: Database;
let log: LogLine[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  await putSite(database, siteDocument("north"));
  await putSite(database, siteDocument("south"));
});
afterAll(() => database.close());
beforeEach(async () => {
  log = [];
  await database.sql`delete from lead_deliveries`;
  await database.sql`delete from leads`;
});

function take(
  more: {
    lead?: Record<string, unknown>;
    key?: string;
    now?: Date;
    site?: string;
    destinations?: LeadDestination[];
    enquiry?: Record<string, boolean>;
  } = {},
) {
  const { site } = parsedSite(more.site ?? "north", more.enquiry ? { enquiry: more.enquiry } : {});
  const lead = leadInputSchema.parse({ ...posted, ...more.lead });
  return takeLead(database, {
    site,
    routeLead: () => (more.destinations ?? []).map(({ name }) => name),
    lead,
    idempotencyKey: more.key,
    now: more.now ?? start,
  });
}
const dependencies = (destinations: LeadDestination[], now: Date) => ({
  database,
  destinationsOf: () => destinations,
  siteOf: (slug: string) => parsedSite(slug).site,
  fetch: loopbackFetch,
  env,
  log: (line: LogLine) => log.push(line),
  now: () => now,
  random: () => 0,
});

/** Tries every delivery that is due, once, as the worker does. @returns how many were tried. */
async function deliverDue(dependencies: DeliveryDependencies): Promise<number> {
  const claimed = await claimDeliveries(database, { busy: [], max: 100 }, dependencies.now?.() ?? start);
  await Promise.all(claimed.map((delivery) => attemptDelivery(dependencies, delivery)));
  return claimed.length;
}

describe("takeLead", () => {
  it("stores the lead together with its deliveries before anything is sent", async () => {
    const id = await take({ destinations: [webhook("http://127.0.0.1:9/never")] });
    const [stored] = await listLeads(database, { site: "north" });
    expect(stored).toMatchObject({
      id,
      site: "north",
      payload: { name: "Ada", email: "ada@example.com", source: "Website" },
    });
    expect(stored?.deliveries).toMatchObject([{ destination: "crm", state: "waiting", attempts: 0 }]);
  });

  it("takes a repeat with the same Idempotency-Key for the same lead", async () => {
    const ids = await Promise.all([take({ key: "k1" }), take({ key: "k1" }), take({ key: "k1" })]);
    expect(new Set(ids).size).toBe(1);
    expect(await listLeads(database)).toHaveLength(1);
  });

  it("takes it for the same lead also when the shopper has seen another page meanwhile", async () => {
    const visit = (at: string) => ({ visited_pages: [{ path: "/", at }], linked_query_params: {} });
    const first = await take({ key: "V1", lead: { lead_attributes: visit("2026-11-21T01:00:00Z") } });
    expect(await take({ key: "V1", lead: { lead_attributes: visit("2026-11-21T01:00:09Z") } })).toBe(first);
  });
  it("refuses a key that came with another enquiry", async () => {
    await take({ key: "k1" });
    await expect(take({ key: "k1", lead: { message: "Another question" } })).rejects.toMatchObject({
      code: "idempotency_key_reused",
    });
  });

  it("forgets a key after 24 hours, and keeps keys of two sites apart", async () => {
    const first = await take({ key: "k1" });
    expect(await take({ key: "k1", site: "south" })).not.toBe(first);
    expect(await take({ key: "k1", now: later(24 * 3_600_000) })).not.toBe(first);
  });

  it("refuses a car that is not in this dealer's stock", async () => {
    const carId = await putCar(database, "south", "used-2021-mazda-cx-5-1");
    expect(await take({ site: "south", lead: { car_id: String(carId) } })).toBeTypeOf("string");
    for (const car_id of [String(carId), "999999", "1; drop table cars"])
      await expect(take({ lead: { car_id } })).rejects.toMatchObject({
        code: "fields_invalid",
        fields: [{ path: "car_id" }],
      });
  });

  it("says which car it was about where the form did not, and lets the form's own words stand", async () => {
    const carId = await putCar(database, "north", "2021-mazda-cx-5-known");
    await database.sql`update cars set data = data || '{"stocknum":"N7","dealership_slug":"northside"}' where id = ${carId}`;
    await take({ lead: { car_id: String(carId), vehicle_status: "as seen" } });
    expect((await listLeads(database))[0]?.payload).toMatchObject({
      stock_number: "N7",
      car_type: "used",
      "Vehicle Make": "Mazda",
      "Vehicle Model": "CX-5",
      dealership_slug: "northside",
      vehicle_status: "as seen",
    });
  });
  it("asks for a message and for the terms where the site says so", async () => {
    await expect(take({ lead: { message: "" } })).rejects.toMatchObject({
      fields: [{ path: "message", message: "Enter your comments." }],
    });
    await expect(take({ enquiry: { termsRequired: true } })).rejects.toMatchObject({
      fields: [{ path: "terms_conditions", message: "*You must agree to the terms of use before submitting." }],
    });
    expect(await take({ lead: { message: "" }, enquiry: { isMessageRequired: false } })).toBeTypeOf("string");
    expect(await take({ lead: { message: "" }, enquiry: { isMessageDisabled: true } })).toBeTypeOf("string");
  });

  it("stores a career enquiry as a general enquiry with that subcategory", async () => {
    await take({ lead: { category: "Career Enquiry" } });
    expect((await listLeads(database))[0]?.payload).toMatchObject({
      category: "General Enquiry",
      subcategory: "Career Enquiry",
    });
  });
});

describe("a destination that reads ADF", () => {
  const crm: LeadDestination = { name: "crm", type: "adf", to: "leads@crm.example" };
  const queued = async () =>
    (
      await database.sql<
        { recipient: string; content: { subject: string; text: string; textType: string } }[]
      >`select recipient, content from mails where kind = 'lead_adf' order by created_at`
    ).map(({ recipient, content }) => ({ recipient, ...content }));

  it("gets a mail with the lead and its car, once for each state of it", async () => {
    const carId = await putCar(database, "north", "2021-mazda-cx-5-adf");
    const id = await take({
      lead: { car_id: String(carId), category: "Vehicle Enquiry" },
      destinations: [crm],
    });
    await deliverDue(dependencies([crm], start));
    const [mail, ...more] = await queued();
    expect([more.length, mail?.recipient, mail?.textType]).toEqual([0, "leads@crm.example", "application/x-adf+xml"]);
    expect(mail?.subject).toMatch(/^Vehicle Enquiry: \d{4} /);
    expect(mail?.text).toContain(
      `<prospect status="new"><id sequence="1" source="${parsedSite("north").site.name}">${id}</id>`,
    );
    expect(mail?.text).toContain('<vehicle interest="buy" status="used">');
    expect(mail?.text).toMatch(/<trim>Touring<\/trim>.*<odometer status="unknown" units="km">41000<\/odometer>/);
    expect((await listLeads(database, { site: "north" }))[0]?.deliveries).toMatchObject([{ state: "delivered" }]);
    await deliverAgain(database.db, id, later(1000));
    await deliverDue(dependencies([crm], later(1000)));
    expect(await queued()).toHaveLength(1);
    await addLeadStep(database.db, { leadId: id, fields: { message: "On Saturday" }, now: later(2000) });
    await deliverAgain(database.db, id, later(2000));
    await deliverDue(dependencies([crm], later(2000)));
    expect((await queued())[1]?.text).toMatch(/<prospect status="resend">.*<comments>On Saturday/);
  });
  it("gets the shopper's own car of a valuation, and of a purchase, as the vehicle that is traded in", async () => {
    await database.sql`delete from mails`;
    const own = { make: "Kia", model: "Rio", year: 2018, km: 61_500 };
    const carId = await putCar(database, "north", "2021-mazda-cx-5-bought");
    const valued = await take({ destinations: [crm] });
    const bought = await take({ lead: { car_id: String(carId) }, destinations: [crm] });
    await database.db
      .insert(tradeIns)
      .values({ siteSlug: "north", car: own, leadId: valued, createdAt: start, updatedAt: start });
    await database.db.insert(purchases).values({
      siteSlug: "north",
      carId,
      until: later(1000),
      secretHash: "x",
      tradeIn: { car: own, answers: {}, estimate: null, noEstimate: null },
      leadId: bought,
      createdAt: start,
      updatedAt: start,
    });
    await deliverDue(dependencies([crm], start));
    const texts = (await queued()).map(({ text }) => text).toSorted((one, other) => one.length - other.length);
    const tradedIn = '<vehicle interest="trade-in" status="used"><year>2018</year><make>Kia</make><model>Rio</model>';
    expect(texts.map((text) => [text.match(/<vehicle /g)?.length, text.includes(tradedIn)])).toEqual([
      [1, true],
      [2, true],
    ]);
    expect(texts[1]).toContain('<vehicle interest="buy" status="used">');
  });
});

describe("a destination that people read", () => {
  it("gets a mail with all that the shopper gave, and one that says what changed", async () => {
    const yard: LeadDestination = { name: "yard", type: "mail", to: "sales@dealer.example" };
    const id = await take({ lead: { category: "Vehicle Enquiry" }, destinations: [yard] });
    await deliverDue(dependencies([yard], start));
    await addLeadStep(database.db, { leadId: id, fields: { rego: "ABC123" }, now: later(2000) });
    await deliverAgain(database.db, id, later(2000));
    await deliverDue(dependencies([yard], later(2000)));
    const mails = await database.sql<
      { recipient: string; content: { subject: string; text: string; html: string } }[]
    >`select recipient, content from mails where kind = 'lead_mail' order by created_at`;
    expect(mails.map(({ recipient, content }) => [recipient, content.subject])).toEqual([
      ["sales@dealer.example", "Vehicle Enquiry"],
      ["sales@dealer.example", "Changed: Vehicle Enquiry"],
    ]);
    expect(mails[0]?.content.text).toContain(
      `${posted.message}\n\nCategory: Vehicle Enquiry\nName: Ada\nLast name: Nguyen\nPhone: ${posted.phone}`,
    );
    expect(mails[1]?.content.html).toContain("ABC123");
  });
  it("reads of the car once, with its stock number", async () => {
    await database.sql`delete from mails`;
    const yard: LeadDestination = { name: "yard", type: "mail", to: "sales@dealer.example" };
    const carId = await putCar(database, "north", "2021-mazda-cx-5-once");
    await database.sql`update cars set data = data || '{"stocknum":"N8"}' where id = ${carId}`;
    await take({ lead: { car_id: String(carId) }, destinations: [yard] });
    await deliverDue(dependencies([yard], start));
    const [mail] = await database.sql<{ content: { text: string } }[]>`select content from mails`;
    expect(mail?.content.text.match(/N8|CX-5/g)).toEqual(["CX-5", "N8"]);
  });
  it("reads moments in the dealer's own time", async () => {
    await database.sql`delete from mails`;
    const yard: LeadDestination = { name: "yard", type: "mail", to: "sales@dealer.example" };
    const id = await take({ destinations: [yard] });
    await addLeadStep(database.db, {
      leadId: id,
      fields: { reservation: { until: "2026-12-02T21:30:00.000Z" } },
      now: start,
    });
    await deliverDue(dependencies([yard], start));
    const [mail] = await database.sql<{ content: { text: string } }[]>`select content from mails`;
    expect(mail?.content.text).toContain("Reservation until: Thursday, 3 December at 8:30 am (AEDT)");
  });
});

describe("a destination with names of its own", () => {
  it("gets the fields that it asks for under its names, with its key", async () => {
    const crm = await startDestination(200);
    const own: LeadDestination = {
      name: "own",
      type: "http",
      url: crm.url,
      secretEnv: "FORECOURT_SECRET_CRM",
      fields: { FirstName: "name", Mobile: "phone", Reference: "lead_id", Fax: "fax" },
    };
    const id = await take({ destinations: [own] });
    expect(await deliverDue(dependencies([own], start))).toBe(1);
    await crm.stop();
    const [{ headers, body } = { headers: {}, body: "" }] = crm.received;
    expect(JSON.parse(body)).toEqual({ FirstName: "Ada", Mobile: "0400 000 001", Reference: id });
    expect([headers["authorization"], headers["x-forecourt-signature"]]).toEqual(["Bearer shared secret", undefined]);
  });
});

describe("the rules of a site", () => {
  const to = (name: string): LeadDestination => ({ name, type: "mail", to: `${name}@dealer.example` });
  const document: Parameters<typeof parsedSite>[1] = {
    secrets: {
      leadDestinations: [to("crm"), to("trucks"), to("night"), to("workshop")],
      leadRoutes: [
        { category: ["Service Booking"], destinations: ["workshop", "crm"] },
        { carType: ["new"], make: ["Isuzu"], destinations: ["trucks"] },
        { hours: "closed", destinations: ["night"] },
        { destinations: ["crm"] },
      ],
    },
  };
  /** Saturday, 21 November 2026 in Sydney: midday, and the night after it. */
  const [midday, night] = [new Date("2026-11-21T01:00:00Z"), new Date("2026-11-21T14:00:00Z")];

  it("say where a lead goes by what it is, the car that it is about, and the hour", async () => {
    const { site, secrets } = parsedSite("north", document);
    const week = Array.from({ length: 7 }, (_, weekday) => ({
      weekday,
      status: "Open" as const,
      open: "09:00",
      close: "17:00",
      formated_hours: null,
    }));
    const open = {
      ...site,
      locations: site.locations.map((each) => ({
        ...each,
        contact_detail: { ...each.contact_detail, opening_hours: week },
      })),
    };
    const route = leadRouter(open, secrets);
    const lead = (fields: Record<string, unknown> = {}) => leadInputSchema.parse({ ...posted, ...fields });
    const truck = { carType: "new", make: "ISUZU", dealershipSlug: null, locationId: null };
    expect(route(lead({ category: "Service Booking" }), undefined, night)).toEqual(["workshop", "crm"]);
    expect(route(lead(), truck, midday)).toEqual(["trucks"]);
    expect(route(lead(), { ...truck, carType: "used" }, midday)).toEqual(["crm"]);
    expect(route(lead(), undefined, night)).toEqual(["night"]);
  });

  it("send a lead to the place that it names, by its id or its name", () => {
    const { site, secrets } = parsedSite("north", {
      secrets: {
        leadDestinations: [to("crm"), to("place")],
        leadRoutes: [{ location: ["1"], destinations: ["place"] }, { destinations: ["crm"] }],
      },
    });
    const [place] = site.locations.filter(({ id }) => id === "1");
    const route = (location?: string) => {
      const lead = leadInputSchema.parse({ ...posted, location });
      expect(leadProblems(site, vehicleEnquiryForm, lead, { now: midday }), location).toEqual([]);
      return leadRouter(site, secrets)(lead, undefined, midday);
    };
    expect([route("1"), route(place?.name), route()]).toEqual([["place"], ["place"], ["crm"]]);
  });

  it("send a lead about a car to the car's dealership, whatever dealership it names that the site has not", () => {
    const { site, secrets } = parsedSite("north", {
      dealer: {
        ...siteDocument("north").dealer,
        dealerships: [
          { slug: "east", name: "East" },
          { slug: "west", name: "West" },
        ],
      },
      secrets: {
        leadDestinations: [to("crm"), to("west")],
        leadRoutes: [{ dealership: ["west"], destinations: ["west"] }, { destinations: ["crm"] }],
      },
    });
    const route = (fields: object) =>
      leadRouter(site, secrets)(
        leadInputSchema.parse({ ...posted, ...fields }),
        { carType: "used", make: "Mazda", dealershipSlug: "west", locationId: null },
        midday,
      );
    expect(route({})).toEqual(["west"]);
    expect(route({ dealership_slug: "nowhere" })).toEqual(["west"]);
    expect(route({ dealership_slug: "east" })).toEqual(["crm"]);
  });

  it("are asked with the car of the stock before the lead is stored", async () => {
    const carId = await putCar(database, "north", "2021-mazda-cx-5-routed");
    const { site } = parsedSite("north");
    const asked: unknown[] = [];
    await takeLead(database, {
      site,
      lead: leadInputSchema.parse({ ...posted, car_id: String(carId) }),
      routeLead: (lead, car, now) => {
        asked.push([lead.name, car?.make, now]);
        return ["workshop"];
      },
      idempotencyKey: undefined,
      now: start,
    });
    expect(asked).toEqual([["Ada", "Mazda", start]]);
    expect((await listLeads(database, { site: "north" }))[0]?.deliveries).toMatchObject([{ destination: "workshop" }]);
  });
});

describe("attemptDelivery", () => {
  it("posts the lead as signed JSON and marks it delivered", async () => {
    const crm = await startDestination(200);
    const id = await take({ destinations: [webhook(crm.url)] });
    expect(await deliverDue(dependencies([webhook(crm.url)], start))).toBe(1);
    await crm.stop();
    const [{ headers, body } = { headers: {}, body: "" }] = crm.received;
    expect(JSON.parse(body)).toMatchObject({ lead_id: id, site: "north", name: "Ada", phone: "0400 000 001" });
    expect(headers["idempotency-key"]).toBe(id);
    expect(headers["x-forecourt-signature"]).toBe(
      signDelivery("shared secret", String(headers["x-forecourt-timestamp"]), body),
    );
    expect((await listLeads(database))[0]?.deliveries[0]).toMatchObject({
      state: "delivered",
      attempts: 1,
      lastError: null,
    });
  });

  it("tries again later after a failure, and not before", async () => {
    const crm = await startDestination(503, 200);
    const destinations = [webhook(crm.url)];
    await take({ destinations });
    expect(await deliverDue(dependencies(destinations, start))).toBe(1);
    expect(await deliverDue(dependencies(destinations, later(29_000)))).toBe(0);
    expect((await listLeads(database))[0]?.deliveries[0]).toMatchObject({
      state: "waiting",
      lastError: "The destination answered 503.",
    });
    expect(await deliverDue(dependencies(destinations, later(30_000)))).toBe(1);
    await crm.stop();
    expect((await listLeads(database))[0]?.deliveries[0]).toMatchObject({ state: "delivered", attempts: 2 });
  });

  it("keeps a lead as a dead letter after twelve attempts", async () => {
    const destinations = [webhook("http://127.0.0.1:9/closed")];
    await take({ destinations });
    for (let attempt = 0, at = 0; attempt < 12; attempt += 1, at += 6 * 3_600_000)
      expect(await deliverDue(dependencies(destinations, later(at)))).toBe(1);
    expect(await deliverDue(dependencies(destinations, later(1000 * 3_600_000)))).toBe(0);
    expect((await listLeads(database))[0]?.deliveries[0]).toMatchObject({ state: "dead", attempts: 12 });
    expect(log.at(-1)).toMatchObject({ level: "error", event: "lead_delivery_dead" });
  });

  it("gives each delivery to one worker only, and to another when the first was killed", async () => {
    await take({ destinations: [webhook("http://127.0.0.1:9/")] });
    const claims = await Promise.all(
      Array.from({ length: 5 }, () => claimDeliveries(database, { busy: [], max: 8 }, start)),
    );
    expect(claims.flat()).toHaveLength(1);
    expect(await claimDeliveries(database, { busy: [], max: 8 }, later(61_000))).toMatchObject([{ attempt: 2 }]);
  });

  it("delivers what became known while an older state of the lead was on its way", async () => {
    const crm = await startDestination(200, 200);
    const destinations = [webhook(crm.url)];
    const leadId = await take({ destinations });
    const [older] = await claimDeliveries(database, { busy: [], max: 1 }, start);
    if (!older) throw new Error("no delivery");
    await database.db.transaction(async (tx) => {
      await addLeadStep(tx, { leadId, fields: { subcategory: "2. Deposit Paid" }, now: later(1000) });
      await deliverAgain(tx, leadId, later(1000));
    });
    await attemptDelivery(dependencies(destinations, later(2000)), older);
    expect(await deliverDue(dependencies(destinations, later(3000)))).toBe(1);
    await crm.stop();
    expect(crm.received.map(({ body }) => (JSON.parse(body) as { subcategory?: string }).subcategory)).toEqual([
      undefined,
      "2. Deposit Paid",
    ]);
    expect((await listLeads(database))[0]?.deliveries[0]).toMatchObject({ state: "delivered", attempts: 1 });
  });

  it("sends no newer state of a lead while an older one is on its way: it could arrive before it", async () => {
    const crm = await startDestination(200, 200);
    const destinations = [webhook(crm.url)];
    const leadId = await take({ destinations });
    const [older] = await claimDeliveries(database, { busy: [], max: 1 }, start);
    if (!older) throw new Error("no delivery");
    await database.db.transaction((tx) => deliverAgain(tx, leadId, later(1000)));
    expect(await claimDeliveries(database, { busy: [], max: 8 }, later(2000))).toEqual([]);
    await attemptDelivery(dependencies(destinations, later(3000)), older);
    expect(await claimDeliveries(database, { busy: [], max: 8 }, later(3000))).toHaveLength(1);
    await crm.stop();
    // Whoever was killed with the older one keeps nobody for ever.
    await database.db.transaction((tx) => deliverAgain(tx, leadId, later(4000)));
    expect(await claimDeliveries(database, { busy: [], max: 8 }, later(5000))).toEqual([]);
    expect(await claimDeliveries(database, { busy: [], max: 8 }, later(64_000))).toHaveLength(1);
  });

  it("does not follow a destination elsewhere and says when the signing secret is missing", async () => {
    const elsewhere = await startDestination(302);
    await take({ destinations: [webhook(elsewhere.url)] });
    await deliverDue(dependencies([webhook(elsewhere.url)], start));
    await elsewhere.stop();
    expect((await listLeads(database))[0]?.deliveries[0]?.lastError).toBe("The destination answered 302.");
    await deliverDue({ ...dependencies([webhook(elsewhere.url)], later(30_000)), env: {} });
    expect((await listLeads(database))[0]?.deliveries[0]?.lastError).toContain("FORECOURT_SECRET_CRM");
  });

  it("never writes contact details to the log", async () => {
    const crm = await startDestination(500, 200);
    const destinations = [webhook(crm.url)];
    await take({ destinations });
    await deliverDue(dependencies(destinations, start));
    await deliverDue(dependencies(destinations, later(31_000)));
    await crm.stop();
    expect(log).toHaveLength(2);
    for (const secret of [...Object.values(posted), "shared secret"]) expect(JSON.stringify(log)).not.toContain(secret);
  });
});

describe("listLeads and exportLeads", () => {
  async function text(options: Parameters<typeof exportLeads>[1]): Promise<string> {
    let whole = "";
    for await (const part of exportLeads(database, options)) whole += part;
    return whole;
  }

  it("keep the leads of one dealer from another", async () => {
    await take();
    await take({ site: "south", lead: { name: "Bob" } });
    expect((await listLeads(database, { site: "south" })).map(({ payload }) => payload.name)).toEqual(["Bob"]);
    expect(await text({ site: "south", format: "jsonl" })).not.toContain("Ada");
    expect((await text({ format: "jsonl" })).trim().split("\n")).toHaveLength(2);
  });

  it("write a spreadsheet that keeps line breaks and runs no formula", async () => {
    await take({ lead: { message: 'Two "quoted"\nlines', name: "=1+1" } });
    const csv = await text({ format: "csv" });
    expect(csv).toContain('"Two ""quoted""\nlines"');
    expect(csv).toContain(",'=1+1,");
  });

  it("say in a column of their own when a test drive is, which car is traded in and where a deposit stands", async () => {
    const id = await take();
    await addLeadStep(database.db, {
      leadId: id,
      fields: { appointment: { local_time: "Monday at 9:00 am" }, trade_in: { car: "2018 Kia Rio" } },
      now: start,
    });
    const csv = await text({ format: "csv" });
    expect(csv.split("\r\n")[0]).toMatch(/,details$/);
    expect(csv).toContain("appointment local_time: Monday at 9:00 am");
    expect(csv).toContain("trade_in car: 2018 Kia Rio");
  });

  it("export every lead once when there are more than one page of them", async () => {
    await database.sql`insert into leads (site_slug, body_hash, payload, created_at)
      select 'north', 'x', jsonb_build_object('name', n::text), ${start}::timestamptz + (n / 3) * interval '1 second' from generate_series(1, 1201) n`;
    const lines = (await text({ format: "jsonl" }))
      .trim()
      .split("\n")
      .map((line) => (JSON.parse(line) as { name: string }).name);
    expect(new Set(lines).size).toBe(1201);
    expect(lines).toHaveLength(1201);
  });
});

describe("the limit of enquiries", () => {
  const asker = (address: string) => new Request("http://north.localhost/api/leads", { headers: { address } });
  let at = 0;
  const check = endpointLimits({ addressOf: ({ headers }) => headers.get("address") ?? "", now: () => new Date(at) });
  const ask = (address: string, endpoint: Endpoint = endpoints.createLead) => check(endpoint, "north", asker(address));

  it("lets a family at one address through and stops a flood", () => {
    for (let sent = 0; sent < 10; sent += 1) ask("203.0.113.7");
    expect(() => ask("203.0.113.7")).toThrow(
      expect.objectContaining({ status: 429, code: "too_many_enquiries", headers: { "retry-after": "20" } }),
    );
    expect(() => ask("203.0.113.8")).not.toThrow();
    at = 20_000;
    expect(() => ask("203.0.113.7")).not.toThrow();
  });

  it("counts test drives and services together, and apart from enquiries", () => {
    for (let sent = 0; sent < 5; sent += 1) ask("203.0.113.9", endpoints.bookTestDrive);
    for (let sent = 0; sent < 5; sent += 1) ask("203.0.113.9", endpoints.openServiceBooking);
    expect(() => ask("203.0.113.9", endpoints.bookTestDrive)).toThrow(expect.objectContaining({ status: 429 }));
    expect(() => ask("203.0.113.9")).not.toThrow();
  });
});
