import { act } from "@testing-library/react";
import { Suspense, useEffect, useState } from "react";
import type { ComponentType } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { flushSync } from "react-dom";
import { prerender } from "react-dom/static";
import { afterEach, describe, expect, it, vi } from "vitest";
import { staticPart } from "./static-part.tsx";

const ran = vi.fn();
function Address({ place }: { place: string }) {
  useEffect(() => ran(place), [place]);
  return (
    <address className="place">
      <a href="/our-location">{place}</a>
    </address>
  );
}

let root: Root | undefined;
let setPlace: (place: string) => void;

/** A page with the part in it; what stands beside it changes at each press. */
function page(Part: ComponentType<{ place: string }>) {
  return function Page() {
    const [place, set] = useState("Mosman");
    const [count, setCount] = useState(0);
    setPlace = set;
    return (
      <main>
        <button type="button" onClick={() => setCount(count + 1)}>
          pressed {count}
        </button>
        <Suspense fallback="nothing yet">
          <Part place={place} />
        </Suspense>
      </main>
    );
  };
}

/** A page that the server wrote, taken over by a browser that can have the code of the part when the test gives it. */
async function open() {
  const OnServer = page(staticPart("address", () => Promise.resolve(Address)));
  vi.stubGlobal("document", undefined);
  const { prelude } = await prerender(<OnServer />);
  vi.unstubAllGlobals();
  const container = document.createElement("div");
  container.innerHTML = await new Response(prelude).text();
  document.body.replaceChildren(container);
  const code = Promise.withResolvers<typeof Address>();
  const load = vi.fn(() => code.promise);
  const Page = page(staticPart("address", load));
  const written = container.querySelector("address");
  root = await act(async () => hydrateRoot(container, <Page />));
  return { container, written, load, arrive: () => act(async () => code.resolve(Address)) };
}

afterEach(() => {
  act(() => root?.unmount());
  ran.mockClear();
});

describe("A part in which nothing can be pressed but links", () => {
  it("stays as the server wrote it, and its code does not come, whatever is pressed beside it", async () => {
    const { container, written, load } = await open();
    expect(written?.outerHTML).toBe('<address class="place"><a href="/our-location">Mosman</a></address>');
    await act(async () => container.querySelector("button")?.click());
    expect(container.textContent).toBe("pressed 1Mosman");
    expect(container.querySelector("address")).toBe(written);
    expect(load).not.toHaveBeenCalled();
    expect(ran).not.toHaveBeenCalled();
  });

  it("keeps what it says until its code is there to say something else", async () => {
    const { container, load, arrive } = await open();
    await act(async () => setPlace("Manly"));
    expect(load).toHaveBeenCalledTimes(1);
    expect(container.querySelector("address")?.textContent).toBe("Mosman");
    // Also where something else changes meanwhile, and where the part is told of a third place.
    act(() => flushSync(() => container.querySelector("button")?.click()));
    act(() => flushSync(() => setPlace("Cremorne")));
    await act(async () => setPlace("Manly"));
    expect(container.textContent).toBe("pressed 1Mosman");
    expect(load).toHaveBeenCalledTimes(1);
    await arrive();
    expect([...container.querySelectorAll("address")].map(({ outerHTML }) => outerHTML)).toEqual([
      '<address class="place"><a href="/our-location">Manly</a></address>',
    ]);
  });

  it("is rendered by the browser on a page that is opened without a page load", async () => {
    const load = vi.fn(() => Promise.resolve(Address));
    const Page = page(staticPart("address", load));
    const container = document.createElement("div");
    root = createRoot(container);
    await act(async () => root?.render(<Page />));
    expect(container.querySelector("address")?.textContent).toBe("Mosman");
    expect(ran).toHaveBeenCalledExactlyOnceWith("Mosman");
  });
});
