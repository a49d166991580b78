import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { useDropdowns } from "./use-dropdowns.ts";

afterEach(cleanup);

function Page() {
  useDropdowns();
  return (
    <>
      <details data-dropdown="" open>
        <summary tabIndex={0}>Service</summary>
        <a href="#parts">Parts</a>
        <a href="#kia" data-keep-scroll="">
          Kia
        </a>
      </details>
      <details open>
        <summary>Finance terms</summary>
      </details>
      <a href="#next">Next</a>
      <p>Our stock</p>
    </>
  );
}

const shown = () => {
  render(<Page />);
  const [dropdown, other] = screen.getAllByRole<HTMLDetailsElement>("group");
  return { isOpen: () => dropdown?.open, isOtherOpen: () => other?.open, user: userEvent.setup() };
};

describe("A dropdown of the menu", () => {
  it("closes by Escape, with the focus back at its name", async () => {
    const { user, isOpen, isOtherOpen } = shown();
    screen.getByRole("link", { name: "Parts" }).focus();
    await user.keyboard("x");
    expect(isOpen()).toBe(true);
    await user.keyboard("{Escape}");
    expect([isOpen(), isOtherOpen()]).toEqual([false, true]);
    expect(document.activeElement?.textContent).toBe("Service");
  });

  it("closes when the focus goes on, and not while it is within", async () => {
    const { user, isOpen } = shown();
    screen.getByText("Service").focus();
    await user.tab();
    expect([document.activeElement?.textContent, isOpen()]).toEqual(["Parts", true]);
    screen.getByRole("link", { name: "Next" }).focus();
    expect(isOpen()).toBe(false);
  });

  it("closes by a press beside it", async () => {
    const { user, isOpen } = shown();
    await user.click(screen.getByText("Our stock"));
    expect(isOpen()).toBe(false);
  });

  it("closes when one of its links is followed", async () => {
    const { user, isOpen } = shown();
    await user.click(screen.getByRole("link", { name: "Parts" }));
    expect(isOpen()).toBe(false);
  });

  it("stays open when a filter is pressed in it, so that another may be chosen", async () => {
    const { user, isOpen } = shown();
    await user.click(screen.getByRole("link", { name: "Kia" }));
    expect(isOpen()).toBe(true);
  });
});
