// @vitest-environment node
import { ApiError } from "@forecourt/api/client";
import type { ApiClient } from "@forecourt/api/client";
import { aSite } from "@forecourt/core/testing";
import type { Site, SiteDocumentInput } from "@forecourt/core/schemas";
import { RouterContextProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { apiContext, logFailureContext, nowContext, siteContext } from "../contexts.ts";
import { action as stepOverCar, loader as overCar } from "../routes/book-service.tsx";
import { action, loader } from "../routes/service.tsx";
import { vehicleBanner } from "../vehicle/vehicle-extras.ts";
import { bookingCookie, visitCookie } from "./booking-cookie.ts";
import { serviceView } from "./service-view.ts";

const lead = { lead_id: "0198a7e0-0000-7000-8000-000000000001", token: "a-secret-of-32-characters-or-so-x" };
const page = new Request("http://harbour.localhost/service");
/** What a browser sends back of a `Set-Cookie` line. */
const sentBack = (line: string) => line.split("; ")[0] ?? "";
const held = sentBack(await bookingCookie({ leadId: lead.lead_id, token: lead.token }, page));
const contact = { "Preferred Service Date": "2026-11-30", name: "Ana", email: "ana@example.com" };
const vehicle = { "Vehicle Make": "Mazda", "Vehicle Model": "CX-5" };
const order = { Comments: "Squeaks" };
const tabs = [
  { key: "audi", label: "Audi", frameUrl: "https://booking.audi.example/" },
  { key: "other", label: "Other makes" },
];

function asked(
  path: string,
  {
    service = {},
    api = {},
    fields,
    cookie = "",
    more = {},
  }: {
    service?: SiteDocumentInput["service"];
    api?: Partial<ApiClient>;
    fields?: Record<string, string>;
    cookie?: string;
    more?: Partial<SiteDocumentInput>;
  } = {},
) {
  const context = new RouterContextProvider();
  const url = new URL(path, "http://harbour.localhost");
  context.set(siteContext, aSite({ service, ...more }) satisfies Site);
  context.set(apiContext, { search: async () => ({ hits: [], facets: {} }), ...api } as unknown as ApiClient);
  context.set(nowContext, new Date("2026-11-20T20:00:00Z"));
  context.set(logFailureContext, () => undefined);
  return {
    request: new Request(url, fields ? { method: "POST", body: new URLSearchParams(fields), headers: { cookie } } : {}),
    url,
    params: {},
    context,
    pattern: "",
  };
}
const calls = () => ({
  openServiceBooking: vi.fn<ApiClient["openServiceBooking"]>(async () => lead),
  saveServiceBooking: vi.fn<ApiClient["saveServiceBooking"]>(async () => ({ lead_id: lead.lead_id })),
});
const refusal = (status: number, code: string, fields: { path: string; message: string }[] = []) =>
  new ApiError(status, { error: "No.", code, fields });

/** What an action answers: where it sends the shopper on and with which cookie, or what it refuses. */
async function outcome(args: ReturnType<typeof asked>, take: typeof action | typeof stepOverCar = action) {
  const answer = await take(args);
  if (answer instanceof Response)
    return { status: answer.status, to: answer.headers.get("location"), cookie: answer.headers.get("set-cookie") };
  return { status: answer.init?.status, ...answer.data };
}
async function shown(path: string, given: Parameters<typeof asked>[1] = {}) {
  try {
    return (await loader(asked(path, given))).data;
  } catch (thrown) {
    return thrown instanceof Response
      ? `${thrown.status} ${thrown.headers.get("location")}`
      : (thrown as { init?: ResponseInit }).init?.status;
  }
}

describe("A step of a service booking", () => {
  it("makes the lead with the first one, and carries it to the next in a cookie that no script reads", async () => {
    const api = calls();
    expect(
      await outcome(
        asked("/service", { api, fields: { ...contact, idempotency_key: "k1", lead_attributes: "broken" } }),
      ),
    ).toEqual({
      status: 303,
      to: "/service?step=2",
      cookie: `${held}; Path=/; HttpOnly; SameSite=Lax`,
    });
    expect((await outcome(asked("/service.data", { api, fields: contact }))).to).toBe("/service?step=2");
    expect(api.openServiceBooking.mock.lastCall?.[0].url).toBe("http://harbour.localhost/service");
    expect(api.openServiceBooking).toHaveBeenCalledWith(
      expect.objectContaining({ ...contact, opt_in: false, url: "http://harbour.localhost/service" }),
      { idempotencyKey: "k1" },
    );
    expect(api.openServiceBooking.mock.calls[0]?.[0]).not.toHaveProperty("lead_status");
  });

  it("begins with the plate: its vehicle is found, goes with the visit into the lead, and not with another plate", async () => {
    const lookUpRego = vi.fn<ApiClient["lookUpRego"]>(async () => ({ make: "Mazda", model: "CX-5", year: 2022 }));
    const api = { ...calls(), lookUpRego };
    const plate = { "Vehicle Rego": "abc 12d" };
    const [place] = aSite().locations;
    if (!place) throw new Error("The site of tests has no location.");
    const more = { locations: [place, { ...place, id: "orange", address: { ...place.address, state: "VIC" } }] };
    const found = await outcome(asked("/service", { api, more, fields: { ...plate, find: "1", location: "orange" } }));
    expect(lookUpRego).toHaveBeenCalledWith({ rego: "abc 12d", regoState: "VIC" });
    expect(found).toMatchObject({ lookedUp: "We found a 2022 Mazda CX-5. Is that yours?", status: 200 });
    const values = "state" in found ? (found.state?.values ?? {}) : {};
    const leadOf = async (visit: Record<string, string>) => {
      const day = { "Preferred Service Date": "2026-11-30" };
      const kept = await outcome(asked("/service", { api, fields: { ...values, ...day, ...visit } }));
      const [cookie = ""] = ("cookie" in kept ? (kept.cookie ?? "") : "").split("; ");
      await outcome(asked("/service?step=contact", { api, cookie, fields: { name: "Ana", phone: "0412 345 678" } }));
      return api.openServiceBooking.mock.lastCall?.[0];
    };
    const car = { "Vehicle Make": "Mazda", "Vehicle Model": "CX-5", "Vehicle Year": "2022" };
    expect(await leadOf({})).toMatchObject({ ...plate, ...car });
    const other = await leadOf({ "Vehicle Rego": "XYZ99Z" });
    expect(other).toMatchObject({ "Vehicle Rego": "XYZ99Z" });
    expect(other).not.toHaveProperty("Vehicle Make");
  });

  it("says of a plate that nobody knows what the shopper can do, and keeps what was typed", async () => {
    const lookUpRego = vi.fn<ApiClient["lookUpRego"]>().mockRejectedValue(refusal(404, "rego_unknown"));
    const fields = { "Vehicle Rego": "NOPE", due: "Brakes", find: "1" };
    expect(await outcome(asked("/service", { api: { lookUpRego }, fields }))).toEqual({
      status: 200,
      lookedUp: "No.",
      state: { fields: {}, values: { "Vehicle Rego": "NOPE", due: "Brakes" } },
    });
    expect(await outcome(asked("/service", { fields: { find: "1" } }))).toMatchObject({
      status: 422,
      state: { fields: { "Vehicle Rego": "Enter the plate." } },
    });
  });

  it("is preceded by the visit, which waits in a cookie that no script reads until somebody says who comes", async () => {
    const api = calls();
    const visit = { "Preferred Service Date": "2026-11-30", "Vehicle Rego": "ABC 12D" };
    const first = await outcome(asked("/service", { api, fields: { ...visit, due: "Brakes; a squeak", day: "" } }));
    expect(first).toMatchObject({ status: 303, to: "/service?step=contact" });
    expect(api.openServiceBooking).not.toHaveBeenCalled();
    const [cookie = "", ...rest] = ("cookie" in first ? (first.cookie ?? "") : "").split("; ");
    expect(rest).toEqual(["Path=/", "HttpOnly", "SameSite=Lax"]);
    const fields = { name: "Ana", email: "ana@example.com" };
    expect(await outcome(asked("/service?step=contact", { api, fields, cookie: `a=1; ${cookie}; b=2` }))).toMatchObject(
      {
        to: "/service?step=2",
        cookie: expect.stringContaining(held),
      },
    );
    expect(api.openServiceBooking.mock.lastCall?.[0]).toMatchObject({
      ...visit,
      ...fields,
      "Service Interval": "Brakes; a squeak",
    });
  });

  it("leads back to the visit where none was asked for, or its day has passed", async () => {
    const api = calls();
    const fields = { name: "Ana", email: "ana@example.com" };
    const past = sentBack(await visitCookie({ "Preferred Service Date": "2026-11-01" }, page));
    for (const cookie of ["", past, "forecourt_visit=broken"])
      expect(await outcome(asked("/service?step=contact", { api, fields, cookie }))).toMatchObject({
        status: 422,
        goTo: { href: "/service", label: "Start with your visit" },
      });
    expect(api.openServiceBooking).not.toHaveBeenCalled();
  });

  it("adds the next ones to it; the last one completes it and ends the cookie", async () => {
    const api = calls();
    expect(await outcome(asked("/service?step=2", { api, fields: vehicle, cookie: held }))).toMatchObject({
      to: "/service?step=3",
    });
    expect(api.saveServiceBooking).toHaveBeenLastCalledWith({ id: lead.lead_id, token: lead.token, ...vehicle });
    expect(await outcome(asked("/service?step=3", { api, fields: order, cookie: held }))).toMatchObject({
      to: "/service?step=sent",
      cookie: expect.stringContaining("Max-Age=0"),
    });
    expect(api.saveServiceBooking).toHaveBeenLastCalledWith({
      id: lead.lead_id,
      token: lead.token,
      ...order,
      lead_status: "Complete",
      form_completed: true,
    });
    expect(
      await outcome(asked("/service?step=2", { api, service: { hasVehicleStep: false }, fields: order, cookie: held })),
    ).toMatchObject({ to: "/service?step=sent" });
  });

  it("names the dealership of the workshop, and no workshop that the site does not have", async () => {
    const api = calls();
    const [place] = aSite().locations;
    if (!place) throw new Error("The builder's site has a location.");
    await outcome(
      asked("/service", {
        api,
        fields: { ...contact, location: "dubbo" },
        more: { locations: [{ ...place, dealership_slug: "bay" }] },
      }),
    );
    expect(api.openServiceBooking.mock.lastCall?.[0]).toMatchObject({ location: "dubbo", dealership_slug: "bay" });
    await outcome(asked("/service", { api, fields: { ...contact, location: "mars" } }));
    expect(api.openServiceBooking.mock.lastCall?.[0]).not.toHaveProperty("location");
  });

  it("says what it lacks before anything is sent, and keeps what was typed", async () => {
    const api = calls();
    expect(
      await outcome(asked("/service?step=2", { api, fields: { "Vehicle Make": "Mazda" }, cookie: held })),
    ).toMatchObject({
      status: 422,
      state: { fields: { "Vehicle Model": "Enter the vehicle model." }, values: { "Vehicle Make": "Mazda" } },
    });
    expect(api.saveServiceBooking).not.toHaveBeenCalled();
    expect(await outcome(asked("/service", { api, fields: { name: "Ana", email: "ana@example.com" } }))).toMatchObject({
      status: 422,
      state: { fields: { "Preferred Service Date": "Choose the preferred service date." } },
    });
    expect(api.openServiceBooking).not.toHaveBeenCalled();
  });

  it("says what the platform refuses beside the fields, and leads to an earlier step that lacks something", async () => {
    const api = calls();
    api.openServiceBooking.mockRejectedValue(
      refusal(422, "fields_invalid", [{ path: "phone", message: "Enter a phone number like 0412 345 678." }]),
    );
    expect(await outcome(asked("/service", { api, fields: { ...contact, phone: "1" } }))).toMatchObject({
      status: 422,
      state: { fields: { phone: "Enter a phone number like 0412 345 678." } },
    });
    api.saveServiceBooking.mockRejectedValue(
      refusal(422, "fields_invalid", [{ path: "Vehicle Make", message: "Enter the vehicle make." }]),
    );
    expect(await outcome(asked("/service?step=3", { api, fields: order, cookie: held }))).toMatchObject({
      state: { error: "Enter the vehicle make.", fields: {} },
      goTo: { href: "/service?step=2", label: "Go to vehicle details" },
    });
  });

  it("starts again where there is no booking to add to", async () => {
    const api = calls();
    const again = {
      status: 409,
      state: { error: "This booking cannot be changed any more. Please start again." },
      goTo: { href: "/service", label: "Start with your visit" },
    };
    expect(await outcome(asked("/service?step=2", { api, fields: vehicle }))).toMatchObject(again);
    api.saveServiceBooking.mockRejectedValue(refusal(404, "lead_unknown"));
    expect(await outcome(asked("/service?step=2", { api, fields: vehicle, cookie: held }))).toMatchObject(again);
    expect(await outcome(asked("/service", { api, fields: contact, cookie: held }))).toMatchObject({
      to: "/service?step=2",
    });
    expect(api.openServiceBooking).toHaveBeenCalledTimes(1);
  });

  it("changes the booking when the first step is sent again, and makes no second one", async () => {
    const api = calls();
    expect(await outcome(asked("/service", { api, fields: contact, cookie: `other=1; ${held}` }))).toMatchObject({
      to: "/service?step=2",
    });
    expect(api.saveServiceBooking).toHaveBeenCalledTimes(1);
    expect(api.openServiceBooking).not.toHaveBeenCalled();
  });

  it("says that it could not be sent when the platform fails", async () => {
    const api = calls();
    api.openServiceBooking.mockRejectedValue(refusal(503, "records_away"));
    expect(await outcome(asked("/service", { api, fields: contact }))).toMatchObject({
      status: 503,
      state: { error: "An error occurred when submitting this form", values: contact },
    });
  });
});

describe("The page of service bookings", () => {
  it("stands where the site has it, and is the manufacturer's site where it says so", async () => {
    expect(await shown("/service", { more: { pages: { on: ["/brands"] } } })).toBe(404);
    expect(
      await shown("/service", { service: { form: "external", bookingUrl: "https://service.isuzu.example/book" } }),
    ).toBe("302 https://service.isuzu.example/book");
    expect(await shown("/service")).toMatchObject({
      step: 0,
      places: [{ id: "dubbo", label: "Harbour Mazda Dubbo" }],
      today: "2026-11-21",
    });
  });

  it("offers the workshops alone where a site names any", async () => {
    const [place] = aSite().locations;
    if (!place) throw new Error("The builder's site has a location.");
    const locations = [
      place,
      { ...place, id: "shed", name: "The Shed", slug: "shed", location_type: "service" as const, primary: null },
    ];
    expect(await shown("/service", { more: { locations } })).toMatchObject({
      places: [{ id: "shed", label: "The Shed, Dubbo" }],
    });
  });

  it("names every place of a group beside the form, however many there are", async () => {
    const [place] = aSite().locations;
    if (!place) throw new Error("The builder's site has a location.");
    const ids = ["a", "b", "c", "d", "e"];
    const locations = ids.map((id) => ({ ...place, id, slug: id, primary: null }));
    const page = await shown("/service", { more: { locations } });
    const named = typeof page === "object" ? page.locations.map(({ location }) => location.id) : [];
    expect(named).toEqual(ids);
  });

  it("is out of search engines past its first step", async () => {
    expect(JSON.stringify(await shown("/service?step=2"))).toContain("noindex");
    expect(JSON.stringify(await shown("/service"))).not.toContain("noindex");
  });

  it.each([
    ["", { tab: "audi", frameUrl: "https://booking.audi.example/", step: 0 }],
    ["tab=other", { tab: "other", frameUrl: undefined, step: 0 }],
    ["tab=audi&step=1", { tab: "audi", frameUrl: undefined, step: 0 }],
    ["tab=nobody&step=99", { tab: "audi", step: 0 }],
    ["tab=other&step=contact", { tab: "other", step: 1 }],
    ["tab=other&step=2", { tab: "other", step: 2 }],
  ])("in tabs shows at ?%s the frame or the form that is asked for", (query, expected) => {
    expect(serviceView({ form: "tabs", tabs, hasVehicleStep: true }, new URLSearchParams(query))).toMatchObject(
      expected,
    );
  });

  it("in tabs keeps the tab from step to step, and its form apart from its frame", () => {
    const { hrefOf } = serviceView(
      { form: "tabs", tabs, hasVehicleStep: true },
      new URLSearchParams("tab=audi&step=1"),
    );
    expect([hrefOf(0), hrefOf(1), hrefOf(2), hrefOf("sent")]).toEqual([
      "/service?tab=audi&step=1",
      "/service?tab=audi&step=contact",
      "/service?tab=audi&step=2",
      "/service?tab=audi&step=sent",
    ]);
  });

  it("opens over a car's page from its banner where it has steps, and on its own page where it has tabs", () => {
    const vehiclePage = { ...aSite().vehiclePage, featuresBanner: ["book_service" as const] };
    const leadsTo = (service: SiteDocumentInput["service"]) =>
      vehicleBanner({ ...aSite({ service }), vehiclePage }, { path: "/cars/a" }).map(({ href }) => href);
    expect(leadsTo({})).toEqual(["/cars/a/book-service"]);
    expect(leadsTo({ form: "tabs", tabs })).toEqual(["/service"]);
  });
});

describe("The service booking over a car's page", () => {
  const path = "/cars/a-car/book-service";
  const overTheCar = (address: string, given: Parameters<typeof asked>[1] = {}) => ({
    ...asked(address, given),
    params: { slug: "a-car" },
  });
  it("goes on from step to step over the car, and the lead says on which page it was begun", async () => {
    const api = calls();
    // In the background the step goes to an address of React Router's own.
    for (const address of [path, `${path}.data`])
      expect(await outcome(overTheCar(address, { api, fields: contact }), stepOverCar)).toMatchObject({
        status: 303,
        to: `${path}?step=2`,
      });
    expect(api.openServiceBooking.mock.lastCall?.[0]).toMatchObject({ url: `http://harbour.localhost${path}` });
    const { data: second } = await overCar(overTheCar(`${path}?step=2`));
    expect(second).toMatchObject({
      booking: { step: 2, action: `${path}?step=2`, backHref: `${path}?step=contact` },
      firstHref: path,
      locationId: "dubbo",
    });
    expect((await overCar(overTheCar(`${path}?step=sent`))).data.booking).toBeUndefined();
  });
  it.each<[string, Parameters<typeof asked>[1]]>([
    ["books no services", { more: { pages: { on: ["/brands"] } } }],
    ["books them in tabs", { service: { form: "tabs", tabs } }],
  ])("is not there at a site that %s", async (_, given) => {
    await expect(overCar(overTheCar(path, given))).rejects.toMatchObject({ init: { status: 404 } });
    await expect(stepOverCar(overTheCar(path, { ...given, fields: contact }))).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});
