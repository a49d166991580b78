import { Checkbox } from "@forecourt/ui-kit/checkbox";
import { Fieldset } from "@forecourt/ui-kit/fieldset";
import { Radio } from "@forecourt/ui-kit/radio";
import { Select } from "@forecourt/ui-kit/select";
import { TextArea } from "@forecourt/ui-kit/text-area";
import { TextField } from "@forecourt/ui-kit/text-field";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";

afterEach(cleanup);

const describedBy = (element: HTMLElement) =>
  (element.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);

describe.each([
  ["TextField", (texts: object) => <TextField label="Odometer" {...texts} />, "textbox"],
  ["TextArea", (texts: object) => <TextArea label="Odometer" {...texts} />, "textbox"],
  ["Select", (texts: object) => <Select label="Odometer" {...texts} />, "combobox"],
] as const)("%s", (_name, make, role) => {
  it("is found by its label and says what helps and what is wrong", () => {
    render(make({ help: "Within 1,000 km is fine.", error: "Enter a number" }));
    const control = screen.getByRole(role, { name: "Odometer" });
    expect(describedBy(control)).toEqual(["Within 1,000 km is fine.", "Enter a number"]);
    expect(control.getAttribute("aria-invalid")).toBe("true");
  });

  it("is not called wrong before anything is", () => {
    render(make({}));
    const control = screen.getByRole(role, { name: "Odometer" });
    expect(control.hasAttribute("aria-invalid")).toBe(false);
    expect(control.hasAttribute("aria-describedby")).toBe(false);
  });

  it("says which fields may stay empty", () => {
    render(make({ optional: true }));
    expect(screen.getByRole(role, { name: "Odometer (optional)" })).toBeTruthy();
  });

  it("takes the id it is given, so an error summary can link to it", () => {
    render(make({ id: "odometer" }));
    expect(document.getElementById("odometer")).toBe(screen.getByRole(role));
  });
});

describe("Select", () => {
  it("begins with its placeholder, which stands for no choice", () => {
    render(
      <Select label="Make" placeholder="Any make">
        <option>Mazda</option>
      </Select>,
    );
    expect(screen.getByRole("combobox")).toHaveProperty("value", "");
    expect(screen.getByRole("option", { name: "Any make" })).toBeTruthy();
  });
});

describe("Checkbox", () => {
  it("is set by a press on its words, and says what is wrong with it", async () => {
    render(<Checkbox error="Tick the box to go on">I agree</Checkbox>);
    const box = screen.getByRole("checkbox", { name: "I agree" });
    await userEvent.click(screen.getByText("I agree"));
    expect(box).toHaveProperty("checked", true);
    expect(describedBy(box)).toEqual(["Tick the box to go on"]);
  });
});

describe("Fieldset of radios", () => {
  it("asks one question and takes one answer", async () => {
    render(
      <Fieldset legend="How should we reach you?" error="Choose one">
        <Radio name="contact" value="phone">
          Phone
        </Radio>
        <Radio name="contact" value="email">
          Email
        </Radio>
      </Fieldset>,
    );
    expect(describedBy(screen.getByRole("group", { name: "How should we reach you?" }))).toEqual(["Choose one"]);
    await userEvent.click(screen.getByRole("radio", { name: "Phone" }));
    await userEvent.click(screen.getByRole("radio", { name: "Email" }));
    expect(screen.getByRole("radio", { name: "Phone" })).toHaveProperty("checked", false);
    expect(screen.getByRole("radio", { name: "Email" })).toHaveProperty("checked", true);
  });
});
