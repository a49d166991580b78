import { leadFormContext, leadFormProblems, serviceBookingForm } from "@forecourt/core";
import type { ServiceStep } from "@forecourt/core";
import { aSite } from "@forecourt/core/testing";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { EnquiryFormState } from "./enquiry-form-state.ts";
import { ServiceBookingForm } from "./service-booking-form.tsx";
import { useEffect } from "react";
import { fillFromDraft, forgetServiceDraft, keepServiceDraft, readServiceDraft } from "./service-draft.ts";
import { serviceStepFromForm } from "./service-step-from-form.ts";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const places = [
  { id: "one", label: "Workshop, Dubbo", days: ["2026-11-23", "2026-11-24"] },
  { id: "two", label: "Workshop, Orange", days: ["2026-11-23"] },
];
const tree = (
  service: SiteDocumentInput["service"],
  step: number,
  more: { state?: EnquiryFormState; attempt?: number; places?: typeof places; lookedUp?: string } = {},
) => {
  const site = aSite({ service });
  return (
    <ServiceBookingForm
      setup={site.service}
      enquiry={site.enquiry}
      dealerName={site.name}
      country="AU"
      step={step}
      action="/service"
      backHref={step > 0 ? "/service" : undefined}
      places={more.places ?? places}
      today="2026-11-21"
      prices={site.service.prices}
      money={{ locale: "en-AU", currency: "AUD" }}
      state={more.state}
      lookedUp={more.lookedUp}
      attempt={more.attempt ?? 0}
      pending={false}
      onSubmit={vi.fn()}
    />
  );
};
const form = () => screen.getByRole<HTMLFormElement>("form");

