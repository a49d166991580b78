import { expect, it } from "vitest";
import type { StoredLayers } from "../domain/sites/site-layers.ts";
import { templateWarnings } from "./template-warnings.ts";

const layers = (...names: string[]): StoredLayers => new Map(names.map((name) => [name, { version: 1, document: {} }]));

it("a template that no server here has is named, with those that there are; before the first start nothing is known", () => {
  const known = layers("platform", "template:metro", "template:haul");
  expect(templateWarnings({ template: "metroo" }, known)).toMatchObject([
    { path: "template", message: expect.stringContaining("There are: haul, metro.") as string },
  ]);
  expect(templateWarnings({ template: "metro" }, known)).toEqual([]);
  expect(templateWarnings({ template: "coast" }, layers("platform"))).toEqual([]);
});
