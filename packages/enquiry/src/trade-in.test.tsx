import { tradeInQuestions } from "@forecourt/core/trade-in";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { TradeInCarForm, TradeInConditionForm, TradeInResult } from "./trade-in.ts";
import type { TradeInPhotosProps, TradeInResultProps } from "./trade-in.ts";

afterEach(cleanup);
const step = { action: "/sell-your-car", attempt: 1, pending: false };
const textbox = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });

describe("the car of a valuation", () => {
  it("is asked for by its plate, or by make, model, year and kilometres", () => {
    render(<TradeInCarForm {...step} states={["NSW", "VIC"]} car={{ make: "Mazda" }} />);
    expect(textbox(/^Make/).value).toBe("Mazda");
    expect(screen.getByRole("combobox", { name: /^State/ })).toBeTruthy();
    for (const name of [/^Registration/, /^Model/, /^Year/, /^Kilometres/]) expect(textbox(name)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Find my car" }).getAttribute("name")).toBe("find");
  });

  it("is a motorbike at a dealer of motorbikes", () => {
    const { container } = render(<TradeInCarForm {...step} states={[]} car={{}} vehicle="motorbike" />);
    expect(screen.getByRole("form", { name: "Your motorbike" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Find my motorbike" })).toBeTruthy();
    expect(container.textContent).not.toMatch(/\bcar\b/);
  });

  it("is a caravan where caravans are sold: asked for its length, berths and axles, and for no kilometres", () => {
    const state = { fields: { sleeps: "Enter the berths.", body_length: "Enter the length." }, values: {} };
    render(
      <TradeInCarForm
        {...step}
        states={[]}
        car={{ body_length: "6.4" }}
        vehicle="caravan"
        kind="caravan"
        state={state}
      />,
    );
    expect(textbox(/^Body length/).value).toBe("6.4");
    expect(textbox(/^Berths/).required).toBe(true);
    expect(screen.getByRole("combobox", { name: /^Axles/ })).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: /^Kilometres/ })).toBeNull();
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Enter the length.",
      "Enter the berths.",
    ]);
  });

  it("has no state of a plate where plates have none", () => {
    render(<TradeInCarForm {...step} states={[]} car={{}} />);
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  it("says what was found, and fills it in", () => {
    const state = { fields: {}, values: { make: "Mazda", model: "CX-5", year: "2022" } };
    render(<TradeInCarForm {...step} states={[]} car={{}} state={state} lookedUp="We found a 2022 Mazda CX-5." />);
    expect(screen.getByRole("status").textContent).toBe("We found a 2022 Mazda CX-5.");
    expect(textbox(/^Model/).value).toBe("CX-5");
  });

  it("says what is wrong beside the field and on top, in the order of the fields, and keeps what was typed", () => {
    const state = {
      error: "No.",
      fields: { km: "Enter the kilometres.", make: "Enter the make." },
      values: { km: "x" },
    };
    render(<TradeInCarForm {...step} states={[]} car={{}} state={state} />);
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Enter the make.",
      "Enter the kilometres.",
    ]);
    expect(textbox(/^Kilometres/).value).toBe("x");
    expect(textbox(/^Kilometres/).getAttribute("aria-invalid")).toBe("true");
  });
});

describe("a step that was refused", () => {
  it("takes the error of a field back as soon as it is changed, and leaves the others", async () => {
    const state = { fields: { km: "Enter the kilometres.", make: "Enter the make." }, values: {} };
    render(<TradeInCarForm {...step} states={[]} car={{}} state={state} />);
    await userEvent.type(textbox(/^Make/), "M");
    expect(textbox(/^Make/).getAttribute("aria-invalid")).toBeNull();
    expect(screen.queryByText("Enter the make.")).toBeNull();
    expect(screen.getAllByText("Enter the kilometres.")).toHaveLength(2);
    cleanup();
    const questions = tradeInQuestions.slice(0, 2);
    const [first, second] = questions as [(typeof questions)[number], (typeof questions)[number]];
    const fields = { [first.name]: "Answer the first.", [second.name]: "Answer the second." };
    render(
      <TradeInConditionForm
        {...step}
        questions={questions}
        answers={{}}
        photos={{ photos: [] }}
        state={{ fields, values: {} }}
      />,
    );
    const group = screen.getByRole("group", { name: first.label });
    await userEvent.click(within(group).getAllByRole("radio")[0] as HTMLElement);
    expect(screen.queryByText("Answer the first.")).toBeNull();
    expect(screen.getAllByText("Answer the second.")).toHaveLength(2);
  });
});

describe("a step that could not be sent", () => {
  it("says so where the focus goes, as its button is far below on a phone, and keeps what was typed", () => {
    const state = { error: "An error occurred when submitting this form", fields: {}, values: { make: "Mazda" } };
    render(<TradeInCarForm {...step} states={[]} car={{}} state={state} />);
    expect(document.activeElement?.textContent).toBe("An error occurred when submitting this form");
    expect(textbox(/^Make/).value).toBe("Mazda");
  });
});