describe("The service form", () => {
  it.each([
    [{}, ["Your visit", "Contact Details", "Vehicle Details", "Order Details"]],
    [{ hasVehicleStep: false }, ["Your visit", "Contact Details", "Order Details"]],
  ])("has the steps that the site asks for (%j)", (service, steps) => {
    render(tree(service, 0));
    expect(screen.getByText(`Step 1 of ${steps.length}`)).toBeTruthy();
    expect(
      within(screen.getByRole("navigation", { name: "Progress" }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(steps);
    expect(screen.getByRole("button", { name: `Next: ${steps[1]}` })).toBeTruthy();
  });

  it("posts each step to an address of its own, so that it works without JavaScript", () => {
    render(tree({}, 1));
    expect([form().method, form().getAttribute("action")]).toEqual(["post", "/service"]);
    expect(screen.getByRole("link", { name: "Back" }).getAttribute("href")).toBe("/service");
  });

  it("moves the focus to the heading of a new step, which says where one is", () => {
    const { rerender } = render(tree({}, 0));
    expect(document.activeElement).toBe(document.body);
    rerender(tree({}, 1));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: /^Contact Details ?, step 2 of 4$/ }));
  });

  it("asks for the address only where the site does", () => {
    render(tree({}, 1));
    expect(screen.queryByLabelText(/Suburb/)).toBeNull();
    cleanup();
    render(tree({ hasAddress: true }, 1));
    expect(
      ["Street", "Suburb", "State", "Postcode"].map(
        (label) => screen.getByLabelText<HTMLInputElement>(new RegExp(label)).name,
      ),
    ).toEqual(["street", "suburb", "state", "postcode"]);
  });

  it("requires the service interval where the site does", () => {
    render(tree({}, 0));
    expect(screen.getByRole("textbox", { name: "Service Interval (optional)" })).toBeTruthy();
    cleanup();
    render(tree({ isServiceIntervalRequired: true }, 0));
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Service Interval" }).required).toBe(true);
  });

  it.each([{}, { hasVehicleStep: false }])(
    "asks for the car first, then for service, place and day, and all before the name (%j)",
    (service) => {
      render(tree(service, 0));
      const names = [...form().elements].flatMap((field) =>
        (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.name ? [field.name] : [],
      );
      expect([...new Set(names)]).toEqual([
        "Vehicle Rego",
        "Service Interval",
        "location",
        "day",
        "Preferred Service Date",
      ]);
    },
  );

  it("offers the next open days of the chosen place, and another one by its date", () => {
    render(tree({}, 0));
    const days = () => screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).value);
    expect(days()).toEqual(["2026-11-23", "2026-11-24", ""]);
    fireEvent.change(screen.getByRole("combobox", { name: "Where" }), { target: { value: "two" } });
    expect(days()).toEqual(["2026-11-23", ""]);
    expect(screen.getByLabelText<HTMLInputElement>("Another day", { selector: "[type=date]" })).toMatchObject({
      min: "2026-11-21",
      max: "2027-11-21",
    });
    cleanup();
    render(tree({}, 0, { places: [{ id: "one", label: "Workshop", days: [] }] }));
    expect(screen.getByLabelText<HTMLInputElement>("Preferred Service Date").type).toBe("date");
  });

  it("offers the menu of the workshop with its prices, and something else in words", () => {
    const prices = [{ name: "Wheel alignment", fromDollars: 99 }];
    render(tree({ prices }, 0, { places: [] }));
    const [job, other] = screen.getAllByRole<HTMLInputElement>("radio");
    expect(screen.getByRole("radio", { name: "Wheel alignment from $99" })).toBe(job);
    expect(screen.getByRole("radio", { name: "Something else" })).toBe(other);
    expect(screen.getByRole("textbox", { name: "In your words" })).toBeTruthy();
  });

  it("calls what is due by the same name beside the choice and in what is wrong with it", () => {
    const service = { prices: [{ name: "Wheel alignment", fromDollars: 99 }], isServiceIntervalRequired: true };
    render(tree(service, 0));
    const [problem] = leadFormProblems(
      { fields: serviceBookingForm.fields.filter(({ name }) => name === "Service Interval") },
      leadFormContext(aSite({ service })),
      {},
    );
    expect(problem?.message).toBe("Enter the service interval.");
    expect(screen.getByRole("group", { name: "Service Interval" })).toBeTruthy();
  });

  it("finds the vehicle by its plate, and sends what was found for as long as the plate stands", () => {
    const found = { "Vehicle Make": "Mazda", "Vehicle Model": "CX-5", "Vehicle Year": "2022" };
    const values = { "Vehicle Rego": "abc12d", found_for: "abc12d", ...found };
    const lookedUp = "We found a 2022 Mazda CX-5. Is that yours?";
    render(tree({}, 0, { state: { fields: {}, values }, lookedUp }));
    expect(screen.getByRole("button", { name: "Find my car" })).toMatchObject({ name: "find", formNoValidate: true });
    expect(screen.getByRole("status").textContent).toBe(lookedUp);
    const said = () => serviceStepFromForm(new FormData(form()), "Vehicle Details", leadFormContext(aSite({})));
    expect(said()).toEqual(found);
    const plate = screen.getByRole("textbox", { name: "Vehicle Rego (optional)" });
    fireEvent.change(plate, { target: { value: "ABC 12D" } });
    expect(said()).toEqual(found);
    fireEvent.change(plate, { target: { value: "XYZ99Z" } });
    expect(said()).toEqual({});
    expect(screen.getByRole("status").textContent).not.toBe(lookedUp);
  });

  it("looks no plate up where the site has no step for the vehicle", () => {
    render(tree({ hasVehicleStep: false }, 0));
    expect(screen.getByRole("textbox", { name: "Vehicle Rego (optional)" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Find/ })).toBeNull();
  });

  it.each([{}, { hasVehicleStep: false }])(
    "calls each step the same in its heading as in the progress (%j)",
    (service) => {
      const steps = "hasVehicleStep" in service ? 3 : 4;
      for (let step = 0; step < steps; step += 1) {
        render(tree(service, step));
        const current = within(screen.getByRole("navigation", { name: "Progress" }))
          .getAllByRole("listitem")
          .find((item) => item.getAttribute("aria-current") === "step" || item.querySelector("[aria-current=step]"));
        expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(
          `${current?.textContent}, step ${step + 1} of ${steps}`,
        );
        cleanup();
      }
    },
  );

  it("offers the tyre check and the further services of the site", () => {
    render(tree({ tyreCheckbox: true, additionalServices: ["Wash"] }, 3));
    expect(
      within(screen.getByRole("group", { name: "Add to the service" }))
        .getAllByRole("checkbox")
        .map((box) => (box as HTMLInputElement).name),
    ).toEqual(["service:Tyre check", "service:Wash"]);
    cleanup();
    render(tree({}, 3));
    expect(screen.queryByRole("group")).toBeNull();
  });

  it("lets the shopper choose a workshop where there are several", () => {
    render(tree({}, 0));
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Where" }).value).toBe("one");
    cleanup();
    render(tree({}, 0, { places: places.slice(1) }));
    expect(new FormData(form()).get("location")).toBe("two");
  });

  it("says what is wrong beside the field and on top, keeps what was typed, and takes the focus there", () => {
    render(
      tree({}, 2, {
        attempt: 1,
        state: {
          error: "Some fields are not valid.",
          fields: { "Vehicle Model": "Enter the vehicle model." },
          values: { "Vehicle Make": "Mazda" },
        },
      }),
    );
    const model = screen.getByRole("textbox", { name: "Vehicle Model" });
    expect(model.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("link", { name: "Enter the vehicle model." }).getAttribute("href")).toBe(`#${model.id}`);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Vehicle Make" }).value).toBe("Mazda");
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Please fix the following errors:" }));
  });

  it("takes what is wrong with the service or the day back when one is chosen", () => {
    const service = { prices: [{ name: "Wheel alignment", fromDollars: 99 }], isServiceIntervalRequired: true };
    const fields = {
      "Service Interval": "Enter the service interval.",
      "Preferred Service Date": "Choose the preferred service date.",
    };
    render(tree(service, 0, { attempt: 1, state: { error: "Some fields are not valid.", fields, values: {} } }));
    const wrong = () => screen.queryAllByText(/^(Enter|Choose) the .*\.$/).map(({ textContent }) => textContent);
    const due = screen.getByRole("group", { name: "Service Interval" });
    expect(wrong()).toHaveLength(4);
    expect(due.dataset["invalid"]).toBe("true");
    fireEvent.click(screen.getByRole("radio", { name: "Wheel alignment from $99" }));
    expect(wrong()).toEqual([fields["Preferred Service Date"], fields["Preferred Service Date"]]);
    expect(due.dataset["invalid"]).toBeUndefined();
    fireEvent.click(screen.getByRole("radio", { name: "Mon 23 Nov" }));
    expect(wrong()).toEqual([]);
    expect(screen.queryByText("Some fields are not valid.")).toBeNull();
  });

  it("says at once that it could not be sent, where the shopper sees it", () => {
    render(
      tree({}, 1, {
        attempt: 1,
        state: { error: "An error occurred when submitting this form", fields: {}, values: {} },
      }),
    );
    expect(screen.getByRole("alert").textContent).toContain("An error occurred when submitting this form");
    expect(document.activeElement).toBe(screen.getByRole("alert"));
  });
});

