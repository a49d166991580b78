import { aCar } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { carsToCompare } from "./cars-to-compare.ts";

const named = (...names: string[]) => names.map((name) => aCar({ name }));
const offered = (cars: ReturnType<typeof named>, fromDealer: ReturnType<typeof named> = []) =>
  carsToCompare({ name: "2026 Jayco Swan" }, { cars, fromDealer }).map(({ name }) => name);

describe("what one car alone is compared with", () => {
  it("is like it first, then of its dealership, each name once", () => {
    expect(
      offered(named("2024 Jayco Swan", "2025 Avan Aspire"), named("2025 Avan Aspire", "2023 Lotus Trooper")),
    ).toEqual(["2024 Jayco Swan", "2025 Avan Aspire", "2023 Lotus Trooper"]);
  });
  it("is no other one of the same name, and none that is sold", () => {
    expect(offered([...named("2026 Jayco Swan"), aCar({ name: "2020 Jayco Swan", status: "sold" })])).toEqual([]);
  });
});
