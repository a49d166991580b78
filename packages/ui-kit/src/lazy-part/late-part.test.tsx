import { act } from "@testing-library/react";
import { startTransition, useEffect, useState } from "react";
import type { ComponentType } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { prerender } from "react-dom/static";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { whenHydrated } from "./press-replay.ts";
import { latePart } from "./late-part.tsx";
import type { LatePartOptions } from "./late-part.tsx";

const presses = vi.fn();
const task = () => new Promise<void>((resolve) => setTimeout(resolve));
function Panel({ price }: { price: string }) {
  const [count, setCount] = useState(0);
  return (
    <p>
      {price}{" "}
      <button
        type="button"
        onClick={() => {
          presses();
          setCount(count + 1);
        }}
      >
        pressed {count}
      </button>
    </p>
  );
}

let root: Root | undefined;
let container: HTMLElement;
let hasBeenActive = false;
/** How the shopper came to the page. */
let navigation: NavigationTimingType;
const observed = vi.fn();
let setPrice: (price: string) => void;

/** The page around the part. */
function page(Part: ComponentType<{ price: string }>) {
  return function Page() {
    const [price, set] = useState("$10");
    setPrice = set;
    return (
      <main>
        <h1>{price}</h1>
        <Part price={price} />
      </main>
    );
  };
}

/** A page from the server whose part is hydrated when its import, which the test ends, is there. */
async function open(options: LatePartOptions = {}) {
  hasBeenActive = true;
  const OnServer = page(latePart("panel", () => Promise.resolve(Panel)));
  const { prelude } = await prerender(<OnServer />);
  container.innerHTML = await new Response(prelude).text();
  hasBeenActive = false;
  const code = Promise.withResolvers<typeof Panel>();
  const load = vi.fn(() => code.promise);
  const Page = page(latePart("panel", load, options));
  return {
    load,
    hydrate: () => act(async () => void (root = hydrateRoot(container, <Page />))),
    arrive: async () => {
      await act(async () => code.resolve(Panel));
      await act(task);
      // Presses are given back in a task of their own.
      await act(task);
    },
  };
}
const press = () => act(async () => container.querySelector("button")?.click());
const text = () => container.querySelector("p")?.textContent;

beforeEach(() => {
  container = document.body.appendChild(document.createElement("div"));
  observed.mockClear();
  navigation = "navigate";
  vi.spyOn(performance, "getEntriesByType").mockImplementation(
    () => [{ type: navigation }] as unknown as PerformanceEntryList,
  );
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = observed;
      disconnect() {}
    },
  );
  Object.defineProperty(navigator, "userActivation", { configurable: true, get: () => ({ hasBeenActive }) });
});
afterEach(() => {
  act(() => root?.unmount());
  container.remove();
  presses.mockClear();
  Reflect.deleteProperty(navigator, "userActivation");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a part that the server writes and that becomes live late", () => {
  it("asks for its code when a shopper presses something, and stands until it is there", async () => {
    const { load, hydrate, arrive } = await open();
    await hydrate();
    expect([load.mock.calls.length, text()]).toEqual([0, "$10 pressed 0"]);
    await act(async () => void document.body.dispatchEvent(new Event("pointerdown", { bubbles: true })));
    expect([load.mock.calls.length, text()]).toEqual([1, "$10 pressed 0"]);
    await arrive();
    await press();
    expect(text()).toBe("$10 pressed 1");
  });

  it("gives back, once, a press on it before it was live", async () => {
    const { hydrate, arrive } = await open();
    await hydrate();
    await press();
    expect(presses).not.toHaveBeenCalled();
    await arrive();
    expect(presses).toHaveBeenCalledOnce();
    expect(text()).toBe("$10 pressed 1");
  });

  it("does not give back the press on a button that the device has pressed meanwhile: it is as the shopper wanted it", async () => {
    const Toggle = () => {
      const [isOn, setOn] = useState(false);
      // What the device keeps comes with the first render after hydration.
      useEffect(() => setOn(true), []);
      return (
        <button type="button" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
          Save
        </button>
      );
    };
    const code = Promise.withResolvers<typeof Toggle>();
    hasBeenActive = true;
    const OnServer = page(latePart("toggle", () => Promise.resolve(Toggle)));
    const { prelude } = await prerender(<OnServer />);
    container.innerHTML = await new Response(prelude).text();
    hasBeenActive = false;
    const Page = page(latePart("toggle", () => code.promise));
    await act(async () => void (root = hydrateRoot(container, <Page />)));
    const isPressed = () => container.querySelector("button")?.getAttribute("aria-pressed");
    expect(isPressed()).toBe("false");
    await press();
    await act(async () => code.resolve(Toggle));
    await act(task);
    await act(task);
    expect(isPressed()).toBe("true");
    await press();
    expect(isPressed()).toBe("false");
  });

  it("gives back, once, the sending of a form that it answers itself, which no page load answers meanwhile", async () => {
    const sent = vi.fn();
    const Form = () => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(new FormData(event.currentTarget).get("postcode"));
        }}
      >
        <input name="postcode" />
        <button data-sends="">Estimate</button>
      </form>
    );
    const code = Promise.withResolvers<typeof Form>();
    hasBeenActive = true;
    const OnServer = page(latePart("form", () => Promise.resolve(Form)));
    const { prelude } = await prerender(<OnServer />);
    container.innerHTML = await new Response(prelude).text();
    hasBeenActive = false;
    const Page = page(latePart("form", () => code.promise));
    await act(async () => void (root = hydrateRoot(container, <Page />)));
    const loads = vi.fn((event: Event) => event.preventDefault());
    container.addEventListener("submit", loads);
    const field = container.querySelector("input");
    if (field) field.value = "2830";
    await press();
    expect([sent.mock.calls, loads.mock.calls.length]).toEqual([[], 0]);
    await act(async () => code.resolve(Form));
    await act(task);
    await act(task);
    expect(sent.mock.calls).toEqual([["2830"]]);
  });

  it("is changed by hand once it is live, before a press on it is given back; what is live already is changed at once", async () => {
    const { hydrate, arrive } = await open();
    await hydrate();
    await press();
    const button = container.querySelector("button");
    if (!button) throw new Error("There is no button.");
    const seen: number[] = [];
    const change = () => void seen.push(presses.mock.calls.length);
    whenHydrated(button, change);
    expect(seen).toEqual([]);
    await arrive();
    expect([seen, presses.mock.calls.length]).toEqual([[0], 1]);
    whenHydrated(button, change);
    expect(seen).toEqual([0, 1]);
  });

  it("waits for no second press where somebody pressed before its page listened", async () => {
    const { load, hydrate, arrive } = await open();
    await press();
    hasBeenActive = true;
    await hydrate();
    expect(load).toHaveBeenCalledOnce();
    await arrive();
    expect(presses).toHaveBeenCalledOnce();
  });

  it("keeps what the server wrote while the page around it changes, and shows the change when it is live", async () => {
    const { hydrate, arrive } = await open();
    await hydrate();
    await act(async () => setPrice("$12"));
    expect([container.querySelector("h1")?.textContent, text()]).toEqual(["$12", "$10 pressed 0"]);
    await press();
    await arrive();
    expect(text()).toBe("$12 pressed 1");
  });

  it("asks for its code at once when what the server wrote is taken away", async () => {
    const { load, hydrate } = await open();
    await hydrate();
    expect(load).not.toHaveBeenCalled();
    container.querySelector("[data-late-part] p")?.remove();
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  });
});