describe("What a step of the service form says", () => {
  const context = leadFormContext(
    aSite({ service: { tyreCheckbox: true, additionalServices: ["Wash"], isServiceIntervalRequired: true } }),
  );
  const posted = (values: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(values)) data.set(name, value);
    return data;
  };

  it("is its own fields without blanks, and the ticked boxes as one list", () => {
    const everything = {
      name: " Ana ",
      last_name: "",
      opt_in: "on",
      "Vehicle Make": "Mazda",
      "Preferred Service Date": "2026-11-30",
      Comments: " ",
      "service:Tyre check": "on",
      street: "1 High Street",
    };
    expect(serviceStepFromForm(posted(everything), "Your visit", context)).toEqual({
      "Preferred Service Date": "2026-11-30",
    });
    expect(serviceStepFromForm(posted(everything), "Contact Details", context)).toEqual({ name: "Ana", opt_in: true });
    expect(serviceStepFromForm(posted(everything), "Vehicle Details", context)).toEqual({ "Vehicle Make": "Mazda" });
    expect(serviceStepFromForm(posted(everything), "Order Details", context)).toEqual({
      additional_services: ["Tyre check"],
    });
  });

  it("says what was chosen from the menu and among the days; left to the fields, it says what stands in them", () => {
    const typed = { "Service Interval": "Brakes", "Preferred Service Date": "2026-12-24" };
    const said = (values: Record<string, string>) =>
      serviceStepFromForm(posted({ ...typed, ...values }), "Your visit", context);
    expect(said({ due: "Wheel alignment", day: "2026-11-23" })).toEqual({
      "Service Interval": "Wheel alignment",
      "Preferred Service Date": "2026-11-23",
    });
    expect(said({ due: "", day: "" })).toEqual(typed);
  });

  it("lacks what its site requires of that step; comments and tyres never", () => {
    const missing = (step: ServiceStep, values: Record<string, string>) => {
      const fields = serviceBookingForm.fields.filter((field) => field.step === step);
      return leadFormProblems({ fields }, context, values).map(({ message }) => message);
    };
    expect(missing("Contact Details", { name: "Ana", phone: "0412 345 678" })).toEqual([]);
    expect(missing("Your visit", {})).toEqual(["Enter the service interval.", "Choose the preferred service date."]);
    expect(missing("Vehicle Details", {})).toEqual(["Enter the vehicle make.", "Enter the vehicle model."]);
    expect(missing("Order Details", {})).toEqual([]);
  });
});

