import type { AlertsAnswer } from "@forecourt/api";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AlertForm, alertFromForm, SavedSearches, useSavedSearches } from "./alerts.ts";
import { alertSummary } from "./alert-summary.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const money = { locale: "en-AU", currency: "AUD" };
const saved: AlertsAnswer = {
  alerts: [
    {
      id: "6b1f0d3e-1111-4111-8111-111111111111",
      name: "Our next Mazda",
      search: "/search/used-cars?make=Mazda",
      car: null,
      kinds: ["new_match"],
      wish_price: null,
      channel: "mail",
      rhythm: "daily",
      created_at: "2026-11-25T00:00:00Z",
    },
  ],
  mail: { email: "ana@example.com", confirmed: false },
};

/** The platform, which answers in turn. */
function platformAnswers(...answers: (AlertsAnswer | Response)[]) {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push({
      path: new URL(request.url).pathname,
      body: request.method === "POST" ? await request.json() : undefined,
    });
    const answer = answers.shift() ?? saved;
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return asked;
}
function List() {
  return (
    <SavedSearches
      list={useSavedSearches()}
      siteName="Harbour Mazda"
      money={money}
      stockHref="/search/used-cars"
      phone="02 5550 0100"
    />
  );
}
const list = <List />;

describe("the form of an alert", () => {
  it("starts with no box ticked, and says what a shopper agrees to", () => {
    render(<AlertForm of="search" siteName="Harbour Mazda" vehicles="cars" start={{ name: "SUVs" }} send="Save" />);
    expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([]);
    expect(screen.getByRole("checkbox", { name: /^Yes, Harbour Mazda may text me these alerts/ })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /No messages/ }).checked).toBe(true);
  });

  it("is read as it was sent: the consent of the chosen way counts, and a wish only where it is waited for", () => {
    const form = new FormData();
    for (const [name, value] of [
      ["name", " Dad's ute "],
      ["kinds", "price_drop"],
      ["kinds", "below_wish"],
      ["kinds", "nonsense"],
      ["wish_price", "$29,990"],
      ["channel", "sms"],
      ["consent_mail", "yes"],
      ["email", "ana@example.com"],
    ] as const)
      form.append(name, value);
    expect(alertFromForm(form)).toEqual({
      name: "Dad's ute",
      kinds: ["below_wish", "price_drop"],
      wish_price: 29_990,
      channel: "sms",
      rhythm: "daily",
      consent: false,
    });
    expect(alertFromForm(new FormData())).toEqual({
      kinds: [],
      wish_price: null,
      channel: null,
      rhythm: "daily",
      consent: false,
    });
  });

  it("offers no new match of a single car", () => {
    render(<AlertForm of="car" siteName="Harbour Mazda" vehicles="cars" start={{}} send="Save" />);
    expect(screen.queryByRole("checkbox", { name: "A new car that matches" })).toBeNull();
    expect(screen.queryByRole("textbox", { name: "Name of the search" })).toBeNull();
  });
});

describe("the list of saved searches", () => {
  it("has nothing personal in what the server sends", () => {
    expect(renderToString(list)).not.toContain("Our next Mazda");
  });

  it("says what is told and how, and that an address waits to be confirmed", async () => {
    platformAnswers(saved);
    render(list);
    const entry = await screen.findByRole("listitem", { name: "Our next Mazda" });
    expect(within(entry).getByText("A new car that matches. By email, once a day.")).toBeTruthy();
    expect(within(entry).getByRole("link").getAttribute("href")).toBe("/search/used-cars?make=Mazda");
    expect(screen.getByText(/We sent a link to ana@example.com/)).toBeTruthy();
  });

  it("changes and removes one, with the platform's own words where it refuses", async () => {
    const problem = Response.json(
      {
        error: "Some fields are not valid.",
        code: "fields_invalid",
        fields: [{ path: "kinds", message: "Choose what we should tell you." }],
      },
      { status: 422 },
    );
    const asked = platformAnswers(saved, problem, saved, { alerts: [], mail: null });
    render(list);
    await userEvent.click(await screen.findByRole("button", { name: "Change Our next Mazda" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "A new car that matches" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText("Choose what we should tell you.");
    // Whoever listens is led to it.
    expect(document.activeElement?.closest("fieldset")).toBe(screen.getByRole("group", { name: "Tell me about" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Sold" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Save" })).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: "Remove Our next Mazda" }));
    expect(document.activeElement?.textContent).toBe("Yes, remove");
    await userEvent.click(screen.getByRole("button", { name: "Yes, remove" }));
    await screen.findByText(/No saved searches yet/);
    expect(asked.map(({ path }) => path.replace(/[\da-f-]{36}/, "{id}"))).toEqual([
      "/api/alerts",
      "/api/alerts/{id}",
      "/api/alerts/{id}",
      "/api/alerts/{id}/remove",
    ]);
    expect(asked[2]?.body).toMatchObject({ kinds: ["sold"], channel: "mail", consent: false });
  });

  it("keeps the place of a shopper who presses keys, when a search is removed and when nothing is changed", async () => {
    const [first] = saved.alerts;
    const two = { ...saved, alerts: [first!, { ...first!, id: "6b1f0d3e-2222-4222-8222-222222222222", name: "Utes" }] };
    platformAnswers(two, saved, { alerts: [], mail: null });
    render(list);
    await userEvent.click(await screen.findByRole("button", { name: "Change Utes" }));
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change Utes" }));
    for (const name of ["Utes", "Our next Mazda"]) {
      await userEvent.click(screen.getByRole("button", { name: `Remove ${name}` }));
      await userEvent.click(screen.getByRole("button", { name: "Yes, remove" }));
      await vi.waitFor(() => expect(screen.queryByRole("listitem", { name })).toBeNull());
      const status = await screen.findByText(`${name} is removed.`);
      expect(document.activeElement).toBe(status);
    }
  });

  it("leads to sign in and back when the session has ended meanwhile", async () => {
    platformAnswers(Response.json({ code: "sign_in_required", error: "Sign in first." }, { status: 401 }));
    const assign = vi.fn();
    vi.stubGlobal("location", {
      pathname: "/saved-searches",
      search: "",
      href: location.href,
      origin: location.origin,
      assign,
    });
    render(list);
    await vi.waitFor(() =>
      expect(assign).toHaveBeenCalledWith("/sign-in?type=saved-searches&redirect=%2Fsaved-searches&back=%2F"),
    );
  });

  it("says whom to call where the platform does not answer", async () => {
    platformAnswers(new Response("", { status: 503 }));
    render(list);
    expect(await screen.findByText(/call 02 5550 0100/)).toBeTruthy();
  });

  it("writes a wish as an amount", () => {
    expect(
      alertSummary(
        { kinds: ["below_wish", "sold"], wish_price: 30_000, channel: "sms", rhythm: "at_once" },
        { vehicles: "cars", money },
      ),
    ).toBe("A price at or below $30,000, sold. By text, as soon as it happens.");
  });
});
