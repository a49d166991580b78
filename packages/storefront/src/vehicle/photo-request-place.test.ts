// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("The way to ask for photos begins where the text does, also below pictures that go from edge to edge of a wide window", () => {
  const sheet = readFileSync(new URL("../../../vehicle/src/vehicle-details.module.css", import.meta.url), "utf8");
  const edgeToEdge = /\.page\[data-look="stage"\] \.photos \{\s*margin-inline: ([^;]+);/.exec(sheet)?.[1];
  // The width of the columns at the sides of the text, as the grid of the page has it.
  expect(sheet).toContain("--side: minmax(var(--fc-gutter), 1fr)");
  expect(edgeToEdge).toBe("max(var(--fc-gutter), (100% - var(--fc-content)) / 2)");
});
