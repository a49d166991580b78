import { aCar } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { packRows, unpackRows } from "./packed-rows.ts";

const through = (rows: readonly object[]) => unpackRows(JSON.parse(JSON.stringify(packRows(rows))));

describe("cars on their way to a browser", () => {
  it("arrive as they were", () => {
    const cars = [
      aCar({ id: "1", price: 12_990, reserved: false, payment_processors: ["card", "bank"] }),
      aCar({ id: "2", price: null, reserved: true, payment_processors: ["card", "bank"] }),
      aCar({ id: "3", views: 1, badge: "1" }),
    ];
    expect(through(cars)).toEqual(cars);
    expect(through([])).toEqual([]);
    expect(through(cars.slice(0, 1))).toEqual(cars.slice(0, 1));
  });

  it("are packed the same each time, and a list of the same content once", () => {
    const cars = [{ tags: ["a"] }, { tags: ["a"] }, { tags: ["b"] }, {}];
    expect([packRows(cars), packRows(cars)]).toEqual([
      { count: 4, columns: { tags: [[["a"], ["b"]], "001-"] } },
      { count: 4, columns: { tags: [[["a"], ["b"]], "001-"] } },
    ]);
  });

  it("keep what only some of them have to those", () => {
    expect(through([{ tag: "Run-out" }, {}, { tag: "Run-out" }])).toEqual([{ tag: "Run-out" }, {}, { tag: "Run-out" }]);
    expect(through([{ seats: 5 }, { seats: null }, { seats: "5" }])).toEqual([
      { seats: 5 },
      { seats: null },
      { seats: "5" },
    ]);
  });

  it("keep apart what is written alike", () => {
    const rows = [
      { note: "null" },
      { note: null },
      { note: ["a"] },
      { note: '["a"]' },
      { note: "null" },
      { note: ["a"] },
    ];
    expect(through(rows)).toEqual(rows);
  });

  it("leave out a name that is asked to be left out, of every row", () => {
    expect(packRows([{ make: "Kia", path: "/cars/1" }, { make: "Kia" }], "path")).toEqual(
      packRows([{ make: "Kia" }, { make: "Kia" }]),
    );
  });

  it("arrive as they were when there are more than a letter can number", () => {
    const many = Array.from({ length: 80 }, (_, at) => ({
      id: String(at),
      half: at >> 1,
      one: at === 7 ? 7 : undefined,
    }));
    const arrived = through(many) as { id: string; half: number; one?: number }[];
    expect(arrived.map(({ id, half }) => [id, half])).toEqual(many.map(({ id, half }) => [id, half]));
    expect(arrived.flatMap(({ one }) => one ?? [])).toEqual([7]);
  });

  it("say each name once, and each value that many have once", () => {
    const text = JSON.stringify(packRows(Array.from({ length: 20 }, () => ({ make: "Mazda", drive: "AWD" }))));
    expect(text.match(/Mazda|make|drive|AWD/g)).toHaveLength(4);
  });
});
