import { act } from "@testing-library/react";
import { lazy, Suspense, useRef } from "react";
import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LiveMark } from "./live-mark.tsx";

const saved = vi.fn();
const Row = () => (
  <p>
    <button type="button" onClick={saved}>
      Save
    </button>
    <a href="/search/used-cars?make=Mazda" data-keep-scroll>
      Mazda
    </a>
  </p>
);
const task = () => new Promise<void>((resolve) => setTimeout(resolve));

let root: Root | undefined;
const container = document.body.appendChild(document.createElement("div"));

/** A page from the server with a row whose code comes when the test says so. */
async function open() {
  const code = Promise.withResolvers<{ default: ComponentType }>();
  const LateRow = lazy(() => code.promise);
  function Page() {
    const place = useRef<HTMLDivElement>(null);
    return (
      <div ref={place} data-late-part="rows" data-links="">
        <Suspense>
          <LateRow />
          <LiveMark place={place} />
        </Suspense>
      </div>
    );
  }
  container.innerHTML = `<div data-late-part="rows" data-links=""><!--$--><p><button type="button">Save</button><a href="/search/used-cars?make=Mazda" data-keep-scroll="true">Mazda</a></p><!--/$--></div>`;
  await act(async () => void (root = hydrateRoot(container, <Page />)));
  return async () => {
    await act(async () => code.resolve({ default: Row }));
    await act(task);
  };
}
const press = (selector: string) => act(() => container.querySelector<HTMLElement>(selector)?.click());

afterEach(() => {
  act(() => root?.unmount());
  saved.mockClear();
});

describe("a place whose code comes after its page's", () => {
  it("loses no press on a button: it is given back once, when the code is there", async () => {
    const arrive = await open();
    press("button");
    expect(saved).not.toHaveBeenCalled();
    await arrive();
    expect(saved).toHaveBeenCalledOnce();
    press("button");
    expect(saved).toHaveBeenCalledTimes(2);
  });

  it("leaves its links to the browser meanwhile", async () => {
    const arrive = await open();
    const isFollowed: boolean[] = [];
    const follow = (event: Event) => {
      isFollowed.push(!event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener("click", follow, true);
    press("a");
    await arrive();
    removeEventListener("click", follow, true);
    expect(isFollowed).toEqual([true]);
  });
});
