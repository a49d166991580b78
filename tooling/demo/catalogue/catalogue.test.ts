import { describe, expect, it } from "vitest";
import { catalogueVersions, catalogueYear } from "./catalogue.ts";
import { standardEquipment } from "./equipment.ts";
import { popularity } from "./popularity.ts";

const versions = catalogueVersions();
const nameOf = ({ make, model, series, badge }: (typeof versions)[number]) =>
  `${make.name} ${model.name} ${series.code} ${badge.name}`;

describe("the catalogue of makes and models", () => {
  it("is broad: 25 makes, 140 models and 350 versions at least", () => {
    expect(new Set(versions.map(({ make }) => make.name)).size).toBeGreaterThanOrEqual(25);
    expect(new Set(versions.map(({ make, model }) => `${make.name} ${model.name}`)).size).toBeGreaterThanOrEqual(140);
    expect(versions.length).toBeGreaterThanOrEqual(350);
  });

  it("names each version of a make once", () => {
    const names = versions.map((version) => `${version.make.only ?? ""} ${nameOf(version)}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("has believable years, prices and sizes", () => {
    for (const version of versions) {
      const { model, series, badge } = version;
      const name = nameOf(version);
      expect(series.fromYear, name).toBeGreaterThanOrEqual(2010);
      expect(series.fromYear, name).toBeLessThanOrEqual(series.toYear ?? catalogueYear);
      expect(badge.priceNewDollars, name).toBeGreaterThan(15_000);
      expect(badge.priceNewDollars, name).toBeLessThan(170_000);
      expect(badge.powertrain.kilowatts, name).toBeGreaterThan(50);
      expect(badge.powertrain.kilowatts, name).toBeLessThan(400);
      expect(model.lengthMm, name).toBeGreaterThan(3_500);
      expect(model.lengthMm, name).toBeLessThan(5_700);
      expect(badge.towingBrakedKg ?? model.towingBrakedKg, name).toBeLessThanOrEqual(3_500);
      expect(badge.seats ?? model.seats, name).toBeLessThanOrEqual(8);
    }
  });

  it("states range and use of electric cars, which have no engine size", () => {
    for (const version of versions.filter(({ badge }) => badge.powertrain.fuel === "electric")) {
      const { powertrain } = version.badge;
      expect(powertrain.litres, nameOf(version)).toBeUndefined();
      expect(powertrain.electricRangeKm, nameOf(version)).toBeGreaterThan(150);
      expect(powertrain.per100Km, nameOf(version)).toBeGreaterThan(12);
    }
  });

  it("states engine and fuel use of every other car", () => {
    for (const version of versions.filter(({ badge }) => badge.powertrain.fuel !== "electric")) {
      const { powertrain } = version.badge;
      expect(powertrain.litres, nameOf(version)).toBeGreaterThan(0.8);
      expect(powertrain.cylinders, nameOf(version)).toBeGreaterThanOrEqual(2);
      expect(powertrain.per100Km, nameOf(version)).toBeLessThan(15);
      expect(powertrain.per100Km, nameOf(version)).toBeGreaterThan(powertrain.fuel === "plug-in" ? 1 : 3);
    }
  });

  it("lists the series of a model from oldest to newest", () => {
    const starts = new Map<string, number[]>();
    for (const { make, model } of versions)
      starts.set(
        `${make.name} ${model.name} ${make.only ?? ""}`,
        model.series.map(({ fromYear }) => fromYear),
      );
    for (const [name, years] of starts) expect(years, name).toEqual([...years].sort((a, b) => a - b));
  });

  it("keeps the newest badges ahead: a top badge lists more than the entry badge", () => {
    const pairs = versions.flatMap((version) => {
      const { model, series, badge } = version;
      const top = series.badges.find(
        (other) =>
          other.level === 4 && other.level > badge.level && (other.body ?? model.body) === (badge.body ?? model.body),
      );
      return top ? [{ version, top: { ...version, badge: top }, year: series.toYear ?? catalogueYear }] : [];
    });
    expect(pairs.length).toBeGreaterThan(100);
    for (const { version, top, year } of pairs)
      expect(standardEquipment(top, year).length, nameOf(top)).toBeGreaterThan(standardEquipment(version, year).length);
  });

  it("weighs only models that it has", () => {
    const known = new Set(versions.map(({ make, model }) => `${make.name} ${model.name}`));
    expect(Object.keys(popularity).filter((name) => !known.has(name))).toEqual([]);
  });
});
