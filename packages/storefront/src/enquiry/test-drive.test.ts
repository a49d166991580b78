import { ApiError } from "@forecourt/api/client";
import type { ApiClient } from "@forecourt/api/client";
import type { TestDriveInput, TestDriveSlots } from "@forecourt/api";
import type { LeadInput, Site } from "@forecourt/core/schemas";
import { aCar, aSite, soldYesterday } from "@forecourt/core/testing";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { asErrorPage } from "../api-failure.ts";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { action as bookOnPage, loader as pageLoader } from "../routes/book-test-drive.tsx";
import { action as cancelDrive, loader as myDriveLoader } from "../routes/my-test-drive.tsx";
import { action as requestPhotos } from "../routes/request-photos.tsx";
import { action as findSimilar } from "../routes/find-similar.tsx";
import { loader as successLoader } from "../routes/success.tsx";
import { action as bookInDialog, loader as dialogLoader } from "../routes/test-drive.tsx";
import { sendSafely } from "./send-safely.ts";

const hours = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: "Open" as const,
  open: "09:00",
  close: "17:00",
  formated_hours: null,
}));
const yard = (id: string, name: string) => ({
  id,
  name,
  slug: name.toLowerCase(),
  location_type: "sales" as const,
  address: { street: "1 High St", city: "Artarmon", state: "NSW", postcode: "2064" },
  contact_detail: { phone: null, opening_hours: hours },
});
const site = aSite({ timeZone: "Australia/Sydney", locations: [yard("1", "Artarmon"), yard("2", "Brookvale")] });
const car = aCar({ slug: "a-car-used" });
const startsAt = "2026-11-22T22:00:00.000Z";
const times: TestDriveSlots = {
  location_id: "1",
  location_name: "Artarmon",
  time_zone: "Australia/Sydney",
  slot_minutes: 60,
  days: [{ date: "2026-11-23", label: "Monday, 23 November", slots: [{ starts_at: startsAt, label: "9:00 am" }] }],
};
const bookingId = "5d8db995-a474-4fdf-a4d7-f523010b1166";
const booked = {
  lead_id: "L1",
  appointment_id: bookingId,
  starts_at: startsAt,
  ends_at: "2026-11-22T23:00:00.000Z",
  label: "Monday, 23 November at 9:00 am",
  location_id: "1",
  location_name: "Artarmon",
  held_until: null,
  event_id: 48,
};

function asked(
  api: Partial<ApiClient>,
  path: string,
  { fields, of = site }: { fields?: Record<string, string>; of?: Site } = {},
) {
  const context = new RouterContextProvider();
  context.set(siteContext, of);
  context.set(apiContext, {
    getCar: async () => car,
    getCars: async () => ({ cars: [car] }),
    testDriveSlots: async () => times,
    search: async () => ({ hits: [], pages: 0, count: 0, facets: {}, facetStats: {}, ms: 0 }),
    ...api,
  } as ApiClient);
  context.set(nowContext, new Date("2026-11-21T00:00:00Z"));
  const url = new URL(path, "http://harbour.localhost");
  return {
    request: new Request(url, fields ? { method: "POST", body: new URLSearchParams(fields) } : {}),
    url,
    params: { slug: car.slug },
    context,
    pattern: "",
  };
}
const carLocation = (id: string, name: string) => ({ id, name, slug: null, phone: null, type: null, address: null });
const dataOf = async (answer: unknown) =>
  (await answer) as { data: Record<string, unknown>; init: { status?: number; headers?: Record<string, string> } };
const thrownStatus = async (run: Promise<unknown>) =>
  run.then(
    () => 200,
    (thrown: unknown) => (asErrorPage(thrown) as { init?: ResponseInit }).init?.status,
  );
const contact = { name: "Ana", email: "ana@example.com" };

