import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { StockFinder } from "./stock-finder.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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
    expect(screen.getByRole("button", { name: "Show Me 518 cars" })).toBeTruthy();
    expect(asked).toEqual([]);
    fireEvent.change(screen.getByRole("combobox", { name: "Make" }), { target: { value: "Kia" } });
    expect(await screen.findByRole("button", { name: "Show Me 9 cars" })).toBeTruthy();
    expect(asked).toEqual(["?make=Kia"]);
  });

  it("counts what was chosen before its scripts came", async () => {
    answerWith(1);
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(finder);
    for (const option of container.querySelectorAll<HTMLOptionElement>('option[value="Kia"], option[value="30000"]'))
      option.selected = true;
    render(finder, { container, hydrate: true });
    expect(await screen.findByRole("button", { name: "Show Me 1 car" })).toBeTruthy();
    expect(asked).toEqual(["?make=Kia&price=-30000"]);
    container.remove();
  });
});
