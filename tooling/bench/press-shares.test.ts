import { describe, expect, it } from "vitest";
import { pressShares } from "./press-shares.ts";

const [link, button] = [
  { name: "a filter", painted: 120, answered: 400, done: 100 },
  { name: "compact list", painted: 190, answered: undefined, done: 900 },
];
const shares = (...presses: Parameters<typeof pressShares>[0]) =>
  pressShares(presses).map(({ measured }) => Math.round(measured));

describe("presses while a page starts", () => {
  it("count as in time within 200 ms to the paint, 500 ms to an address and 1.5 s to their end", () => {
    expect(shares(link, button)).toEqual([100, 100, 100]);
    expect(shares(link, { ...link, answered: 501 }, button, { ...button, painted: 201, done: 1501 })).toEqual([
      75, 50, 50,
    ]);
  });

  it("are asked for their paint on this page only where no other has taken its place", () => {
    expect(shares({ ...link, painted: undefined }, button)).toEqual([100, 100, 100]);
  });

  it("are in time for nothing where they have no effect", () => {
    expect(shares({ name: "a dead button", painted: 40, answered: undefined, done: undefined }, link)).toEqual([
      50, 50, 0,
    ]);
  });

  it("say which one was the slowest", () => {
    expect(pressShares([link, button])[0]?.what).toMatch(/2 presses; slowest: compact list, 190 ms/);
  });
});