/** An API that books, and says what it was asked. */
function booking() {
  const sent: { booking: TestDriveInput; key: string | undefined }[] = [];
  return {
    sent,
    bookTestDrive: async (input: TestDriveInput, options?: { idempotencyKey?: string }) => (
      sent.push({ booking: input, key: options?.idempotencyKey }),
      booked
    ),
  };
}

describe("The test drive of a car", () => {
  it("is offered with the times of this moment, which no cache keeps", async () => {
    const { data, init } = await dataOf(dialogLoader(asked({}, `${car.path}/test-drive`)));
    expect(data).toEqual({ times, places: [], state: { status: car.status, reserved: car.reserved } });
    expect(init.headers).toEqual({ "cache-control": "no-store" });
  });

  it("is asked for without a time when the times cannot be had", async () => {
    expect(
      (await dataOf(dialogLoader(asked({ testDriveSlots: () => Promise.reject(new TypeError("down")) }, car.path))))
        .data,
    ).toMatchObject({ times: undefined });
    const { data } = await dataOf(
      dialogLoader(
        asked(
          {
            getCar: async () => soldYesterday(new Date()),
            testDriveSlots: () => Promise.reject(new Error("a sold car is not asked about")),
          },
          car.path,
        ),
      ),
    );
    expect(data).toMatchObject({ times: undefined });
  });

  it("says that a car which the site shows no longer was sold, and nothing of one that could not be asked about", async () => {
    const stateAfter = async (error: Error) =>
      (await dataOf(dialogLoader(asked({ getCar: () => Promise.reject(error) }, car.path)))).data["state"];
    expect(await stateAfter(new ApiError(410, { error: "Gone.", code: "car_gone" }))).toMatchObject({ status: "sold" });
    expect(await stateAfter(new TypeError("down"))).toBeUndefined();
  });

  it("is of a car that can be seen at several places at the one that was chosen", async () => {
    const location = {
      ...carLocation("1", "Artarmon"),
      distribution_locations: [carLocation("2", "Brookvale"), carLocation("9", "Elsewhere")],
    };
    const asks: unknown[] = [];
    const api = {
      getCar: async () => ({ ...car, location }),
      testDriveSlots: async (of: unknown) => (asks.push(of), times),
    };
    const of = async (query: string) => (await dataOf(dialogLoader(asked(api, `${car.path}/test-drive${query}`)))).data;
    expect(await of("")).toMatchObject({
      places: [
        { id: "1", name: "Artarmon" },
        { id: "2", name: "Brookvale" },
      ],
      locationId: undefined,
    });
    expect(await of("?location=2")).toMatchObject({ locationId: "2" });
    expect(await of("?location=9")).toMatchObject({ locationId: undefined });
    expect(asks).toEqual([{ car_id: car.id }, { car_id: car.id, location_id: "2" }, { car_id: car.id }]);
    const { sent, bookTestDrive } = booking();
    await bookInDialog(
      asked({ ...api, bookTestDrive }, `${car.path}/test-drive?location=2`, {
        fields: { ...contact, day: "2026-11-23", starts_at: startsAt },
      }),
    );
    expect(sent[0]?.booking).toMatchObject({ car_id: car.id, location_id: "2" });
  });

  it("is not there on a site without the page of test drives", async () => {
    const without = { ...site, pages: { ...site.pages, on: [] } };
    expect(await thrownStatus(dialogLoader(asked({}, car.path, { of: without })))).toBe(404);
    expect(await thrownStatus(pageLoader(asked({}, "/book-test-drive", { of: without })))).toBe(404);
  });

  it("is booked with the car, the time and the visit, once per key, and thanked for with the time", async () => {
    const api = booking();
    const fields = {
      ...contact,
      day: "2026-11-23",
      starts_at: startsAt,
      scripted: "1",
      idempotency_key: "K1",
      lead_attributes: '{"visited_pages":[],"linked_query_params":{"gclid":"1"}}',
    };
    const answer = await bookInDialog(asked(api, `${car.path}/test-drive`, { fields }));
    expect(answer).toEqual({
      lead_id: "L1",
      event: "testDriveUsed",
      to: "/success?booked=2026-11-22T22%3A00%3A00.000Z&location=1&booking=5d8db995-a474-4fdf-a4d7-f523010b1166",
    });
    expect(api.sent).toMatchObject([
      {
        key: "K1",
        booking: {
          name: "Ana",
          category: "Test Drive",
          subcategory: "Test Drive",
          car_id: car.id,
          starts_at: startsAt,
          lead_attributes: { linked_query_params: { gclid: "1" } },
        },
      },
    ]);
  });

  it("goes on to the thanks without JavaScript", async () => {
    const answer = await bookInDialog(
      asked(booking(), `${car.path}/test-drive`, { fields: { ...contact, day: "2026-11-23", starts_at: startsAt } }),
    );
    expect((answer as Response).headers.get("location")).toBe(
      "/success?booked=2026-11-22T22%3A00%3A00.000Z&location=1&booking=5d8db995-a474-4fdf-a4d7-f523010b1166",
    );
  });

  it("has no time when the time is of another day than the one in sight", async () => {
    const api = booking();
    await bookInDialog(asked(api, car.path, { fields: { ...contact, day: "2026-11-24", starts_at: startsAt } }));
    await bookInDialog(asked(api, car.path, { fields: { ...contact, starts_at: "soon" } }));
    expect(api.sent.map(({ booking: { starts_at } }) => starts_at)).toEqual(["", ""]);
  });

  it("says that a time was taken meanwhile, with the times that are left and what was typed", async () => {
    const left = { ...times, days: [] };
    const message = "This time was just taken. Please choose another one.";
    const api = {
      bookTestDrive: () => Promise.reject(new ApiError(409, { code: "slot_taken", error: message })),
      testDriveSlots: async () => left,
    };
    const { data, init } = await dataOf(
      bookInDialog(asked(api, car.path, { fields: { ...contact, day: "2026-11-23", starts_at: startsAt } })),
    );
    expect(init.status).toBe(409);
    expect(data).toMatchObject({
      times: left,
      state: { fields: { starts_at: message }, values: { name: "Ana", day: "2026-11-23" } },
    });
  });

  it("reaches the dealer as a lead where no time could be chosen", async () => {
    const leads: LeadInput[] = [];
    const createLead = async (lead: LeadInput) => (leads.push(lead), { lead_id: "L2" });
    expect(
      await bookInDialog(
        asked({ createLead }, car.path, { fields: { ...contact, asks: "1", message: "Saturday", scripted: "1" } }),
      ),
    ).toEqual({ lead_id: "L2", event: "testDriveUsed", to: "/success?sent=1" });
    expect(leads).toMatchObject([
      { category: "Test Drive", subcategory: "Test Drive", message: "Saturday", car_id: car.id },
    ]);
  });
});

