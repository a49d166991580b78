import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
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
      <section data-results="">
        <ol>
          <li>
            <a href="#car">2021 Kia Sorento</a>
          </li>
        </ol>
      </section>
      <aside popover="auto">
        <button type="button">Close</button>
      </aside>
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

  it("closes by a press on a car beside it, which leads nowhere; the next press leads to the car", async () => {
    const { user, isOpen } = shown();
    const followed: boolean[] = [];
    document.addEventListener("click", (event) => followed.push(event.target instanceof HTMLAnchorElement), {
      once: true,
    });
    const car = screen.getByRole("link", { name: "2021 Kia Sorento" });
    await user.click(car);
    expect([isOpen(), followed]).toEqual([false, []]);
    await user.click(car);
    expect(followed).toEqual([true]);
  });

  it("stays open under terms that were opened from it: Escape, a press there and one beside them are theirs", async () => {
    const { user, isOpen } = shown();
    const terms = document.querySelector("aside");
    if (!terms) throw new Error("no terms");
    // jsdom knows no popover: it is one by its selector.
    const isPopover = (selectors: string) => selectors === ":popover-open";
    const closest = vi.spyOn(Element.prototype, "closest").mockImplementation(function (this: Element, selectors) {
      return isPopover(selectors) ? (terms.contains(this) ? terms : null) : this.matches(selectors) ? this : null;
    });
    const query = vi.spyOn(document, "querySelector").mockReturnValue(terms);
    screen.getByRole("link", { name: "Parts" }).focus();
    await user.keyboard("{Escape}");
    await user.pointer({ keys: "[MouseLeft]", target: screen.getByText("Close") });
    expect(isOpen()).toBe(true);
    // The browser closes the terms; the car under the finger is not meant.
    const followed: EventTarget[] = [];
    document.addEventListener("click", ({ target }) => target && followed.push(target), { once: true });
    await user.click(screen.getByRole("link", { name: "2021 Kia Sorento" }));
    expect([isOpen(), followed]).toEqual([true, []]);
    closest.mockRestore();
    query.mockRestore();
  });
});
