import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ToastProvider, useToast } from "./index.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Save() {
  const show = useToast();
  return (
    <button onClick={() => show({ message: "Saved to your cars", action: <a href="/saved">View</a> })}>Save</button>
  );
}

function save() {
  render(
    <ToastProvider>
      <Save />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe("toast", () => {
  it("is read out from a region that was there before, and does not take the focus", () => {
    render(
      <ToastProvider>
        <Save />
      </ToastProvider>,
    );
    expect(screen.getByRole("status").textContent).toBe("");
    screen.getByRole("button", { name: "Save" }).focus();
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.getByRole("status").textContent).toContain("Saved to your cars");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Save" }));
  });

  it("goes after six seconds", () => {
    save();
    pass(5_999);
    expect(screen.getByText("Saved to your cars")).toBeTruthy();
    pass(1);
    expect(screen.queryByText("Saved to your cars")).toBeNull();
  });

  it("stays while its link has the focus, and goes a second after", () => {
    save();
    screen.getByRole("link", { name: "View" }).focus();
    pass(60_000);
    expect(screen.getByText("Saved to your cars")).toBeTruthy();
    screen.getByRole("link", { name: "View" }).blur();
    pass(1_000);
    expect(screen.queryByText("Saved to your cars")).toBeNull();
  });

  it("goes when it is dismissed", () => {
    save();
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText("Saved to your cars")).toBeNull();
  });
});
