import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ServiceMenu } from "./service-menu.tsx";

afterEach(cleanup);
const prices = [
  { name: "Logbook service, 10,000 km", fromDollars: 329 },
  { name: "Wheel alignment", fromDollars: 99 },
];
const money = { locale: "en-AU", currency: "AUD" } as const;

describe("the menu of a workshop within its form", () => {
  it("writes what is pressed into the field that says what is due, as if it had been typed; typing takes the mark away", () => {
    const onChange = vi.fn();
    render(
      <form onChange={onChange}>
        <ServiceMenu prices={prices} money={money} />
        <input name="Service Interval" aria-label="Service Interval" />
      </form>,
    );
    const job = screen.getByRole("button", { name: "Wheel alignment from $99" });
    fireEvent.click(job);
    const field = screen.getByRole<HTMLInputElement>("textbox");
    expect([field.value, job.getAttribute("aria-pressed"), onChange.mock.calls.length]).toEqual([
      "Wheel alignment",
      "true",
      1,
    ]);
    fireEvent.input(field, { target: { value: "Brakes" } });
    expect(job.getAttribute("aria-pressed")).toBe("false");
  });

  it("is not there where a workshop has no prices", () => {
    expect(render(<ServiceMenu prices={[]} money={money} />).container.textContent).toBe("");
  });
});
