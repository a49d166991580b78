import { endpoints } from "@forecourt/api";
import { valueInContext, leadFormContext, leadForms } from "@forecourt/core";
import { missingText } from "@forecourt/core/testing";
import { tradeInQuestions } from "@forecourt/core/trade-in";
import type { LeadField, LeadForm, LeadFormContext } from "@forecourt/core";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parsedSite, siteDocument } from "./http-fixtures.ts";
import { openBrowser, signIn } from "./identity-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import { carForSale } from "./reservation-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

const { dealer, locations } = siteDocument("x");
const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  status: "Open" as const,
  open: "09:00",
  close: "17:00",
}));
const open = locations.map((location) => ({ ...location, contact_detail: { opening_hours: hours } }));
/** A promotion that runs today. */
const spinToWin: SiteDocumentInput["spinToWin"] = {
  enabled: true,
  promotion: "spring",
  start: new Date(Date.now() - 86_400_000).toISOString(),
  end: new Date(Date.now() + 86_400_000).toISOString(),
  terms: "Winners are told by mail at once.",
  prizes: [{ slug: "wash", name: "Car wash", oneIn: 2, limit: 3 }],
};
/** A site that asks for as little as it can, and a group that asks for everything. */
const sites: Record<string, Partial<SiteDocumentInput>> = {
  plain: {
    locations: open,
    reserve: { enabled: true, onlinePurchase: true },
    onlinePayment: { enabled: true },
    spinToWin,
    financeEnquiry: { enabled: true },
    enquiry: { isMessageRequired: false, optInDefault: false },
  },
  group: {
    locations: open,
    reserve: {
      enabled: true,
      onlinePurchase: true,
      isRefundable: false,
      terms: "It is part of the price, and not returned.",
    },
    onlinePayment: { enabled: true, least: 1, most: 50_000 },
    spinToWin,
    dealer: {
      ...dealer,
      dealerships: [
        { slug: "east", name: "East" },
        { slug: "west", name: "West" },
      ],
    },
    enquiry: { hasLocationSelect: true, termsRequired: true, additionalServices: ["Towing"] },
    service: { isServiceIntervalRequired: true, hasAddress: true },
    financeEnquiry: { enabled: true, askPostcode: true, askWhoIsHelping: true },
  },
};

let test: TestPlatform;
let startsAt = "";
beforeAll(async () => {
  test = await startTestPlatform(Object.entries(sites).map(([slug, more]) => siteDocument(slug, more)));
  const times = (await (await test.send("group", "/api/test-drive-slots")).json()) as {
    days: { slots: { starts_at: string }[] }[];
  };
  startsAt = times.days[0]?.slots[0]?.starts_at ?? "";
});
afterAll(() => test.stop());

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** A value that a field takes. */
function valueOf(field: LeadField, context: LeadFormContext): unknown {
  const { name, type } = field;
  if (name === "Vehicle Year") return "2019";
  if (name === "phone") return "0412 345 678";
  if (name === "amount" && type === "string") return "250.00";
  if (name === "reference") return "INV-1042";
  const values: Partial<Record<LeadField["type"], unknown>> = {
    email: "ana@shopper.example",
    postcode: "2150",
    code: "123456",
    number: name === "term" || name === "rate" ? 5 : 30_000,
    date: day(7),
    time: startsAt,
    choice: field.choices?.(context)[0]?.value,
    services: [],
    opt_in: false,
    agreement: true,
    terms: true,
  };
  return values[type] ?? "Said";
}

let caller = 0;

/** A form whose number is verified by a session: it has no field for a code. */
const isForSignedIn = ({ access, fields }: LeadForm) =>
  access === "verified" && !fields.some(({ type }) => type === "code");

