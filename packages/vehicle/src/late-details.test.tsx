import { aCar, aSite } from "@forecourt/core/testing";
import { cleanup, render, waitFor } from "@testing-library/react";
import { prerender } from "react-dom/static";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { vehicleFacts } from "./facts.ts";
import type { VehicleDetailsProps } from "./vehicle-details.tsx";

const car = aCar();
const site = aSite();
const money = { locale: "en-AU", currency: "AUD" };
const now = new Date("2026-11-21T00:00:00Z");
const props: VehicleDetailsProps = {
  car,
  facts: { ...vehicleFacts(car, { site, money, now }), isCompared: false },
  money,
  stock: site.stock,
  now,
  phone: "02 5550 0100",
  links: [{ kind: "enquire", label: "Enquire Now", href: "/cars/a/enquire" }],
  url: "https://www.dealer.example/cars/a",
  similarHref: "/search/similar",
  viewer: site.viewer,
  breadcrumb: null,
  warningId: "warning",
};
let hasPressed: boolean;
let container: HTMLElement;

/** The page with code of its own, as on the server and in a browser. */
async function page() {
  vi.resetModules();
  const { VehicleDetails } = await import("./vehicle-details.tsx");
  return <VehicleDetails {...props} />;
}

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
  Object.defineProperty(navigator, "userActivation", {
    configurable: true,
    get: () => ({ hasBeenActive: hasPressed }),
  });
  // The screen shows all of the page at once.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly observe: () => void;
      constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
        this.observe = () => tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  container = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  cleanup();
  container.remove();
  Reflect.deleteProperty(navigator, "userActivation");
  vi.unstubAllGlobals();
});

it("the facts of a car below its summary need no code before a shopper moves, scrolls or presses, although they are on the screen", async () => {
  hasPressed = true;
  const { prelude } = await prerender(await page());
  container.innerHTML = await new Response(prelude).text();
  hasPressed = false;
  render(await page(), { container, hydrate: true });
  const facts = container.querySelector('[data-late-part="car-details"]');
  // What waits for nobody, further down the page, is there by then.
  await waitFor(() => expect(container.querySelector('[data-late-part="lower-panels"][data-live]')).toBeTruthy());
  expect([facts?.textContent?.includes("Key information"), facts?.hasAttribute("data-live")]).toEqual([true, false]);
  document.dispatchEvent(new Event("scroll"));
  await waitFor(() => expect(facts?.hasAttribute("data-live")).toBe(true));
});
