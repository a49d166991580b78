import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type * as Forms from "../../core/src/lead/forms.ts";
import type * as Testing from "../../core/src/testing/a-lead-form.ts";
import { parsedSite, siteDocument } from "./http-fixtures.ts";
import { openBrowser, signIn } from "./identity-fixtures.ts";
import { carForSale } from "./reservation-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

const forms = "../../core/src/lead/forms.ts";

/**
 * A platform whose registry has two more lines; the second form is for verified shoppers. Forms with a call of their
 * own, the one that reserves a car and the finance enquiry, have a field more. Modules are loaded anew, before and
 * after.
 */
async function startWithForms() {
  vi.resetModules();
  vi.doMock(forms, async (original) => {
    const { aLeadForm } = await vi.importActual<typeof Testing>("../../core/src/testing/a-lead-form.ts");
    const known = await original<typeof Forms>();
    const licence = { name: "licence", type: "string", label: "Licence", need: "required", maxLength: 20 } as const;
    const employer = { name: "employer", type: "string", label: "Employer", need: "required", maxLength: 20 } as const;
    return {
      ...known,
      financeEnquiryForm: { ...known.financeEnquiryForm, fields: [...known.financeEnquiryForm.fields, employer] },
      reserveForm: { ...known.reserveForm, fields: [...known.reserveForm.fields, licence] },
      tyreQuoteForm: aLeadForm(),
      tyreSwapForm: aLeadForm({ key: "tyre-swap", category: "Tyre Swap", access: "verified" }),
    };
  });
  const { startTestPlatform } = await import("./platform-fixtures.ts");
  return {
    test: await startTestPlatform([
      siteDocument("north", { reserve: { enabled: true }, financeEnquiry: { enabled: true } }),
      siteDocument("south"),
    ]),
    ...(await import("@forecourt/api")),
    ...(await import("../src/domain/finance/enquiry-payload.ts")),
    ...(await import("@forecourt/core/schemas")),
    ...(await import("../src/domain/leads/export-leads.ts")),
    ...(await import("../src/domain/leads/take-lead.ts")),
  };
}

let added: Awaited<ReturnType<typeof startWithForms>>;
let test: TestPlatform;
beforeAll(async () => {
  added = await startWithForms();
  ({ test } = added);
});
afterAll(async () => {
  await test.stop();
  vi.doUnmock(forms);
  vi.resetModules();
});

const lead = { category: "Tyre Quote", name: "Ana", phone: "0412 345 678" };

const swap = { ...lead, category: "Tyre Swap", "Tyre Size": "205/55 R16" };

describe("a lead form that was added", () => {
  it("is checked as it declares", async () => {
    expect(await (await test.post("north", lead)).json()).toMatchObject({
      code: "fields_invalid",
      fields: [{ path: "Tyre Size", message: "Enter the tyre size." }],
    });
    expect(await (await test.post("north", { ...lead, "Tyre Size": "x".repeat(21) })).json()).toMatchObject({
      fields: [{ path: "Tyre Size", message: "Use at most 20 characters." }],
    });
  });

  it("is taken, stored and exported with its own field", async () => {
    expect((await test.post("north", { ...lead, "Tyre Size": "205/55 R16" })).status).toBe(200);
    let csv = "";
    for await (const part of added.exportLeads(test.platform.database, { format: "csv" })) csv += part;
    const [header = "", row = ""] = csv.split("\r\n");
    expect(row.split(",")[header.split(",").indexOf("Tyre Size")]).toBe("205/55 R16");
  });

  it("for verified shoppers is taken with the session of this site, and the session of another is as good as none", async () => {
    const south = openBrowser(test, "south");
    await signIn(test, "south", south, "+61412345678");
    const borrowed = openBrowser(test, "north");
    for (const [name, value] of south.cookies) borrowed.cookies.set(name, value);
    expect((await borrowed.post("/api/leads", swap)).status).toBe(401);
    const north = openBrowser(test, "north", "203.0.113.11");
    await signIn(test, "north", north, "+61412345678");
    expect((await north.post("/api/leads", swap)).status).toBe(200);
  });

  it("for verified shoppers is taken of nobody else", async () => {
    const posted = swap;
    const refused = await test.post("north", posted);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: "sign_in_required" });
    const take = (phone: string) =>
      added.takeLead(test.platform.database, {
        site: parsedSite("north").site,
        routeLead: () => [],
        lead: added.leadInputSchema.parse(posted),
        verifiedPhone: async () => phone,
        idempotencyKey: undefined,
        now: new Date(),
      });
    await expect(take("+61498765432")).rejects.toMatchObject({ code: "sign_in_required" });
    expect(await take("+61412345678")).toBeTypeOf("string");
  });
});

describe("a field that was added to a form with a call of its own", () => {
  it("is checked as it declares, taken and stored", async () => {
    const { database } = test.platform;
    const car_id = String(await carForSale(database, { slug: "north" }, "held"));
    const hold = { car_id, name: "Ana", phone: "0412 345 678", email: "ana@shopper.example" };
    const shopper = openBrowser(test, "north", "203.0.113.12");
    expect(await (await shopper.post("/api/reservations", hold)).json()).toMatchObject({
      fields: [{ path: "licence", message: "Enter the licence." }],
    });
    expect((await shopper.post("/api/reservations", { ...hold, licence: "DL 77" })).status).toBe(200);
    const [stored] = await database.sql`select payload from leads where payload->>'email' = ${hold.email}`;
    expect(stored?.["payload"]).toMatchObject({ licence: "DL 77" });
  });
});

describe("a field that was added to the finance enquiry", () => {
  const enquiry = { amount: 32_500, name: "Ada", email: "ada@shopper.example", phone: "0498 111 222" };
  const told = { ...enquiry, employer: "Dubbo Bakery" };

  it("is checked as it declares, taken and stored", async () => {
    const shopper = openBrowser(test, "north", "203.0.113.13");
    await signIn(test, "north", shopper, "+61498111222");
    const send = (body: object) => shopper.post("/api/finance/enquiry", body);
    expect(await (await send(enquiry)).json()).toMatchObject({
      fields: [{ path: "employer", message: "Enter the employer." }],
    });
    expect(await (await send({ ...told, employer: "x".repeat(21) })).json()).toMatchObject({
      fields: [{ path: "employer", message: "Use at most 20 characters." }],
    });
    expect(await (await send({ ...told, employer_name: "Dubbo Bakery" })).json()).toMatchObject({
      code: "fields_invalid",
    });
    expect((await send(told)).status).toBe(200);
    const stored = await test.platform.database
      .sql`select payload from leads where payload->>'email' = ${enquiry.email}`;
    expect(stored).toMatchObject([{ payload: { employer: "Dubbo Bakery", amount: 32_500, term: 5 } }]);
  });

  it("is in the lead, and no detail of the lender's customer; the code is in neither", () => {
    const form = added.financeEnquirySchema.parse({ ...told, code: "907531" });
    const { lead, customer } = added.enquiryPayload(parsedSite("north").site, form, "+61498111222", undefined);
    expect(lead).toMatchObject({ employer: "Dubbo Bakery", phone: "0498111222" });
    expect(customer).not.toHaveProperty("employer");
    expect(JSON.stringify({ lead, customer })).not.toContain("907531");
  });
});
