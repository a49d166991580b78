import type { GarageAnswer } from "@forecourt/api";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aCar } from "@forecourt/core/testing";
import { DeviceRecords } from "./device-records.tsx";
import { GaragePage } from "./garage-page.tsx";
import type { GarageElsewhereView } from "./garage-elsewhere.tsx";
import type { GarageEntryView } from "./garage-entry.ts";
import { mayBeSignedIn, rememberSignedIn } from "./signed-in-mark.ts";
import { savedStoreOf } from "./use-saved.ts";

let sites = 0;
const newSite = () => `garage-${(sites += 1)}`;
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const answer: GarageAnswer = {
  details: { phone: "+61412345678", first_name: "Ana", last_name: null, email: null },
  entries: [],
  saved: [],
  consents: [
    {
      given_at: "2026-11-22T22:00:00Z",
      consents: ["opt_in"],
      category: "Vehicle Enquiry",
      source: null,
      action: "given",
    },
  ],
  shared_with: [],
  elsewhere: [],
};
const entry = (key: string, more: Partial<GarageEntryView> = {}): GarageEntryView => ({
  key,
  kind: "Test drive",
  title: `Car ${key}`,
  picture: null,
  state: "Friday at 9:00 am",
  tone: "good",
  lines: [],
  actions: [{ label: "Move or cancel", href: "/my-test-drive?booking=1", isMain: true }],
  since: "23 November 2026",
  ...more,
});

/** The platform as the page reaches it: what each call is answered with, by method and path. */
function platform(answers: Record<string, () => Response> = {}) {
  const asked: { call: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.text();
    asked.push({ call, body: text === "" ? undefined : JSON.parse(text) });
    return (answers[call] ?? (() => Response.json(call === "GET /api/cars" ? { cars: [] } : answer)))();
  });
  return asked;
}
const pageOf = (site: string, entries: GarageEntryView[], isWaiting = false, elsewhere: GarageElsewhereView[] = []) => (
  <GaragePage
    site={site}
    name="My garage"
    keepsCars
    money={{ locale: "en-AU", currency: "AUD" }}
    CarCard={({ car }) => <p>{car.name}</p>}
    stockHref="/search/used-cars"
    phone="02 5550 4120"
    vehicles="cars"
    entriesOf={() => entries}
    elsewhereOf={() => elsewhere}
    dayOf={() => "23 November 2026"}
    isWaiting={isWaiting}
  />
);
const open = (site: string, entries: GarageEntryView[] = []) => render(pageOf(site, entries));