describe("The page of test drives, where no time could be chosen", () => {
  const placesOf = async (path: string) => {
    const leads: LeadInput[] = [];
    const createLead = async (lead: LeadInput) => (leads.push(lead), { lead_id: "L2" });
    const testDriveSlots = () => Promise.reject(new Error("no times"));
    const { data } = await dataOf(pageLoader(asked({ testDriveSlots }, path)));
    await bookOnPage(asked({ createLead }, path, { fields: { ...contact, asks: "1" } }));
    return { shown: (data["place"] as { id: string }).id, sent: leads[0]?.location };
  };

  it("asks for a drive at the place that the page names, chosen or not", async () => {
    expect(await placesOf("/book-test-drive")).toEqual({ shown: "1", sent: "1" });
    expect(await placesOf("/book-test-drive?location=2")).toEqual({ shown: "2", sent: "2" });
  });
});

describe("The page of test drives", () => {
  const title = async (path: string, api: Partial<ApiClient> = {}) => (await dataOf(pageLoader(asked(api, path)))).data;

  it("is about the car or the model that the shopper comes from", async () => {
    expect(await title("/book-test-drive")).toMatchObject({
      title: "Book a test drive",
      car: undefined,
      places: [{ id: "1" }, { id: "2" }],
    });
    expect(await title("/book-test-drive?model_id=7&model=CX-60")).toMatchObject({
      title: "Test drive the CX-60",
      model: "CX-60",
    });
    expect(await title(`/book-test-drive?car_id=${car.id}`)).toMatchObject({
      title: `Test drive the ${car.name}`,
      places: [],
    });
  });

  it("takes no words from an address that no model has", async () => {
    expect(await title("/book-test-drive?model=%3Cb%3E%22win%22%3C/b%3E%20now%20%24")).toMatchObject({
      model: "bwin/b now",
    });
  });

  it("says so when the car has been sold since, and books another", async () => {
    const sold = soldYesterday(new Date());
    expect(
      await title(`/book-test-drive?car_id=${sold.id}`, {
        getCars: async () => ({ cars: [sold] }),
        getCar: async () => sold,
      }),
    ).toMatchObject({ car: undefined, gone: "sold", title: "Book a test drive" });
  });

  it("says so when the site has the car no longer, as by the link of an old mail", async () => {
    const api = { getCars: async () => ({ cars: [] }) };
    expect(await title("/book-test-drive?car_id=7", api)).toMatchObject({ car: undefined, gone: "unavailable" });
    expect(await title("/book-test-drive", api)).toMatchObject({ gone: undefined });
  });

  it("asks for the times of the location that was chosen", async () => {
    const places: unknown[] = [];
    const testDriveSlots = async (of: unknown) => (places.push(of), times);
    await pageLoader(asked({ testDriveSlots }, "/book-test-drive?location=2"));
    await pageLoader(asked({ testDriveSlots }, "/book-test-drive?location=9"));
    expect(places).toEqual([{ location_id: "2" }, {}]);
  });

  it("books a new car for a shopper who comes from a model's page", async () => {
    const api = booking();
    await bookOnPage(
      asked(api, "/book-test-drive?model_id=7&model=CX-60&location=2", {
        fields: { ...contact, "Vehicle Model": "CX-60", day: "2026-11-23", starts_at: startsAt },
      }),
    );
    expect(api.sent[0]?.booking).toMatchObject({
      "Vehicle Model": "CX-60",
      car_type: "new",
      location_id: "2",
      url: "http://harbour.localhost/book-test-drive?model_id=7&model=CX-60&location=2",
    });
    expect(api.sent[0]?.booking).not.toHaveProperty("car_id");
  });
});

