import { aCar } from "@forecourt/core/testing";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CarList } from "./car-list.tsx";
import { SimilarCars } from "./similar-cars.tsx";
import { useNearViewport } from "./use-near-viewport.ts";
import type { SimilarCarsProps } from "./similar-cars.tsx";

afterEach(cleanup);

const Card = ({ car }: { car: { name: string } }) => <article>{car.name}</article>;
const cars = [aCar({ id: "1", name: "First" }), aCar({ id: "2", name: "Second" })];
const never = () => new Promise<never>(() => {});
const similar = (more: Partial<SimilarCarsProps>) =>
  render(
    <SimilarCars
      heading="Similar cars"
      layout="grid"
      named={undefined}
      load={never}
      similarHref="/search/similar"
      CarCard={Card}
      {...more}
    />,
  ).container;

describe("A list of cars", () => {
  it("tells the first card of a grid that it leads, so that its picture is asked for as large as it stands", () => {
    const led = ({ car, isLead }: { car: { name: string }; isLead?: boolean }) => (
      <article>{`${car.name}${isLead ? " leads" : ""}`}</article>
    );
    const { container, rerender } = render(<CarList heading="Latest" layout="lead" cars={cars} CarCard={led} />);
    expect(container.querySelector("[data-lead]")?.textContent).toBe("First leadsSecond");
    rerender(<CarList heading="Latest" layout="grid" cars={cars} CarCard={led} />);
    expect(container.querySelector("ul")?.textContent).toBe("FirstSecond");
  });
  it("has its heading, its cars and the way to more of them", () => {
    render(
      <CarList
        heading="Featured used cars"
        cars={cars}
        CarCard={Card}
        more={<a href="/search/used-cars">View All Used Cars</a>}
      />,
    );
    expect(screen.getByRole("region", { name: "Featured used cars" }).textContent).toContain("FirstSecond");
    expect(screen.getByRole("group", { name: "Featured used cars" }).getAttribute("aria-roledescription")).toBe(
      "carousel",
    );
  });

  it("is nothing without cars", () => {
    expect(render(<CarList heading="Latest arrivals" cars={[]} CarCard={Card} />).container.innerHTML).toBe("");
  });

  it("is all there without JavaScript", () => {
    expect(renderToString(<CarList heading="Latest arrivals" cars={cars} CarCard={Card} />)).toContain("Second");
  });

  it("of one car has no buttons to step to others, before the scripts run either", () => {
    const list = (shown: typeof cars) =>
      renderToString(<CarList heading="Latest arrivals" cars={shown} CarCard={Card} />).match(/<button/g);
    expect(list(cars)).toHaveLength(2);
    expect(list(cars.slice(0, 1))).toBeNull();
  });

  it("can be stepped through with the arrow keys and the buttons", () => {
    const scrolled = vi.fn();
    Element.prototype.scrollBy = scrolled;
    render(<CarList heading="Latest arrivals" cars={cars} CarCard={Card} />);
    screen.getByRole("group").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(scrolled).toHaveBeenCalledTimes(1);
  });
});

describe("Similar cars", () => {
  /** Says to whoever watches the screen that the list comes near. */
  let comesNear: () => void;
  beforeEach(() => {
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
          comesNear = () => tell([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it("are links to those that the server found, and become cards when they come near", async () => {
    const answer = Promise.withResolvers<typeof cars>();
    const load = vi.fn(() => answer.promise);
    const page = similar({ named: cars, load });
    expect(screen.getByRole("link", { name: "First" }).getAttribute("href")).toBe(cars[0]?.path);
    expect([page.querySelector("[data-placeholder]"), page.querySelector("[aria-busy=true]")]).toEqual([null, null]);
    expect(load).not.toHaveBeenCalled();
    comesNear();
    answer.resolve(cars);
    await waitFor(() => expect(page.querySelectorAll("article")).toHaveLength(2));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("stay links when their cards do not come", async () => {
    const load = vi.fn(async () => Promise.reject(new TypeError("down")));
    similar({ named: cars, load });
    comesNear();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(screen.getByRole("link", { name: "Second" })).toBeTruthy();
  });

  it("have six placeholders until they come near and the browser has asked, and then the cars", async () => {
    const answer = Promise.withResolvers<typeof cars>();
    const load = vi.fn(() => answer.promise);
    const page = similar({ load });
    expect(page.querySelectorAll("[data-placeholder]")).toHaveLength(6);
    expect(load).not.toHaveBeenCalled();
    comesNear();
    expect(load).toHaveBeenCalledTimes(1);
    answer.resolve(cars);
    await screen.findByText("Second");
    expect(page.querySelector("[data-placeholder]")).toBeNull();
  });

  it("end their placeholders on a failure, and lead to a search instead", async () => {
    const page = similar({ load: async () => Promise.reject(new TypeError("down")) });
    comesNear();
    await waitFor(() => expect(page.querySelector("[data-placeholder]")).toBeNull());
    expect(screen.getByRole("link", { name: "Search for cars like this one" }).getAttribute("href")).toBe(
      "/search/similar",
    );
  });

  it.each([
    ["of what is on screen when none are found", [], 300, "900px"],
    ["of what is on screen when their cards are lower than what stood there", cars, 300, "900px"],
    ["of what a shopper may have scrolled to before it is painted", [], -100, "668px"],
  ])("keep the place %s", async (_, answer, seenPx, kept) => {
    vi.stubGlobal("innerHeight", 768);
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(
      new DOMRect(0, innerHeight - seenPx, 100, 900),
    );
    const page = similar({ load: async () => Promise.resolve(answer) });
    comesNear();
    await waitFor(() => expect(page.querySelector("[data-placeholder]")).toBeNull());
    expect(page.querySelector("section")?.style.minBlockSize).toBe(kept);
    vi.restoreAllMocks();
  });

  it("lead to a search where there are none", () => {
    similar({ named: [] });
    expect(screen.getByRole("link", { name: "Search for cars like this one" })).toBeTruthy();
  });

  it("of a place of their own are asked for when it comes near, and given up when it goes", () => {
    const signals: AbortSignal[] = [];
    const seen = (signal: AbortSignal) => void signals.push(signal);
    const Place = () => {
      const place = useRef<HTMLDivElement>(null);
      useNearViewport(place, true, seen);
      return <div ref={place} />;
    };
    const { unmount } = render(<Place />);
    expect(signals).toEqual([]);
    comesNear();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    unmount();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
