import { consumeOverlayEntry } from "@forecourt/ui-kit/history-entry";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { railId, useFilterSheet } from "./use-filter-sheet.ts";

beforeEach(() => history.replaceState({ idx: 3 }, "", "/search/used-cars"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Page({ search = "" }: { search?: string }) {
  const { open, show, close } = useFilterSheet();
  return (
    <section id={railId}>
      <button onClick={show}>Filters</button>
      <button onClick={close}>Close</button>
      <p>{`${open ? "open" : "closed"} ${search}`}</p>
    </section>
  );
}
const press = (name: string) => act(() => screen.getByRole("button", { name }).click());
/** What a browser does on Back. */
const popTo = (path: string) =>
  act(() => {
    history.replaceState({ idx: 3 }, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  });

describe("the filter sheet of a phone", () => {
  it("is a place in the history, so that Back closes it and does not leave the cars", () => {
    render(<Page />);
    press("Filters");
    expect([location.hash, screen.queryByText(/open/) !== null]).toEqual(["#filters", true]);
    popTo("/search/used-cars");
    expect(screen.getByText(/closed/)).toBeTruthy();
  });

  it("stands on top of what is chosen in it: Back closes it and takes nothing away", async () => {
    const { rerender } = render(<Page />);
    press("Filters");
    await consumeOverlayEntry();
    history.replaceState({ idx: 4 }, "", "/search/used-cars?make=Kia");
    rerender(<Page search="Kia" />);
    expect(location.href).toMatch(/make=Kia#filters$/);
    popTo("/search/used-cars?make=Kia");
    expect(screen.getByText("closed Kia")).toBeTruthy();
  });

  it("goes back when it is closed by its own button", () => {
    const back = vi.spyOn(history, "back");
    render(<Page />);
    press("Filters");
    press("Close");
    expect([screen.queryByText(/open/), back.mock.calls.length]).toEqual([null, 1]);
  });
});