/** Where a form is sent: for a valuation that is begun and whose questions are answered, to its own address. */
async function pathOf(site: string, { sentBy }: LeadForm): Promise<{ path: string; secret?: string }> {
  if (sentBy !== "sendTradeIn" && sentBy !== "sendPurchaseDetails") return { path: endpoints[sentBy].path };
  const send = async (method: "POST" | "PUT", path: string, body: object) => {
    const answer = await test.send(site, path, {
      method,
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
      address: `203.1.${caller >> 8}.${caller & 255}`,
    });
    return (await answer.json()) as { id: string; secret: string };
  };
  if (sentBy === "sendPurchaseDetails") {
    const car_id = String(await carForSale(test.platform.database, { slug: site }, `bought-${caller}`));
    const { id, secret } = await send("POST", endpoints.openPurchase.path, { car_id });
    return { path: endpoints.sendPurchaseDetails.path.replace("{id}", id), secret };
  }
  const { id } = await send("POST", endpoints.openTradeIn.path, { make: "Mazda", model: "3", year: 2020, km: 1 });
  await send("PUT", `/api/trade-ins/${id}`, {
    adjustmentAnswers: Object.fromEntries(tradeInQuestions.map(({ name, answers }) => [name, answers[0]?.value])),
  });
  return { path: endpoints.sendTradeIn.path.replace("{id}", id) };
}
/** Posts to a form's own endpoint, as anybody may who has no browser. */
async function post(site: string, form: LeadForm, values: Record<string, unknown>) {
  caller += 1;
  const body = {
    ...(form.sentBy === "createLead" ? { category: form.category, subcategory: form.subcategory } : {}),
    ...(form.sentBy === "openServiceBooking" ? { lead_status: "Complete" } : {}),
    ...(form.sentBy === "holdCar"
      ? { car_id: String(await carForSale(test.platform.database, { slug: site }, `car-${caller}`)) }
      : {}),
    ...values,
  };
  const address = `203.0.${caller >> 8}.${caller & 255}`;
  const browser = openBrowser(test, site, address);
  // A form of shoppers who are signed in is sent by one, from a number of their own.
  if (isForSignedIn(form)) await signIn(test, site, browser, `+614${String(caller).padStart(8, "0")}`);
  const { path, ...link } = await pathOf(site, form);
  const answer = await browser.post(path, { ...body, ...link });
  const { code, fields = [] } = (await answer.json()) as {
    code?: string;
    fields?: { path: string; message: string }[];
  };
  return { status: answer.status, code, fields };
}

