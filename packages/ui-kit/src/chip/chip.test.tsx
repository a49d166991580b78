import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Chip } from "./index.ts";

afterEach(cleanup);

describe("Chip", () => {
  it("is plain text when it only states a fact", () => {
    const { container } = render(<Chip>48,200 km</Chip>);
    expect(container.firstElementChild?.tagName).toBe("SPAN");
  });

  it("says that pressing an active filter takes it away", () => {
    render(
      <Chip href="/search/used-cars" removable>
        Make: Mazda
      </Chip>,
    );
    expect(screen.getByRole("link", { name: "Remove Make: Mazda" }).getAttribute("href")).toBe("/search/used-cars");
  });

  it("tells whether a choice is on", async () => {
    const press = vi.fn<() => void>();
    render(
      <Chip selected onClick={press}>
        Automatic
      </Chip>,
    );
    const button = screen.getByRole("button", { name: "Automatic", pressed: true });
    await userEvent.click(button);
    expect(press).toHaveBeenCalledOnce();
  });
});
