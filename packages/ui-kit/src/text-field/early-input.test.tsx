import { Checkbox } from "@forecourt/ui-kit/checkbox";
import { Radio } from "@forecourt/ui-kit/radio";
import { Select } from "@forecourt/ui-kit/select";
import { TextField } from "@forecourt/ui-kit/text-field";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";

function Form() {
  const [phone, setPhone] = useState("");
  const [left, setLeft] = useState(false);
  const [term, setTerm] = useState("5");
  const [agrees, setAgrees] = useState(false);
  const [history, setHistory] = useState("great");
  const [presses, setPresses] = useState(0);
  return (
    <form>
      <TextField
        label="Mobile"
        value={phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
      />
      <Select label="Years" value={term} onChange={(event) => setTerm(event.currentTarget.value)}>
        <option>5</option>
        <option>7</option>
      </Select>
      <Checkbox checked={agrees} onChange={(event) => setAgrees(event.currentTarget.checked)}>
        I agree
      </Checkbox>
      {["great", "good", "poor"].map((value) => (
        <Radio key={value} name="history" checked={history === value} onChange={() => setHistory(value)}>
          {value}
        </Radio>
      ))}
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Send
      </button>
      <output>{JSON.stringify({ phone, left, term, agrees, history, presses })}</output>
    </form>
  );
}

let root: Root | undefined;
let box: HTMLElement;
afterEach(() => {
  act(() => root?.unmount());
  box.remove();
  cleanup();
});

/** The page as the server wrote it, before its scripts. */
function arrive(): void {
  box = document.createElement("div");
  box.innerHTML = renderToString(<Form />);
  document.body.append(box);
}
function startScripts(): void {
  act(() => {
    root = hydrateRoot(box, <Form />);
  });
}
const known = () => JSON.parse(screen.getByRole("status").textContent) as unknown;

describe("a form that a shopper fills in before its scripts are there", () => {
  it("knows what was typed, chosen and ticked, and keeps it on the screen when the shopper goes on", () => {
    arrive();
    screen.getByRole<HTMLInputElement>("textbox", { name: "Mobile" }).value = "0412 345 678";
    screen.getByRole<HTMLSelectElement>("combobox", { name: "Years" }).value = "7";
    screen.getByRole<HTMLInputElement>("checkbox", { name: "I agree" }).checked = true;
    screen.getByRole<HTMLInputElement>("radio", { name: "poor" }).checked = true;
    startScripts();
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(known()).toEqual({
      phone: "0412 345 678",
      left: true,
      term: "7",
      agrees: true,
      history: "poor",
      presses: 1,
    });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "poor" }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Mobile" }).value).toBe("0412 345 678");
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "I agree" }).checked).toBe(true);
  });

  it("is not told that a field was left in which the shopper still is", () => {
    arrive();
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Mobile" });
    field.focus();
    field.value = "0412";
    startScripts();
    expect(known()).toMatchObject({ phone: "0412", left: false });
  });

  it("hears of nothing where nothing was typed", () => {
    arrive();
    startScripts();
    expect(known()).toEqual({
      phone: "",
      left: false,
      term: "5",
      agrees: false,
      history: "great",
      presses: 0,
    });
  });
});