describe.each(Object.keys(sites))("a direct post to the site %s", (slug) => {
  const context = leadFormContext(parsedSite(slug, sites[slug]).site);
  const forms = leadForms.map((form) => {
    const shown = form.fields.filter(({ need }) => valueInContext(need, context) !== "hidden");
    return [`${form.key}, ${form.sentBy}`, form, shown] as const;
  });
  const whole = (fields: readonly LeadField[]) =>
    Object.fromEntries(fields.map((field) => [field.name, valueOf(field, context)]));

  it.each(forms)("of %s needs what the form marks as required, in the form's words", async (_, form, shown) => {
    const values = whole(shown);
    for (const field of shown.filter(({ need }) => valueInContext(need, context) === "required")) {
      // A category that is left out is the site's first.
      if (field.name === "category") continue;
      const { [field.name]: left, ...rest } = values;
      const message =
        valueInContext(field.missing, context) ?? missingText(field.type, valueInContext(field.label, context));
      expect(left, field.name).toBeDefined();
      expect(await post(slug, form, rest), field.name).toEqual({
        status: 422,
        code: "fields_invalid",
        fields: [{ path: field.name, message }],
      });
    }
  });

  it.each(forms)("of %s needs one of the ways to answer", async (_, form, shown) => {
    const either = shown.filter(({ need }) => valueInContext(need, context) === "either");
    if (either.length === 0) return;
    const left = new Set(either.map(({ name }) => name));
    const values = Object.fromEntries(Object.entries(whole(shown)).filter(([name]) => !left.has(name)));
    expect(await post(slug, form, values)).toMatchObject({
      status: 422,
      fields: [{ path: either[0]?.name, message: valueInContext(either[0]?.missing, context) }],
    });
  });

  it.each(forms)("of %s may leave out everything else", async (_, form, shown) => {
    const asked = shown.filter(
      ({ name, need }) =>
        valueInContext(need, context) === "required" ||
        (name === "phone" && valueInContext(need, context) === "either"),
    );
    const answer = await post(slug, form, whole(asked));
    // The finance enquiry is complete; the code is nobody's.
    expect(answer.status === 200 ? undefined : answer.code).toBe(
      form.sentBy === "financeEnquiry" ? "code_invalid" : undefined,
    );
  });

  it.each(forms)(
    "of %s names no place that the site has not, though the form does not ask for one",
    async (_, form, shown) => {
      // A body of a call that takes one form has these fields only where the form declares them.
      if (form.sentBy !== "createLead") return;
      const values = whole(shown);
      for (const name of ["location", ...(slug === "group" ? ["dealership_slug"] : [])]) {
        const { status, fields } = await post(slug, form, { ...values, [name]: "nowhere" });
        expect({ status, fields }, name).toEqual({
          status: 422,
          fields: [{ path: name, message: "Choose one from the list." }],
        });
      }
    },
  );

  it.each(forms)("of %s takes no choice that is not offered", async (_, form, shown) => {
    for (const { name } of shown.filter(({ type, choices }) => type === "choice" && choices)) {
      const { status, fields } = await post(slug, form, { ...whole(shown), [name]: "Nowhere" });
      expect({ status, path: fields[0]?.path }, name).toEqual({ status: 422, path: name });
    }
  });
});

describe("an enquiry that does not say whether offers and news are wanted", () => {
  it.each([
    ["plain", false],
    ["group", true],
  ])("is stored at the site %s as its untouched box says: %s", async (slug, opt_in) => {
    const lead = { name: "Ana", phone: "0412 345 678", message: "Hi" };
    const asked = slug === "group" ? { location: "1", dealership_slug: "east", terms_conditions: true } : {};
    const { lead_id } = (await (await test.post(slug, { ...lead, ...asked }, {})).json()) as { lead_id: string };
    const [stored] = await test.platform.database.sql`select payload from leads where id = ${lead_id}`;
    expect(stored?.["payload"]).toMatchObject({ opt_in });
  });
});

describe("a request about a car, of a group", () => {
  const request = {
    name: "Ana",
    phone: "0412 345 678",
    category: "Vehicle Enquiry",
    subcategory: "Photo Request",
    location: "1",
    terms_conditions: true,
  };

  it("is for the place of its car, and without a car for the dealership that it names", async () => {
    const car_id = String(await carForSale(test.platform.database, { slug: "group" }, "photographed"));
    expect((await test.post("group", { ...request, car_id }, {})).status).toBe(200);
    expect(await (await test.post("group", request, {})).json()).toMatchObject({
      fields: [{ path: "dealership_slug", message: "Choose the dealership." }],
    });
  });
});

describe("an enquiry of a group", () => {
  const lead = { name: "Ana", phone: "0412 345 678", message: "Hi", location: "1", terms_conditions: true };

  it.each([{}, { category: "Vehicle Enquiry" }, { category: "Career Enquiry" }])(
    "without its dealership is refused with the field's error (%j)",
    async (category) => {
      expect(await (await test.post("group", { ...lead, ...category }, {})).json()).toMatchObject({
        fields: [{ path: "dealership_slug", message: "Choose the dealership." }],
      });
    },
  );

  it("cannot pass for one that needs a verified number", async () => {
    expect(await (await test.post("group", { ...lead, category: "Finance Enquiry" })).json()).toMatchObject({
      code: "fields_invalid",
      fields: [{ path: "category" }],
    });
  });
});
