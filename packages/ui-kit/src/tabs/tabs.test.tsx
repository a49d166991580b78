import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Tabs } from "./index.ts";

afterEach(cleanup);
const items = [
  { id: "make", label: "Make", content: "Mazda" },
  { id: "budget", label: "Budget", content: "$140 a week" },
  { id: "body", label: "Body", content: "SUV" },
];

describe("Tabs", () => {
  it("shows the first and hides the others", () => {
    render(<Tabs label="Search by" items={items} />);
    expect(screen.getByRole("tabpanel", { name: "Make" }).textContent).toBe("Mazda");
    expect(screen.getAllByRole("tabpanel")).toHaveLength(1);
  });

  it("moves with the arrow keys, round the end, and with Home and End", async () => {
    const select = vi.fn<(id: string) => void>();
    render(<Tabs label="Search by" items={items} onSelect={select} />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Budget", selected: true }));
    await userEvent.keyboard("{End}{ArrowRight}");
    expect(screen.getByRole("tab", { name: "Make", selected: true })).toBeTruthy();
    await userEvent.keyboard("{ArrowLeft}{Home}");
    expect(select.mock.calls.flat()).toEqual(["budget", "body", "make", "body", "make"]);
  });

  it("puts one tab in the way of the Tab key", () => {
    render(<Tabs label="Search by" items={items} defaultSelected="body" />);
    expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([-1, -1, 0]);
  });
});