describe("the condition of a car", () => {
  it("is asked question by question, with what was answered before", () => {
    render(
      <TradeInConditionForm
        {...step}
        backHref="/back"
        questions={tradeInQuestions}
        answers={{ keys: "one" }}
        photos={{ photos: [] }}
      />,
    );
    expect(screen.getAllByRole("group")).toHaveLength(tradeInQuestions.length + 1);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "One" }).checked).toBe(true);
    expect(screen.getAllByRole<HTMLInputElement>("radio").filter(({ checked }) => checked)).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Back" }).getAttribute("href")).toBe("/back");
  });
});

describe("photos of a car", () => {
  const shown = (count: number, more: Partial<TradeInPhotosProps> = {}) => (
    <TradeInConditionForm
      {...step}
      questions={[]}
      answers={{}}
      state={{ fields: { photos: "notes.txt: We cannot read this photo." }, values: {} }}
      photos={{
        photos: Array.from({ length: count }, (_, index) => ({
          id: `p${index}`,
          src: `/p${index}.jpg`,
          width: 4,
          height: 3,
        })),
        ...more,
      }}
    />
  );

  it("are posted as files without a script, each with a button that removes it, and say beside them what is wrong", () => {
    render(shown(2));
    expect(screen.getByRole("form").getAttribute("enctype")).toBe("multipart/form-data");
    expect(screen.getAllByRole("img")).toHaveLength(2);
    expect(screen.getByRole("button", { name: "Remove photo 2" }).getAttribute("value")).toBe("p1");
    expect(screen.getByRole("button", { name: "Add these photos" }).getAttribute("name")).toBe("add_photos");
    expect(screen.getByText("notes.txt: We cannot read this photo.", { selector: "p" })).toBeTruthy();
    // The Enter key presses the first button of the form.
    expect(document.querySelector("form button")?.textContent).toBe("Next: your details");
  });

  it("are sent at once where there is a script, which says how far it is", async () => {
    const chosen: string[] = [];
    const onChoose = (files: readonly File[]) => void chosen.push(...files.map(({ name }) => name));
    const { rerender } = render(shown(0, { onChoose }));
    await userEvent.upload(screen.getByLabelText("Add photos"), [
      new File(["a"], "front.jpg", { type: "image/jpeg" }),
      new File(["b"], "back.jpg", { type: "image/jpeg" }),
    ]);
    expect(chosen).toEqual(["front.jpg", "back.jpg"]);
    rerender(shown(0, { onChoose, sending: { sent: 1, of: 2 } }));
    expect(screen.getByRole("status").textContent).toBe("Sending photo 2 of 2");
  });

  it("are eight at most", () => {
    render(shown(8));
    expect(screen.queryByLabelText("Add photos")).toBeNull();
    expect(screen.getByText(/Remove one before you add another/)).toBeTruthy();
  });
});

describe("what a valuation came to", () => {
  const result: TradeInResultProps = {
    car: "2022 Mazda CX-5",
    range: "$26,000 to $28,800",
    basis: "Compared with 9 cars.",
    until: "It is valid until 30 November 2026.",
    wording: "Estimate, subject to inspection; not an offer to buy",
    reason: undefined,
    isAccepted: false,
    acceptAction: "/sell-your-car?valuation=1",
    pending: false,
  };

  it("is a range with its wording and its end, which can be taken up", () => {
    render(<TradeInResult {...result} />);
    expect(screen.getByText("$26,000 to $28,800")).toBeTruthy();
    expect(
      screen.getByText("Estimate, subject to inspection; not an offer to buy. It is valid until 30 November 2026."),
    ).toBeTruthy();
    expect(screen.getByRole("button", { name: "Accept this estimate" })).toBeTruthy();
  });

  it("that was taken up says what follows, and has no button any more", () => {
    render(<TradeInResult {...result} isAccepted />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText(/You accepted the estimate/)).toBeTruthy();
  });

  it("says why there is none, and never an amount", () => {
    render(<TradeInResult {...result} range={undefined} reason="Too few cars like yours are on sale." />);
    expect(screen.getByText("Too few cars like yours are on sale.")).toBeTruthy();
    expect(document.body.textContent).not.toContain("$");
  });

  it("takes the focus where it comes in the place of the steps, and leaves it where the page was opened with it", () => {
    const { rerender } = render(<TradeInResult {...result} />);
    expect(document.activeElement).toBe(document.body);
    rerender(<TradeInResult {...result} isNew />);
    expect(document.activeElement?.textContent).toBe("Your 2022 Mazda CX-5");
  });

  it("says why it could not be taken up", () => {
    render(<TradeInResult {...result} error="This estimate has ended." />);
    expect(screen.getByText("This estimate has ended.")).toBeTruthy();
  });
});
