import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { prerender } from "react-dom/static";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { StockFinder } from "./stock-finder.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, "");
});

const finder = (
  <StockFinder
    basePath="/search/new-used-and-demo-cars"
    facets={{ make: [{ value: "Kia", count: 9 }], car_type: [], simple_body: [] }}
    count={518}
    locale="en-AU"
    prices={[10_000, 30_000]}
  />
);
const asked: string[] = [];
const answerWith = (count: number) => {
  asked.length = 0;
  vi.stubGlobal("fetch", (request: Request) => {
    asked.push(new URL(request.url, "http://x.example").search);
    return Promise.resolve(Response.json({ hits: [], pages: 1, count, facets: {}, facetStats: {}, ms: 1 }));
  });
};

describe("The finder of a home page", () => {
  it("says how many cars the choices leave", async () => {
    answerWith(9);
    render(finder);
    expect(await screen.findByRole("button", { name: "Show Me 518 cars" })).toBeTruthy();
    expect(asked).toEqual([]);
    fireEvent.change(screen.getByRole("combobox", { name: "Make" }), { target: { value: "Kia" } });
    expect(await screen.findByRole("button", { name: "Show Me 9 cars" })).toBeTruthy();
    expect(asked).toEqual(["?make=Kia"]);
  });

  it("counts what was chosen before its scripts came", async () => {
    answerWith(1);
    const container = await served(finder);
    for (const option of container.querySelectorAll<HTMLOptionElement>('option[value="Kia"], option[value="30000"]'))
      option.selected = true;
    render(finder, { container, hydrate: true });
    expect(await screen.findByRole("button", { name: "Show Me 1 car" })).toBeTruthy();
    expect(asked).toEqual(["?make=Kia&price=-30000"]);
    expect(history.state, "what Back finds").toEqual({ finder: { make: "Kia", price_max: "30000" } });
    container.remove();
  });

  it("counts what is chosen in the fields that the server wrote, which stay as they are", async () => {
    answerWith(9);
    const container = await served(finder);
    const written = container.querySelector("select[name=make]");
    await act(async () => void render(finder, { container, hydrate: true }));
    const make = screen.getByRole("combobox", { name: "Make" });
    expect(make).toBe(written);
    expect(asked).toEqual([]);
    fireEvent.change(make, { target: { value: "Kia" } });
    expect(await screen.findByRole("button", { name: "Show Me 9 cars" })).toBeTruthy();
    expect(asked).toEqual(["?make=Kia"]);
    container.remove();
  });
});

describe("A home page whose search does not answer", () => {
  it("does not say the number of the choice before", async () => {
    answerWith(9);
    render(finder);
    fireEvent.change(await screen.findByRole("combobox", { name: "Make" }), { target: { value: "Kia" } });
    await screen.findByRole("button", { name: "Show Me 9 cars" });
    vi.stubGlobal("fetch", async () => new Response(null, { status: 400 }));
    fireEvent.change(await screen.findByRole("combobox", { name: "Make" }), { target: { value: "" } });
    expect(await screen.findByRole("button", { name: "Show Me cars" })).toBeTruthy();
  });
});

describe("Back to a home page", () => {
  const choose = async () => {
    answerWith(9);
    render(finder);
    fireEvent.change(await screen.findByRole("combobox", { name: "Make" }), { target: { value: "Kia" } });
    await screen.findByRole("button", { name: "Show Me 9 cars" });
    cleanup();
  };
  const make = () => screen.findByRole<HTMLSelectElement>("combobox", { name: "Make" });

  it("finds the choice as it was left, and its count, where the browser renders the page", async () => {
    await choose();
    render(finder);
    expect((await make()).value).toBe("Kia");
    expect(await screen.findByRole("button", { name: "Show Me 9 cars" })).toBeTruthy();
  });

  it("finds it where the server writes the page again", async () => {
    await choose();
    const container = await served(finder);
    await act(async () => void render(finder, { container, hydrate: true }));
    expect((await make()).value).toBe("Kia");
    expect(await screen.findByRole("button", { name: "Show Me 9 cars" })).toBeTruthy();
    container.remove();
  });

  it("is another thing than a new visit, which begins without a choice", async () => {
    await choose();
    history.pushState(null, "");
    render(finder);
    expect((await make()).value).toBe("");
    expect(screen.getByRole("button", { name: "Show Me 518 cars" })).toBeTruthy();
  });

  it("leaves open what is not offered any more, and keeps what others keep with the entry", async () => {
    history.replaceState({ idx: 3, finder: { make: "Rover" } }, "");
    answerWith(9);
    render(finder);
    expect((await make()).value).toBe("");
    fireEvent.change(await make(), { target: { value: "Kia" } });
    expect(await screen.findByRole("button", { name: "Show Me 9 cars" })).toBeTruthy();
    expect(history.state).toEqual({ idx: 3, finder: { make: "Kia" } });
  });
});

/** A page as the server writes it. */
async function served(page: ReactNode): Promise<HTMLElement> {
  const inBrowser = document;
  vi.stubGlobal("document", undefined);
  const { prelude } = await prerender(page);
  vi.stubGlobal("document", inBrowser);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = await new Response(prelude).text();
  return container;
}
