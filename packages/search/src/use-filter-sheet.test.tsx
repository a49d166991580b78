import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useFilterSheet } from "./use-filter-sheet.ts";

beforeEach(() => history.replaceState({ idx: 3 }, "", "/search/used-cars"));
afterEach(cleanup);

function Page() {
  const { open, show, close, leave, railRef } = useFilterSheet();
  return (
    <section ref={railRef}>
      <button onClick={show}>Filters</button>
      <button onClick={close}>Close</button>
      <button onClick={leave}>Find nearby</button>
      <p>{open ? "open" : "closed"}</p>
    </section>
  );
}
const press = (name: string) => act(() => screen.getByRole("button", { name }).click());
/** What a browser does on Back. */
const popTo = (idx: number | undefined, path: string) =>
  act(() => {
    history.replaceState(idx === undefined ? null : { idx }, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  });

describe("the filter sheet of a phone", () => {
  it("is a place in the history, so that Back closes it and does not leave the cars", () => {
    render(<Page />);
    press("Filters");
    expect([location.hash, screen.queryByText("open") !== null]).toEqual(["#filters", true]);
    popTo(3, "/search/used-cars");
    expect(screen.getByText("closed")).toBeTruthy();
  });

  it("stays open while Back takes away what was chosen in it, one by one", () => {
    render(<Page />);
    press("Filters");
    history.pushState({ idx: 5 }, "", "/search/used-cars?make=Kia");
    history.pushState({ idx: 6 }, "", "/search/used-cars?make=Kia&fuel=Diesel");
    popTo(5, "/search/used-cars?make=Kia");
    popTo(4, "/search/used-cars#filters");
    expect(screen.getByText("open")).toBeTruthy();
    popTo(undefined, "/search/used-cars");
    expect(screen.getByText("closed")).toBeTruthy();
  });

  it("is closed by a form that leads on without going back", () => {
    render(<Page />);
    press("Filters");
    press("Find nearby");
    expect([screen.queryByText("open"), location.hash]).toEqual([null, "#filters"]);
  });
});
