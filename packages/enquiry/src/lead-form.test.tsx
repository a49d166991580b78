import { valueInContext, leadFormContext, leadForms, servicePages } from "@forecourt/core";
import type { LeadForm as LeadFormDeclaration } from "@forecourt/core";
import { aLeadForm, aSite } from "@forecourt/core/testing";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { leadFromForm } from "./lead-from-form.ts";
import { LeadForm } from "./lead-form.tsx";
import type { EnquiryFormState } from "./enquiry-form-state.ts";
import { ServiceBookingForm } from "./service-booking-form.tsx";

afterEach(cleanup);

const { dealer } = aSite();
const dealerships = [
  { slug: "east", name: "East" },
  { slug: "west", name: "West" },
];
/** A site that asks for as little as it can, and a group that asks for everything. */
const sites: [string, Partial<SiteDocumentInput>][] = [
  ["a site that asks for little", { enquiry: { isMessageRequired: false } }],
  [
    "a group that asks for everything",
    {
      dealer: { ...dealer, dealerships },
      enquiry: { hasLocationSelect: true, termsRequired: true, additionalServices: ["Towing"] },
      service: { isServiceIntervalRequired: true, hasAddress: true },
    },
  ],
];

function tree(form: LeadFormDeclaration, document: Partial<SiteDocumentInput>, state?: EnquiryFormState, attempt = 0) {
  const site = aSite(document);
  return (
    <LeadForm
      form={form}
      action="/tried"
      settings={site.enquiry}
      dealerName={site.name}
      country={site.country}
      dealerships={site.dealer.dealerships}
      locations={leadFormContext(site).places}
      renderOwn={() => ({ starts_at: <input name="starts_at" required /> })}
      state={state}
      attempt={attempt}
      pending={false}
      onSubmit={vi.fn()}
    />
  );
}

function show(...asked: Parameters<typeof tree>): HTMLFormElement {
  return render(tree(...asked)).container.querySelector("form") as HTMLFormElement;
}

function showService(document: Partial<SiteDocumentInput>): HTMLFormElement[] {
  const site = aSite(document);
  return servicePages(site.service).map((_, step) => {
    const { container } = render(
      <ServiceBookingForm
        setup={site.service}
        enquiry={site.enquiry}
        dealerName={site.name}
        country={site.country}
        step={step}
        action="/service"
        backHref={undefined}
        places={[{ id: "dubbo", label: "Dubbo", days: [] }]}
        prices={[]}
        money={{ locale: "en-AU", currency: "AUD" }}
        today="2026-11-21"
        attempt={0}
        pending={false}
        onSubmit={vi.fn()}
      />,
    );
    return container.querySelector("form") as HTMLFormElement;
  });
}

const controls = (forms: readonly HTMLFormElement[]) =>
  forms.flatMap((form) => [...form.querySelectorAll<HTMLInputElement>("input, select, textarea")]);

describe.each(sites)("On %s", (_, document) => {
  const context = leadFormContext(aSite(document));
  // The finance enquiry is shown by the package of finance.
  it.each(leadForms.filter(({ sentBy }) => sentBy !== "financeEnquiry").map((form) => [form.key, form] as const))(
    "%s shows the fields that it declares, in their order, and marks those that must be filled",
    (_key, form) => {
      const shown = form.fields.filter(({ need }) => valueInContext(need, context) !== "hidden");
      const inputs = controls(form.sentBy === "openServiceBooking" ? showService(document) : [show(form, document)]);
      const names = new Set(inputs.map(({ name }) => name.replace(/^service:.*/, "additional_services")));
      expect([...names]).toEqual(shown.map(({ name }) => name));
      expect(inputs.filter(({ required }) => required).map(({ name }) => name)).toEqual(
        shown.filter(({ need }) => valueInContext(need, context) === "required").map(({ name }) => name),
      );
    },
  );
});

