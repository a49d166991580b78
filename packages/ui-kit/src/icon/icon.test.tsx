import { cleanup, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import * as icons from "./index.ts";

afterEach(cleanup);

describe("icons", () => {
  it("are decoration unless they have a name", () => {
    render(<icons.IconHeart />);
    expect(screen.queryByRole("img")).toBeNull();
    render(<icons.IconPhone label="Phone" />);
    expect(screen.getByRole("img", { name: "Phone" })).toBeTruthy();
  });

  it.each(Object.entries(icons))("%s is drawn inside of its 20 units", (name, Icon) => {
    const markup = renderToStaticMarkup(<Icon />);
    expect(markup).toContain('viewBox="0 0 20 20"');
    expect(markup).toContain(
      `data-icon="${name
        .slice(4)
        .replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`)
        .toLowerCase()}"`,
    );
    const starts = [...(/ d="([^"]+)"/.exec(markup)?.[1] ?? "").matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)];
    expect(starts.length).toBeGreaterThan(0);
    for (const [, x, y] of starts)
      for (const value of [Number(x), Number(y)]) {
        expect(value).toBeGreaterThanOrEqual(1);
        expect(value).toBeLessThanOrEqual(19);
      }
  });

  it("have a picture each", () => {
    const paths = Object.values(icons).map((Icon) => renderToStaticMarkup(<Icon />).replace(/data-icon="[^"]*"/, ""));
    expect(new Set(paths).size).toBe(paths.length);
  });
});
