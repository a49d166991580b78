import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { FormNote, FormPage } from "./form-page.tsx";

afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});
const page = (title: string) => (
  <FormPage title={title}>
    <p>What is asked</p>
  </FormPage>
);
const isFocused = (title: string) => screen.getByRole("heading", { name: title }) === document.activeElement;

describe("a page with a form", () => {
  it("has what happens next beside the form, under a heading of its own", () => {
    render(
      <FormPage title="Book a service" side={<FormNote title="What happens next">We confirm the day.</FormNote>}>
        <p>What is asked</p>
      </FormPage>,
    );
    expect(screen.getByRole("heading", { level: 2, name: "What happens next" }).parentElement?.textContent).toContain(
      "We confirm the day.",
    );
  });

  it("begins with the dealer's picture beside its title, where it is about no car", () => {
    const { container } = render(
      <FormPage title="Contact us" picture={{ source: "brand/ute.webp", isCutOut: true }}>
        <p>What is asked</p>
      </FormPage>,
    );
    const picture = container.querySelector("img");
    expect(picture?.getAttribute("alt")).toBe("");
    expect(picture?.getAttribute("src")).toContain("brand/ute.webp");
    cleanup();
    expect(render(page("Contact us")).container.querySelector("img")).toBeNull();
  });

  it("has its main action below the title, and no empty column, where the form opens over the page", () => {
    const { container } = render(
      <FormPage title="Car finance" action={<button type="button">Start</button>}>
        {false}
      </FormPage>,
    );
    expect(screen.getByRole("heading").parentElement?.contains(screen.getByRole("button"))).toBe(true);
    expect(container.querySelector("[data-part] > div:last-child")?.childElementCount).toBe(0);
  });

  it("takes no focus when it is opened", () => {
    history.replaceState(null, "", "/cars/a/checkout");
    render(page("Reserve the car"));
    expect(isFocused("Reserve the car")).toBe(false);
  });

  it("says what the same address has gone on to: its heading takes the focus", () => {
    history.replaceState(null, "", "/cars/b/checkout");
    render(page("Reserve the car"));
    cleanup();
    history.replaceState(null, "", "/cars/b/checkout?reservation=1");
    const { rerender } = render(page("The car is held for you"));
    expect(isFocused("The car is held for you")).toBe(true);
    rerender(page("The car is reserved for you"));
    expect(isFocused("The car is reserved for you")).toBe(true);
  });

  it("takes no focus at another address, where the shopper has just arrived", () => {
    history.replaceState(null, "", "/cars/c/checkout");
    render(page("Reserve the car"));
    cleanup();
    history.replaceState(null, "", "/contact");
    render(page("Contact us"));
    expect(isFocused("Contact us")).toBe(false);
  });
});
