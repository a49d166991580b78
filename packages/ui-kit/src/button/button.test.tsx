import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button } from "./index.ts";

afterEach(cleanup);

const RouterLink = ({ to, children, ...rest }: ComponentProps<"a"> & { to: string }) => (
  <a {...rest} href={to}>
    {children}
  </a>
);

describe("Button", () => {
  it("does not send a form unless it is told to", () => {
    render(<Button>Add photo</Button>);
    expect(screen.getByRole("button", { name: "Add photo" })).toHaveProperty("type", "button");
  });

  it("is a link when it has an address", () => {
    render(<Button href="/search/used-cars">Show 214 cars</Button>);
    expect(screen.getByRole("link", { name: "Show 214 cars" }).getAttribute("href")).toBe("/search/used-cars");
  });

  it("looks the same on a router's link and keeps that link's own props", () => {
    render(
      <Button variant="secondary" className="mine" render={<RouterLink to="/saved" className="theirs" />}>
        Saved
      </Button>,
    );
    const link = screen.getByRole("link", { name: "Saved" });
    expect(link.getAttribute("href")).toBe("/saved");
    expect(link.className).toBe("button mine theirs");
    expect(link.dataset["variant"]).toBe("secondary");
  });

  it("hands its props to a render function", () => {
    render(<Button render={(props) => <RouterLink {...props} to="/saved" />}>Saved</Button>);
    expect(screen.getByRole("link", { name: "Saved" }).className).toContain("button");
  });

  it("ignores presses while its action runs, keeps the focus and says that it is busy", async () => {
    const press = vi.fn<() => void>();
    const submit = vi.fn<() => void>();
    render(
      <form onSubmit={submit}>
        <Button type="submit" loading onClick={press}>
          Send enquiry
        </Button>
      </form>,
    );
    const button = screen.getByRole("button", { name: /Send enquiry/ });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute("aria-busy")).toBe("true");
  });
});
