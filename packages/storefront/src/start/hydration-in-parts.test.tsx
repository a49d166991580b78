import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { startTransition, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { afterEach, expect, it, vi } from "vitest";

let saved = 0;
const listeners = new Set<() => void>();
const useSaved = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => saved,
    () => 0,
  );
const save = () => {
  saved += 1;
  for (const listener of listeners) listener();
};

const hydrated: string[] = [];
function Part({ name, search }: { name: string; search: string }) {
  const count = useSaved();
  useEffect(() => void hydrated.push(name), [name]);
  return <p id={name}>{`${search} ${count}`}</p>;
}

type Refine = (search: string) => void;
function Page({ onShell }: { onShell: (refine: Refine) => void }) {
  const [search, setSearch] = useState("all");
  useEffect(() => onShell(setSearch), [onShell]);
  return (
    <main>
      {["rail", "first card", "second card"].map((name) => (
        <Suspense key={name} fallback={<b>gone</b>}>
          <Part name={name} search={search} />
        </Suspense>
      ))}
    </main>
  );
}

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

it.each([
  ["a store", () => flushSync(save), "all 1"],
  ["the search", (refine: Refine) => flushSync(() => refine("Toyota")), "Toyota 0"],
  ["a navigation", (refine: Refine) => startTransition(() => refine("Toyota")), "Toyota 0"],
])(
  "a part that React has not reached stays as it came when %s changes, and shows the change then",
  async (_, change, shown) => {
    saved = 0;
    hydrated.length = 0;
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = renderToString(<Page onShell={() => undefined} />);
    const [part] = place.querySelectorAll("p");
    const gone: Node[] = [];
    const watcher = new MutationObserver((changes) =>
      gone.push(...changes.flatMap(({ removedNodes }) => [...removedNodes])),
    );
    watcher.observe(place, { childList: true, subtree: true });
    let reached: string[] | undefined;
    const onShell = (refine: Refine) => {
      reached = [...hydrated];
      queueMicrotask(() => change(refine));
    };
    startTransition(() => void (root = hydrateRoot(place, <Page onShell={onShell} />)));
    await vi.waitFor(() =>
      expect([...place.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([shown, shown, shown]),
    );
    expect(reached).toEqual([]);
    expect(place.querySelector("b")).toBeNull();
    expect(part?.isConnected).toBe(true);
    expect(gone.filter((node) => node instanceof Element)).toEqual([]);
    watcher.disconnect();
    vi.unstubAllGlobals();
  },
);
