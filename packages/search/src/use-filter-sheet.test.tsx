import { consumeOverlayEntry } from "@forecourt/ui-kit/history-entry";
import { act, cleanup, render, screen } from "@testing-library/react";
import { startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { railId, useFilterSheet } from "./use-filter-sheet.ts";

beforeEach(() => history.replaceState({ idx: 3 }, "", "/search/used-cars"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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

  it("takes no place again where Back is pressed the moment new cars are drawn beneath it", async () => {
    // Drawn as in a browser: what follows a drawing may come after the shopper's next press.
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    flushSync(() => root.render(<Page />));
    flushSync(() => screen.getByRole("button", { name: "Filters" }).click());
    await screen.findByText(/open/);
    const push = vi.spyOn(history, "pushState");
    const drawn = new MutationObserver(() => {
      if (!screen.queryByText("open Kia")) return;
      drawn.disconnect();
      history.replaceState({ idx: 3 }, "", "/search/used-cars");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    drawn.observe(place, { subtree: true, characterData: true });
    startTransition(() => root.render(<Page search="Kia" />));
    await screen.findByText("closed Kia");
    expect(push).not.toHaveBeenCalled();
    root.unmount();
    place.remove();
  });

  it("that the browser opened by itself, before the page's code was there, gives the focus back to its link", () => {
    function Sheet() {
      const { close, show } = useFilterSheet();
      return (
        <>
          <a href={`#${railId}`}>Filters</a>
          <section id={railId}>
            <button onClick={show}>Open</button>
            <button onClick={close}>Close</button>
          </section>
        </>
      );
    }
    render(<Sheet />);
    // Following a link within the page leaves the focus on nothing.
    expect(document.activeElement).toBe(document.body);
    press("Open");
    press("Close");
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Filters" }));
  });

  it("goes back when it is closed by its own button", () => {
    const back = vi.spyOn(history, "back");
    render(<Page />);
    press("Filters");
    press("Close");
    expect([screen.queryByText(/open/), back.mock.calls.length]).toEqual([null, 1]);
  });
});