describe("the page of a shopper's own", () => {
  it("shows what is under way with its next step, and what is over below it", async () => {
    platform();
    open(newSite(), [entry("1"), entry("2", { tone: "over", state: "Cancelled", actions: [] })]);
    const step = await screen.findByRole("link", { name: "Move or cancel: Test drive, Car 1" });
    expect(step.getAttribute("href")).toBe("/my-test-drive?booking=1");
    const earlier = screen.getByText("Earlier: 1").closest("details");
    expect(earlier?.open).toBe(false);
    expect(within(earlier as HTMLElement).getByText("Cancelled")).toBeTruthy();
    expect(screen.getByText("23 November 2026: Offers and news, with: Vehicle Enquiry")).toBeTruthy();
  });

  it("tells alerts that were agreed to and ended among what was agreed to", async () => {
    const given = { given_at: "2026-11-22T22:00:00Z", consents: ["alerts_sms"], category: null };
    const consents: GarageAnswer["consents"] = [
      { ...given, source: "Reply to a text", action: "withdrawn" },
      { ...given, source: "Saved searches", action: "given" },
    ];
    platform({ "GET /api/my-garage": () => Response.json({ ...answer, consents }) });
    open(newSite());
    expect(await screen.findByText("What you agreed to: 1")).toBeTruthy();
    expect(screen.getByText("23 November 2026: Alerts by text, with: Saved searches")).toBeTruthy();
    expect(screen.getByText("23 November 2026: Alerts by text ended, with: Reply to a text")).toBeTruthy();
  });

  it("shows what she has at another dealer of the group and leads there; data and deletion are said to be of both", async () => {
    platform({
      "GET /api/my-garage": () => Response.json({ ...answer, shared_with: ["Tasman Motors"] }),
    });
    const there = { name: "Tasman Motors", href: "https://tasman.example/my-garage", kept: "2 saved cars" };
    render(pageOf(newSite(), [], false, [{ ...there, entries: [entry("3", { actions: [] })] }]));
    const part = await screen.findByRole("region", { name: "At Tasman Motors" });
    expect(within(part).getByText("Car 3")).toBeTruthy();
    expect(within(part).getByText("You have 2 saved cars there.")).toBeTruthy();
    const link = within(part).getByRole("link", { name: "Go to your page at Tasman Motors" });
    expect(link.getAttribute("href")).toBe("https://tasman.example/my-garage");
    expect(screen.getByText(/^Your account is shared with Tasman Motors/)).toBeTruthy();
  });

  it("has the name that was typed into a form with the same number, and nobody else's", async () => {
    const typed = { name: "Kim", last_name: "Wu", email: "kim@example.com", postcode: null };
    const details: GarageAnswer["details"] = { ...answer.details, first_name: null };
    const field = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
    for (const [phone, name] of [
      ["0412 345 678", "Kim"],
      ["+61 412 345 678", "Kim"],
      ["0499 999 999", ""],
      // A landline that ends alike.
      ["(03) 1234 5678", ""],
    ] as const) {
      const site = newSite();
      savedStoreOf(site).keepDetails({ ...typed, phone });
      platform({ "GET /api/my-garage": () => Response.json({ ...answer, details }) });
      open(site);
      expect((await field("First name")).value).toBe(name);
      cleanup();
    }
  });

  it("says what will show here, to whoever has sent nothing yet", async () => {
    platform();
    open(newSite());
    expect(await screen.findByText(/^Enquiries, test drives/)).toBeTruthy();
  });

  it("leads a shopper who has nothing yet to the stock by one button", async () => {
    platform();
    render(pageOf(newSite(), []));
    await screen.findByText("Nothing saved yet");
    expect(screen.getAllByRole("link", { name: "Browse all cars" })).toHaveLength(1);
  });

  it("shows all at once: waits for the parts that a site adds, so that nothing is pushed down", async () => {
    const asked = platform();
    const site = newSite();
    const { rerender } = render(pageOf(site, [entry("1")], true));
    await vi.waitFor(() => expect(asked.map(({ call }) => call)).toContain("GET /api/my-garage"));
    // A page that waits for nothing and asked later is shown by now.
    render(pageOf(newSite(), [entry("2")]));
    await screen.findByText("Car 2");
    expect(screen.queryByText("Car 1")).toBeNull();
    expect(screen.getByText("Looking up your enquiries and bookings")).toBeTruthy();
    rerender(pageOf(site, [entry("1")]));
    expect(await screen.findByText("Car 1")).toBeTruthy();
  });

  it("waits for the cars that another device saved, as they would push down what stands below them", async () => {
    const asked = platform({ "GET /api/cars": () => Response.json({ cars: [aCar({ id: "7", name: "Mazda 3" })] }) });
    const site = newSite();
    savedStoreOf(site).setReading(true);
    render(pageOf(site, [entry("1")]));
    await vi.waitFor(() => expect(asked.map(({ call }) => call)).toContain("GET /api/my-garage"));
    // A page that waits for nothing and asked later is shown by now.
    render(pageOf(newSite(), [entry("2")]));
    await screen.findByText("Car 2");
    expect(screen.queryByText("Car 1")).toBeNull();
    act(() => {
      savedStoreOf(site).toggleSaved(aCar({ id: "7" }));
      savedStoreOf(site).setReading(false);
    });
    expect(screen.queryByText("Car 1")).toBeNull();
    await screen.findByText("Car 1");
    expect(screen.getByText("Mazda 3")).toBeTruthy();
  });

  it("leads to sign in and back when the session has ended meanwhile", async () => {
    platform({
      "GET /api/my-garage": () => Response.json({ code: "sign_in_required", error: "Sign in first." }, { status: 401 }),
    });
    const assign = vi.fn();
    vi.stubGlobal("location", {
      pathname: "/my-garage",
      search: "",
      hash: "",
      href: location.href,
      origin: location.origin,
      assign,
    });
    open(newSite());
    await vi.waitFor(() =>
      expect(assign).toHaveBeenCalledWith("/sign-in?type=my-garage&redirect=%2Fmy-garage&back=%2F"),
    );
  });

  it("says that the platform did not answer, and asks again when told to", async () => {
    let isDown = true;
    platform({
      "GET /api/my-garage": () =>
        isDown ? Response.json({ code: "x", error: "x" }, { status: 404 }) : Response.json(answer),
    });
    open(newSite(), [entry("1")]);
    expect(await screen.findByText(/^We could not look up/)).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Car 1")).toBeTruthy();
    expect(screen.queryByText(/^We could not look up/)).toBeNull();
  });

  it("says how many cars like a saved one there are", async () => {
    const site = newSite();
    platform({
      "GET /api/my-garage": () =>
        Response.json({ ...answer, saved: [{ car_id: "7", alike: 2, alike_path: "/search/mazda/cx-5" }] }),
    });
    savedStoreOf(site).toggleSaved(aCar({ id: "7", name: "2021 Mazda CX-5", slug: "a-car" }));
    open(site);
    const link = await screen.findByRole("link", { name: /^2 more like it ?: 2021 Mazda CX-5$/ });
    expect(link.getAttribute("href")).toBe("/search/mazda/cx-5");
    expect(screen.getByText("No longer available")).toBeTruthy();
  });

  it("saves the details, and says beside the field what is wrong with one", async () => {
    const wrong = {
      code: "fields_invalid",
      error: "Some fields are not valid.",
      fields: [{ path: "email", message: "Enter an email." }],
    };
    let isWrong = true;
    const asked = platform({
      "PUT /api/my-garage/details": () =>
        isWrong ? Response.json(wrong, { status: 422 }) : Response.json(answer.details),
    });
    open(newSite());
    const email = await screen.findByLabelText(/^Email/);
    await userEvent.type(email, "ana");
    await userEvent.click(screen.getByRole("button", { name: "Save my details" }));
    expect(await screen.findByText("Enter an email.")).toBeTruthy();
    // Whoever listens is led to it.
    expect(document.activeElement).toBe(email);
    isWrong = false;
    await userEvent.click(screen.getByRole("button", { name: "Save my details" }));
    expect(await screen.findByText("Your details are saved.")).toBeTruthy();
    expect(screen.getByText(/^Mobile: 0412 345 678\. To use another number/)).toBeTruthy();
    expect(asked.at(-1)?.body).toEqual({ first_name: "Ana", last_name: "", email: "ana" });
  });

  it("says so where a shopper could not be signed out, and leaves once it could", async () => {
    let isDown = true;
    const asked = platform({
      "POST /api/auth/logout": () =>
        isDown ? Response.json({ code: "x", error: "x" }, { status: 400 }) : Response.json({ user: null }),
    });
    const site = newSite();
    rememberSignedIn(site, true);
    open(site);
    await userEvent.click(await screen.findByRole("button", { name: "Sign out" }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "You could not be signed out just now. Please try again in a moment.",
    );
    expect(mayBeSignedIn(site)).toBe(true);
    // Nothing is called cleared that the next page brings back.
    await userEvent.click(screen.getByRole("button", { name: "Clear my saved data" }));
    await userEvent.click(screen.getByRole("button", { name: "Yes, clear it all" }));
    await vi.waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
    expect(savedStoreOf(site).getState().notices).toEqual([]);
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Yes, clear it all" }));
    await vi.waitFor(() => expect(savedStoreOf(site).getState().notices[0]?.kind).toBe("forgotten"));
    expect([mayBeSignedIn(site), asked.at(-1)?.call]).toEqual([false, "POST /api/auth/logout"]);
  });

  it("deletes the account after a second press, forgets the device, and says what stays and why", async () => {
    const site = newSite();
    rememberSignedIn(site, true);
    savedStoreOf(site).recordSearch("query=ute");
    const asked = platform({
      "POST /api/my-garage/delete": () =>
        Response.json({
          gone: [{ what: "leads", count: 3 }],
          stays: [
            { what: "payments", count: 1, because: "7 years" },
            { what: "proof of consent", count: 0, because: "7 years" },
          ],
          delivered: 3,
        }),
    });
    open(site);
    await userEvent.click(await screen.findByRole("button", { name: "Delete my account" }));
    // Who presses keys is asked where they are.
    expect(document.activeElement?.textContent).toBe("Yes, delete everything");
    await userEvent.click(screen.getByRole("button", { name: "Keep my account" }));
    expect(document.activeElement?.textContent).toBe("Delete my account");
    await userEvent.click(screen.getByRole("button", { name: "Delete my account" }));
    expect(asked.some(({ call }) => call.startsWith("POST"))).toBe(false);
    await userEvent.click(screen.getByRole("button", { name: "Yes, delete everything" }));
    const heading = await screen.findByRole("heading", { name: "Your account is deleted" });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText("1 payments: 7 years")).toBeTruthy();
    expect(screen.queryByText(/proof of consent/)).toBeNull();
    expect(asked.at(-1)).toEqual({ call: "POST /api/my-garage/delete", body: { confirm: "delete" } });
    expect([mayBeSignedIn(site), savedStoreOf(site).getState().searches]).toEqual([false, []]);
  });
});

describe("what a device keeps", () => {
  it("is named: cars to compare, searches, what was typed into forms", () => {
    const site = newSite();
    const store = savedStoreOf(site);
    const { container, rerender } = render(<DeviceRecords site={site} stockHref="/search/used-cars" />);
    expect(container.textContent).toBe("");
    store.toggleCompared(aCar({ id: "7", name: "2021 Mazda CX-5", slug: "a-car" }));
    store.recordSearch("query=red+ute");
    store.keepDetails({ name: "Ana", last_name: null, email: null, phone: "0412 345 678", postcode: null });
    rerender(<DeviceRecords site={site} stockHref="/search/used-cars" />);
    expect(screen.getByRole("link", { name: "2021 Mazda CX-5" }).getAttribute("href")).toBe("/compare?ids=7");
    expect(screen.getByRole("link", { name: "red ute" }).getAttribute("href")).toBe("/search/used-cars?query=red+ute");
    expect(screen.getByText("Ana, 0412 345 678")).toBeTruthy();
  });
});
