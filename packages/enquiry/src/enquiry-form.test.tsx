import { aCar, aSite } from "@forecourt/core/testing";
import type { ShownEnquirySettings } from "@forecourt/core";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { EnquiryForm } from "./enquiry-form.tsx";
import type { EnquiryFormState } from "./enquiry-form-state.ts";

afterEach(cleanup);

const form = (settings: Partial<ShownEnquirySettings> = {}, state?: EnquiryFormState, onSubmit = vi.fn()) =>
  render(
    <EnquiryForm
      car={aCar()}
      settings={{ ...aSite().enquiry, ...settings }}
      dealerName="Harbour Mazda"
      country="AU"
      state={state}
      attempt={state ? 1 : 0}
      pending={false}
      onSubmit={onSubmit}
    />,
  );

describe("The enquiry form", () => {
  it("posts to an address of its own, so that it works without JavaScript", () => {
    const { container } = form();
    expect(container.querySelector("form")?.getAttribute("action")).toBe(`${aCar().path}/enquire`);
    expect(container.querySelector("form")?.method).toBe("post");
  });

  it("asks for comments unless the site does not require them", () => {
    form({ isMessageRequired: true });
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Comments/ }).required).toBe(true);
    cleanup();
    form({ isMessageRequired: false });
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Comments/ }).required).toBe(false);
  });

  it.each([true, false])("starts with the marketing box as the site says (%s)", (optInDefault) => {
    form({ optInDefault });
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /offers and news/ }).checked).toBe(optInDefault);
  });

  it("shows a terms box only where the site requires agreement", () => {
    form({ termsRequired: false });
    expect(screen.queryByRole("checkbox", { name: /terms of this enquiry/ })).toBeNull();
    cleanup();
    form({ termsRequired: true });
    expect(screen.getByRole("checkbox", { name: /terms of this enquiry/ })).toBeTruthy();
  });

  it("says in a block that folds what is agreed to, and names only notices that the site has", () => {
    form({ termsRequired: true });
    const block = screen.getByText("Terms of this enquiry").closest("details");
    expect(block?.querySelector("p")?.textContent).toBe(
      "I agree that Harbour Mazda keeps what I send and uses it to answer this enquiry.",
    );
    expect(screen.queryByText(/privacy policy|collection statement|terms of use/)).toBeNull();
    cleanup();
    form({ termsRequired: true, notices: [{ kind: "privacy", to: "/privacy-policy" }] });
    expect(
      within(screen.getByText("Terms of this enquiry").closest("details") as HTMLElement)
        .getByText("privacy policy")
        .getAttribute("href"),
    ).toBe("/privacy-policy");
  });

  it("tells how to opt out where the site shows the consent notice", () => {
    form({ consentNotice: true });
    expect(screen.getByText(/replying STOP/)).toBeTruthy();
  });

  it("says terms and notice in the dealer's own words", () => {
    form({
      termsRequired: true,
      consentNotice: true,
      termsText: "I agree to your terms.",
      consentText: "Reply STOP to opt out.",
    });
    expect(screen.getByRole("checkbox", { name: /terms of this enquiry/ })).toBeTruthy();
    expect(screen.getByText("I agree to your terms.")).toBeTruthy();
    expect(screen.getByText("Reply STOP to opt out.")).toBeTruthy();
  });

  it("offers the site's further services, and keeps those ticked after an error", () => {
    form({ additionalServices: ["Car wash", "Towing"] }, { fields: {}, values: { "service:Towing": "on" } });
    const group = screen.getByRole("group", { name: "I am also interested in" });
    expect([...group.querySelectorAll("input")].map(({ checked }) => checked)).toEqual([false, true]);
    cleanup();
    form();
    expect(screen.queryByRole("group")).toBeNull();
  });

  it("has no comments in the variant without them", () => {
    form({ isMessageDisabled: true });
    expect(screen.queryByRole("textbox", { name: /Comments/ })).toBeNull();
  });

  it("gives each error beside its field and in a summary, and keeps what was typed", () => {
    form(
      {},
      {
        fields: { email: "Enter an email address like name@example.com." },
        values: { name: "Ana", email: "ana@" },
        error: "Please check the form.",
      },
    );
    const email = screen.getByRole<HTMLInputElement>("textbox", { name: /Email/ });
    expect(email.getAttribute("aria-invalid")).toBe("true");
    expect(email.value).toBe("ana@");
    expect(
      screen.getByRole("link", { name: "Enter an email address like name@example.com." }).getAttribute("href"),
    ).toBe(`#${email.id}`);
    expect(screen.getByText("Please fix the following errors:")).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "First name" }).value).toBe("Ana");
  });

  it("lists the errors in the order of the fields", () => {
    form(
      {},
      {
        fields: {
          terms_conditions: "Agree to the terms",
          message: "Say something",
          email: "Enter an email",
          name: "Enter a name",
        },
        values: {},
        error: "",
      },
    );
    const list = within(screen.getByRole("region", { name: "Please fix the following errors:" }));
    expect(list.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Enter a name",
      "Enter an email",
      "Say something",
      "Agree to the terms",
    ]);
  });

  it("shows the server's sentence when no field is at fault", () => {
    form({}, { fields: {}, values: {}, error: "An unexpected error occured" });
    expect(screen.getByText("An unexpected error occured")).toBeTruthy();
  });

  it("hands what was typed to the page", () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    form({}, undefined, onSubmit);
    fireEvent.submit(screen.getByRole("form"));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  describe("of a group", () => {
    const dealerships = [
      { slug: "east", name: "East" },
      { slug: "west", name: "West" },
    ];
    const locations = [
      { id: "1", name: "Yard" },
      { id: "2", name: "Showroom" },
    ];
    const group = (settings: Partial<ShownEnquirySettings>, car = aCar({ dealership_slug: "west" })) =>
      render(
        <EnquiryForm
          car={car}
          dealerships={dealerships}
          locations={locations}
          settings={{ ...aSite().enquiry, ...settings }}
          dealerName="Harbour"
          country="AU"
          attempt={0}
          pending={false}
          onSubmit={vi.fn()}
        />,
      );

    it("begins with whether the car is still there, or when it arrives where it is still to come", () => {
      const comments = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Comments/ }).value;
      group({}, aCar({ name: "2021 Mazda CX-5" }));
      expect(comments()).toBe("Hi, is the 2021 Mazda CX-5 still available?");
      cleanup();
      group({}, aCar({ name: "2021 Mazda CX-5", status: "coming_soon" }));
      expect(comments()).toBe("Hi, when does the 2021 Mazda CX-5 arrive?");
    });

    it("asks which dealership, beginning with the car's own, unless the site took that away", () => {
      group({});
      expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Dealership" }).value).toBe("west");
      cleanup();
      group({ isDealershipRemoved: true });
      expect(screen.queryByRole("combobox")).toBeNull();
    });

    it("asks which location where the site does, without choosing for a car that stands nowhere", () => {
      group({ isDealershipRemoved: true, hasLocationSelect: true }, aCar({ location: null }));
      const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: "Location" });
      expect([choice.value, choice.required, [...choice.options].map(({ text }) => text)]).toEqual([
        "",
        true,
        ["Choose a location", "Yard", "Showroom"],
      ]);
    });
  });
});