describe("A lead form that was added", () => {
  const group = { dealer: { ...dealer, dealerships } };

  it("is shown with its own field, and says what is wrong with it first", () => {
    const fields = { dealership_slug: "Choose the dealership.", "Tyre Size": "Enter the tyre size." };
    show(aLeadForm(), group, { error: "Some fields are not valid.", fields, values: { name: "Ana" } });
    expect(screen.getByRole("form", { name: "Ask for a tyre quote" })).toBeTruthy();
    const size = screen.getByRole<HTMLInputElement>("textbox", { name: "Tyre size" });
    expect([size.required, size.maxLength, size.getAttribute("aria-invalid")]).toEqual([true, 20, "true"]);
    const summary = within(screen.getByRole("region", { name: "Please fix the following errors:" }));
    expect(summary.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Enter the tyre size.", "#tyre-quote-tyre-size"],
      ["Choose the dealership.", "#tyre-quote-dealership_slug"],
    ]);
  });

  it("becomes a lead of its category with its own field", () => {
    const posted = new FormData(show(aLeadForm(), group));
    posted.set("name", "Ana");
    posted.set("Tyre Size", "205/55 R16");
    posted.set("dealership_slug", "west");
    expect(
      leadFromForm(posted, {
        form: aLeadForm(),
        context: leadFormContext(aSite(group)),
        url: "https://a.example/tyres",
        userAgent: "Browser",
      }),
    ).toMatchObject({ category: "Tyre Quote", name: "Ana", "Tyre Size": "205/55 R16", dealership_slug: "west" });
  });
});

describe("A form that was refused", () => {
  const size = "Enter the tyre size.";
  const either = "Enter an email address or a phone number so that we can answer.";
  const refusal = (values: EnquiryFormState["values"] = {}): EnquiryFormState => ({
    error: "Some fields are not valid.",
    fields: { "Tyre Size": size, name: "Enter your name.", email: values["email"] ? "Enter a whole address." : either },
    values,
  });
  const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
  /** What is marked as wrong, and what the list on top still asks for. */
  const left = () => [
    screen
      .getAllByRole<HTMLInputElement>("textbox")
      .flatMap((input) => (input.getAttribute("aria-invalid") ? [input.name] : [])),
    screen.queryAllByRole("link", { name: /^(Enter|Tyre)/ }).map(({ textContent }) => textContent),
  ];

  it("takes the error of a field back as soon as it is changed, and leaves the others", async () => {
    show(aLeadForm(), {}, refusal());
    expect(left()).toEqual([
      ["Tyre Size", "name", "email"],
      [size, "Enter your name.", either],
    ]);
    await userEvent.type(box("First name"), "A");
    expect(left()).toEqual([
      ["Tyre Size", "email"],
      [size, either],
    ]);
    expect(screen.queryByText("Enter your name.")).toBeNull();
    // The same mistake again is for the answer to the next try to find.
    await userEvent.clear(box("First name"));
    expect(left()[0]).toEqual(["Tyre Size", "email"]);
  });

  it("takes the error of email or mobile back when either is given, but not what is wrong with an email", async () => {
    show(aLeadForm(), {}, refusal());
    await userEvent.type(box("Mobile"), "0");
    expect(left()[0]).toEqual(["Tyre Size", "name"]);
    cleanup();
    show(aLeadForm(), {}, refusal({ email: "anna@" }));
    await userEvent.type(box("Mobile"), "0");
    expect(left()[0]).toEqual(["Tyre Size", "name", "email"]);
  });

  it("says nothing more once every error is gone, and leaves the shopper in the field", async () => {
    show(aLeadForm(), {}, refusal());
    for (const name of ["First name", "Email", "Tyre size"]) await userEvent.type(box(name), "a");
    expect(left()).toEqual([[], []]);
    expect(screen.queryByRole("region")).toBeNull();
    expect(screen.queryByText("Some fields are not valid.")).toBeNull();
    expect(document.activeElement).toBe(box("Tyre size"));
  });

  it("says again what the next answer finds", async () => {
    const { rerender } = render(tree(aLeadForm(), {}, refusal(), 1));
    await userEvent.type(box("First name"), "A");
    await userEvent.click(document.body);
    rerender(tree(aLeadForm(), {}, refusal(), 2));
    expect(left()[0]).toEqual(["Tyre Size", "name", "email"]);
    expect(box("First name").value).toBe("A");
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Please fix the following errors:" }));
  });
});

it("names in its terms and its notice what it sends", () => {
  show(aLeadForm({ noun: "reservation" }), { enquiry: { termsRequired: true, consentNotice: true } });
  const box = screen.getByRole("checkbox", { name: /^I agree to the terms of this reservation/ });
  expect(box).toBeTruthy();
  expect(screen.getByText("Terms of this reservation").closest("details")?.textContent).toContain(
    "uses it for this reservation.",
  );
  expect(screen.getByText(/uses what you send for this reservation\./)).toBeTruthy();
  expect(screen.queryByText(/this enquiry/)).toBeNull();
});