describe("The draft of a service booking", () => {
  it("brings back a day that only the chosen place is open on", async () => {
    const elsewhere = [
      { id: "one", label: "Artarmon", days: ["2026-11-23"] },
      { id: "two", label: "Penrith", days: ["2026-11-25"] },
    ];
    const Step = () => {
      useEffect(() => void fillFromDraft(form(), { location: "two", day: "2026-11-25" }), []);
      return tree({}, 0, { places: elsewhere });
    };
    render(<Step />);
    await vi.waitFor(() => expect(new FormData(form()).get("day")).toBe("2026-11-25"));
    expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("two");
  });

  it("brings back texts, boxes and choices of a step, and overwrites nothing that was typed since", async () => {
    const first = render(tree({}, 0));
    screen.getByLabelText<HTMLInputElement>(/Vehicle Rego/).value = "ABC12D";
    screen.getByLabelText<HTMLInputElement>(/24 Nov/).checked = true;
    screen.getByRole<HTMLSelectElement>("combobox").value = "one";
    keepServiceDraft("bay", "0", form());
    first.unmount();
    render(tree({}, 0));
    screen.getByLabelText<HTMLInputElement>("Service Interval (optional)").value = "Brakes";
    await fillFromDraft(form(), readServiceDraft("bay")["0"]);
    expect(Object.fromEntries(new FormData(form()))).toMatchObject({
      location: "one",
      "Service Interval": "Brakes",
      "Vehicle Rego": "ABC12D",
      day: "2026-11-24",
    });
    forgetServiceDraft("bay");
    expect(readServiceDraft("bay")).toEqual({});
  });

  it.each(["{", "[]", '{"1":"x"}', '{"1":{"a":1}}'])("is empty when what is kept cannot be read: %s", (kept) => {
    sessionStorage.setItem("forecourt:bay:service-booking", kept);
    expect(readServiceDraft("bay")).toEqual({});
  });
});
