import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Alert } from "./index.ts";

afterEach(cleanup);

describe("Alert", () => {
  it("is read out only where it appears while the page is open", () => {
    const { rerender } = render(<Alert title="This car is reserved" />);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByRole("status")).toBeNull();
    rerender(<Alert title="Sent" live="polite" />);
    expect(screen.getByRole("status").textContent).toBe("Sent");
    rerender(<Alert title="Not sent" live="assertive" />);
    expect(screen.getByRole("alert").textContent).toBe("Not sent");
  });
});