describe("a late part within a late part", () => {
  it("gets a press once both are live", async () => {
    const code = Promise.withResolvers<typeof Panel>();
    hasBeenActive = true;
    const Inner = latePart("inner", () => code.promise);
    const Outer = latePart("outer", () => Promise.resolve(() => <Inner price="$10" />));
    container.innerHTML = `<div data-late-part="outer"><!--$--><div data-late-part="inner"><!--$--><p>$10<!-- --> <button type="button">pressed <!-- -->0</button></p><!--/$--></div><!--/$--></div>`;
    await act(async () => void (root = hydrateRoot(container, <Outer />)));
    await press();
    await act(task);
    expect(presses).not.toHaveBeenCalled();
    await act(async () => code.resolve(Panel));
    for (const _ of [1, 2, 3]) await act(task);
    expect(presses).toHaveBeenCalledOnce();
  });
});

describe("a late part that waits for a sign of a shopper", () => {
  it.each(["pointermove", "scroll", "keydown"])(
    "comes with the first %s anywhere, not because it is seen",
    async (sign) => {
      const { load, hydrate, arrive } = await open({ waitsFor: "sign" });
      await hydrate();
      expect([load.mock.calls.length, observed.mock.calls.length, text()]).toEqual([0, 0, "$10 pressed 0"]);
      await act(async () => void document.dispatchEvent(new Event(sign)));
      await arrive();
      await press();
      expect([load.mock.calls.length, text()]).toEqual([1, "$10 pressed 1"]);
    },
  );
});

describe("a late part that waits for a touch", () => {
  const touch = { waitsFor: "touch" } as const;
  const rest = (selector: string) =>
    act(async () => void container.querySelector(selector)?.dispatchEvent(new Event("pointerover", { bubbles: true })));

  it("asks for no code because it is in view, and for it when a shopper rests on it", async () => {
    const { load, hydrate, arrive } = await open(touch);
    await hydrate();
    await rest("h1");
    expect([load.mock.calls.length, observed.mock.calls.length]).toEqual([0, 0]);
    await rest("p");
    expect(load).toHaveBeenCalledOnce();
    await arrive();
    await press();
    expect(text()).toBe("$10 pressed 1");
  });

  it.each(["reload", "back_forward"] as const)(
    "waits for nothing after a %s: what was typed may be back",
    async (how) => {
      navigation = how;
      const { load, hydrate } = await open(touch);
      await hydrate();
      expect(load).toHaveBeenCalledOnce();
    },
  );

  it("leaves the page before in place until its code is there, where a page is opened without a load", async () => {
    const code = Promise.withResolvers<typeof Panel>();
    const Part = latePart("panel", () => code.promise, touch);
    const site = createRoot(container);
    root = site;
    await act(async () => site.render(<p>Results</p>));
    await act(async () => startTransition(() => site.render(<Part price="$20" />)));
    expect(text()).toBe("Results");
    await act(async () => code.resolve(Panel));
    expect(text()).toBe("$20 pressed 0");
  });
});
