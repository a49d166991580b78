import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { ErrorSummary } from "./index.ts";

afterEach(cleanup);
const errors = [{ field: "email", message: "Enter an email address" }];

describe("ErrorSummary", () => {
  it("is not there while nothing is wrong", () => {
    const { container } = render(<ErrorSummary errors={[]} focusKey={0} />);
    expect(container.childElementCount).toBe(0);
  });

  it("takes the focus at each failed attempt, and leaves it alone in between", () => {
    const { rerender } = render(<ErrorSummary errors={errors} focusKey={1} />);
    const summary = screen.getByRole("region", { name: "Please check these details" });
    expect(document.activeElement).toBe(summary);
    summary.blur();
    rerender(<ErrorSummary errors={[...errors]} focusKey={1} />);
    expect(document.activeElement).not.toBe(summary);
    rerender(<ErrorSummary errors={errors} focusKey={2} />);
    expect(document.activeElement).toBe(summary);
  });

  it("leads to the field by its id or by its name in the same form", async () => {
    render(
      <form>
        <ErrorSummary errors={[...errors, { field: "phone", message: "Enter a phone number" }]} />
        <input id="email" aria-label="Email" />
        <input name="phone" aria-label="Phone" />
      </form>,
    );
    await userEvent.click(screen.getByRole("link", { name: "Enter an email address" }));
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Email" }));
    await userEvent.click(screen.getByRole("link", { name: "Enter a phone number" }));
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Phone" }));
  });
});
