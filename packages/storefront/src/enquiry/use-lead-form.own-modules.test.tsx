import { aCar, aSite } from "@forecourt/core/testing";
import { EnquiryForm } from "@forecourt/enquiry/form";
import { readEnquiredCar } from "@forecourt/enquiry/attributes";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub, Outlet, redirect, useLocation } from "react-router";
import { siteMoney, vehicleEnquiryForm } from "@forecourt/core";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { LeadFormAnswer } from "./answer-lead.ts";
import { textValues } from "./text-values.ts";
import { sendRootData } from "../root/root-data.ts";
import type { RootData } from "../root/root-data.ts";
import { useLeadForm } from "./use-lead-form.ts";

vi.mock("../send-event.ts", () => ({ sendEvent: vi.fn() }));
const { sendEvent } = await import("../send-event.ts");

const car = aCar();
const action = `${car.path}/enquire`;
const site = aSite();

function Form() {
  const { form } = useLeadForm({ action, form: vehicleEnquiryForm, car });
  return <EnquiryForm {...form} car={car} settings={site.enquiry} dealerName={site.name} country="AU" />;
}

function Thanks() {
  const { pathname, search } = useLocation();
  return <p>{`Thanks at ${pathname}${search}`}</p>;
}

/** A site with the form, and what becomes of what it sends. */
function open(answer: (form: FormData) => LeadFormAnswer | Response) {
  const posted: FormData[] = [];
  const data = sendRootData({ site, money: siteMoney(site) } as unknown as RootData);
  const Site = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => data,
      Component: Outlet,
      children: [
        {
          path: action.slice(1),
          Component: Form,
          action: async ({ request }) => (
            posted.push(await request.formData()),
            answer(posted.at(-1) ?? new FormData())
          ),
        },
        { path: "success", Component: Thanks },
        { path: "sign-in", Component: Thanks },
      ],
    },
  ]);
  render(<Site initialEntries={[action]} hydrationData={{ loaderData: { root: data } }} />);
  return posted;
}
const send = () => userEvent.click(screen.getByRole("button", { name: "Send enquiry" }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.mocked(sendEvent).mockClear();
});

describe("A lead form of the storefront", () => {
  it("is sent with the visit, counted once, and thanked for", async () => {
    const posted = open((form) =>
      form.get("name") === ""
        ? { state: { error: "Check the form.", fields: { name: "Enter your name." }, values: {} } }
        : { lead_id: "L1", event: "enquiryUsed", to: "/success?booked=1" },
    );
    await send();
    await screen.findByRole("link", { name: "Enter your name." });
    await userEvent.type(screen.getByRole("textbox", { name: "First name" }), "Ana");
    await send();
    await screen.findByText("Thanks at /success?booked=1");
    expect(posted.map((form) => form.get("scripted"))).toEqual(["1", "1"]);
    expect(JSON.parse(textValues(posted[0] ?? new FormData())["lead_attributes"] ?? "")).toEqual({
      visited_pages: [],
      linked_query_params: {},
    });
    expect(sendEvent).toHaveBeenCalledExactlyOnceWith(site.analytics, "enquiryUsed", { carId: car.id });
    expect(readEnquiredCar(site.slug)?.slug).toBe(car.slug);
  });

  it("stands as it was sent where the session had ended meanwhile, once the shopper has signed in and the page is there anew", async () => {
    const postcode = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Postcode/ });
    const kept = () => sessionStorage.getItem("forecourt:sent-form");
    // Of another document: this one has no draft in memory.
    sessionStorage.setItem("forecourt:sent-form", JSON.stringify({ action, fields: [["postcode", "20"]] }));
    const referrer = vi.spyOn(document, "referrer", "get").mockReturnValue("https://dealer.example/cars/a");
    open(() => redirect("/sign-in"));
    await screen.findByRole("button", { name: "Send enquiry" });
    expect(postcode().value).toBe("");
    cleanup();
    referrer.mockReturnValue("https://dealer.example/sign-in?type=finance");
    open(() => redirect("/sign-in"));
    await vi.waitFor(() => expect(postcode().value).toBe("20"));
    // Taken out before it was sent.
    expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([]);
    await userEvent.type(postcode(), "65");
    await send();
    await screen.findByText("Thanks at /sign-in");
    expect(kept()).toContain('["postcode","2065"]');
    referrer.mockRestore();
    cleanup();
    open(() => ({ lead_id: "L1", to: "/success" }));
    await send();
    await screen.findByText("Thanks at /success");
    expect(kept()).toBeNull();
  });

  it("says in the specification's words that it could not be sent, and keeps what was typed", async () => {
    open((form) => ({ unsent: textValues(form) }));
    // The device knows Ana from her first enquiry.
    await userEvent.type(screen.getByRole("textbox", { name: "First name" }), " Maria");
    await send();
    await screen.findByText("An error occurred when submitting this form");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "First name" }).value).toBe("Ana Maria");
    expect(sendEvent).not.toHaveBeenCalled();
  });

  it("that was taken, though its answer was lost, is sent again as it is with its key, and changed as another enquiry", async () => {
    const taken = new Map<unknown, string>();
    let isLost = true;
    open((form) => {
      const { idempotency_key: key, ...said } = textValues(form);
      // As the platform does: the same key with other words is refused.
      if ((taken.get(key) ?? JSON.stringify(said)) !== JSON.stringify(said))
        return { state: { error: "This Idempotency-Key was used with another enquiry.", fields: {}, values: {} } };
      taken.set(key, JSON.stringify(said));
      return isLost ? { unsent: said } : { lead_id: "L1", to: "/success" };
    });
    await send();
    await screen.findByText("An error occurred when submitting this form");
    await send();
    await vi.waitFor(() => expect(screen.getByRole("button", { name: "Send enquiry" })).toBeTruthy());
    expect(taken.size).toBe(1);
    isLost = false;
    await userEvent.type(screen.getByRole("textbox", { name: "First name" }), " Maria");
    await send();
    await screen.findByText("Thanks at /success");
    expect(taken.size).toBe(2);
  });
});