describe("The thanks for a test drive", () => {
  it("say when and where by the address, and keep quiet about what they do not know", async () => {
    const shown = async (query: string) => (await dataOf(successLoader(asked({}, `/success${query}`)))).data["booked"];
    expect(await shown(`?booked=${startsAt}&location=1`)).toEqual({
      when: "Monday, 23 November at 9:00 am",
      where: "Artarmon",
      address: "1 High St, Artarmon NSW 2064",
    });
    expect(await shown(`?booked=soon&location=1`)).toBeUndefined();
    expect(await shown(`?booked=${startsAt}&location=9`)).toBeUndefined();
    expect(await shown("?sent=1")).toBeUndefined();
  });
});

describe("A booked test drive", () => {
  const address = `/my-test-drive?booking=${bookingId}`;
  const drive = {
    starts_at: startsAt,
    ends_at: booked.ends_at,
    label: booked.label,
    time_zone: "Australia/Sydney",
    location_id: "1",
    location_name: "Artarmon",
    address: "1 High St, Artarmon NSW 2064",
    car: { id: car.id, name: car.name, path: car.path, sold: false },
    state: "booked" as const,
    held_until: null,
    moved_to: null,
  };
  const testDrive = async () => drive;

  it("goes into a calendar, and is changed, by links that only its shopper has", async () => {
    const { data } = await dataOf(
      successLoader(asked({}, `/success?booked=${startsAt}&location=1&booking=${bookingId}`)),
    );
    expect(data["links"]).toEqual({ calendar: `/api/test-drives/${bookingId}.ics`, manage: address });
    for (const query of [
      `?booked=${startsAt}&location=1`,
      `?booked=${startsAt}&location=1&booking=1`,
      `?sent=1&booking=${bookingId}`,
    ])
      expect((await dataOf(successLoader(asked({}, `/success${query}`)))).data["links"]).toBeUndefined();
  });

  it("is shown as it stands at this moment, which no cache keeps, with the way to another time", async () => {
    const shown = async (state: "booked" | "cancelled" | "past") =>
      dataOf(myDriveLoader(asked({ testDrive: async () => ({ ...drive, state }) }, address)));
    const { data, init } = await shown("booked");
    expect(data).toMatchObject({ drive, againHref: `/book-test-drive?car_id=${car.id}&replaces=${bookingId}` });
    expect(init.headers).toEqual({ "cache-control": "no-store" });
    expect((await shown("cancelled")).data["againHref"]).toBe(`/book-test-drive?car_id=${car.id}`);
  });

  it("is found by nobody without its id", async () => {
    const unknown = () =>
      Promise.reject(new ApiError(404, { error: "There is no such test drive.", code: "test_drive_unknown" }));
    expect(await thrownStatus(myDriveLoader(asked({ testDrive: unknown }, address)))).toBe(404);
    for (const query of ["", "?booking=1", "?booking=../../leads"])
      expect(await thrownStatus(myDriveLoader(asked({ testDrive }, `/my-test-drive${query}`)))).toBe(404);
  });

  it("is cancelled by its button; where it has begun the page says so", async () => {
    const ids: string[] = [];
    const answers = [
      async ({ id }: { id: string }) => (ids.push(id), { ...drive, state: "cancelled" as const }),
      () => Promise.reject(new ApiError(409, { error: "It has begun.", code: "test_drive_past" })),
    ];
    for (const cancelTestDrive of answers) {
      const answer = (await cancelDrive(asked({ cancelTestDrive }, address, { fields: {} }))) as Response;
      expect([answer.status, answer.headers.get("location")]).toEqual([303, address]);
    }
    expect(ids).toEqual([bookingId]);
  });

  it("is confirmed by its button: signed in, with the dealer's address, or after signing in", async () => {
    const asks: unknown[] = [];
    const confirmTestDrive = async (input: unknown) => (asks.push(input), drive);
    const sent = async (api: Partial<ApiClient>, path: string) =>
      (await cancelDrive(asked(api, path, { fields: { act: "confirm" } }))) as Response;
    for (const path of [address, `${address}&confirm=T1`])
      expect((await sent({ confirmTestDrive }, path)).headers.get("location")).toBe(address);
    expect(asks).toEqual([{ id: bookingId }, { id: bookingId, token: "T1" }]);
    const unknown = () => Promise.reject(new ApiError(401, { error: "Sign in.", code: "sign_in_required" }));
    expect((await sent({ confirmTestDrive: unknown }, address)).headers.get("location")).toBe(
      `/sign-in?${new URLSearchParams({ type: "test-drive", redirect: address, back: address })}`,
    );
  });

  it("that is only held says until when, and its thanks say that it is to be confirmed", async () => {
    const held = { ...drive, state: "held" as const, held_until: "2026-11-21T00:15:00.000Z" };
    const { data } = await dataOf(myDriveLoader(asked({ testDrive: async () => held }, address)));
    expect(data).toMatchObject({
      heldUntil: "Saturday, 21 November at 11:15 am",
      againHref: `/book-test-drive?car_id=${car.id}&replaces=${bookingId}`,
    });
    const api = { bookTestDrive: async () => ({ ...booked, held_until: held.held_until }) };
    const answer = (await bookInDialog(
      asked(api, car.path, { fields: { ...contact, day: "2026-11-23", starts_at: startsAt } }),
    )) as Response;
    const thanks = await dataOf(successLoader(asked({}, answer.headers.get("location") ?? "")));
    expect(thanks.data["isHeld"]).toBe(true);
  });

  it("of a car that was sold since says so, and offers another car in place of what cannot be", async () => {
    const sold = async () => ({ ...drive, car: { ...drive.car, sold: true } });
    const { data } = await dataOf(myDriveLoader(asked({ testDrive: sold }, address)));
    expect(data).toMatchObject({
      title: "This car has been sold",
      againHref: `/book-test-drive?location=1&replaces=${bookingId}`,
    });
  });

  it("that was moved leads on to the new time from every link of the old one, instead of saying that it is cancelled", async () => {
    const movedTo = "9be8d0a5-67a0-4e46-9d3a-0f4f0ad1b0c2";
    const moved = async () => ({ ...drive, state: "cancelled" as const, moved_to: movedTo });
    const answer = await Promise.resolve(myDriveLoader(asked({ testDrive: moved }, address))).catch(
      (thrown: unknown) => thrown,
    );
    expect((answer as Response).headers.get("location")).toBe(`/my-test-drive?booking=${movedTo}`);
  });

  it("is moved by booking another time in its place", async () => {
    const api = booking();
    const path = `/book-test-drive?car_id=${car.id}&replaces=${bookingId}`;
    expect((await dataOf(pageLoader(asked({ testDrive }, path)))).data).toMatchObject({
      title: "Choose another time",
      earlier: "Monday, 23 November at 9:00 am",
    });
    const asks: unknown[] = [];
    const sold = async () => ({ ...drive, car: { ...drive.car, sold: true } });
    const testDriveSlots = async (of: unknown) => (asks.push(of), times);
    const other = `/book-test-drive?location=1&replaces=${bookingId}`;
    expect((await dataOf(pageLoader(asked({ testDrive: sold, testDriveSlots }, other)))).data["title"]).toBe(
      "Choose another car",
    );
    expect(asks).toEqual([{ location_id: "1", replaces: bookingId }]);
    expect((await dataOf(pageLoader(asked({ testDrive: sold }, path)))).data["title"], "once it is chosen").toBe(
      `Test drive the ${car.name}`,
    );
    const cancelled = async () => ({ ...drive, state: "cancelled" as const });
    expect((await dataOf(pageLoader(asked({ testDrive: cancelled }, path)))).data["earlier"]).toBeUndefined();
    await bookOnPage(asked(api, path, { fields: { ...contact, day: "2026-11-23", starts_at: startsAt } }));
    expect(api.sent[0]?.booking).toMatchObject({ replaces: bookingId, car_id: car.id });
  });
});

describe("Requests about a car", () => {
  it("are enquiries that say what is asked for", async () => {
    const leads: LeadInput[] = [];
    const createLead = async (lead: LeadInput) => (leads.push(lead), { lead_id: "L3" });
    await requestPhotos(asked({ createLead }, `${car.path}/request-photos`, { fields: contact }));
    await findSimilar(asked({ createLead }, `${car.path}/find-similar`, { fields: contact }));
    expect(leads).toMatchObject([
      { category: "Vehicle Enquiry", subcategory: "Photo Request", car_id: car.id },
      { category: "Vehicle Enquiry", subcategory: "Find Me Something Similar" },
    ]);
  });
});

describe("A form that cannot be sent", () => {
  it("stays with what was typed", async () => {
    const request = new Request("http://harbour.localhost/", { method: "POST", body: new URLSearchParams(contact) });
    const answer = await sendSafely({ request, serverAction: () => Promise.reject(new TypeError("Failed to fetch")) });
    // A status of failure: the router then leaves the page as it is, and asks for nothing that would fail too.
    expect(answer).toMatchObject({ status: 503 });
    expect(await (answer as Response).json()).toEqual({ unsent: contact });
  });
});
