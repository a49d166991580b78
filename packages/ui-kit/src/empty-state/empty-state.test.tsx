import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { EmptyState } from "./index.ts";

afterEach(cleanup);

describe("EmptyState", () => {
  it("has a heading of the level that its place needs, and a way on", () => {
    render(
      <EmptyState title="No cars match" level={3} actions={<a href="/search">Clear filters</a>}>
        Try a wider price range.
      </EmptyState>,
    );
    expect(screen.getByRole("heading", { level: 3, name: "No cars match" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Clear filters" })).toBeTruthy();
  });

  it("is a row where it stands among others", () => {
    const { container } = render(<EmptyState title="Nothing yet" layout="row" />);
    expect((container.firstElementChild as HTMLElement).dataset["layout"]).toBe("row");
    cleanup();
    expect(render(<EmptyState title="Nothing yet" />).container.firstElementChild?.hasAttribute("data-layout")).toBe(
      false,
    );
  });
});
