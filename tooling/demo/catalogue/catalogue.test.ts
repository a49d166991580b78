import { describe, expect, it } from "vitest";
import { catalogueVersions, catalogueYear } from "./catalogue.ts";
import { standardEquipment } from "./equipment.ts";
import { popularity } from "./popularity.ts";

const versions = catalogueVersions();
const nameOf = ({ make, model, series, badge }: (typeof versions)[number]) => `${make.name} ${model.name} ${series.code} ${badge.name}`;

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

  it.each(versions.map((version) => [nameOf(version), version] as const))("has believable figures for %s", (_, { model, series, badge }) => {
    const { powertrain } = badge;
    expect(series.fromYear).toBeGreaterThanOrEqual(2010);
    expect(series.fromYear).toBeLessThanOrEqual(series.toYear ?? catalogueYear);
    expect(badge.priceNewDollars).toBeGreaterThan(15_000);
    expect(badge.priceNewDollars).toBeLessThan(170_000);
    expect(powertrain.kilowatts).toBeGreaterThan(50);
    expect(powertrain.kilowatts).toBeLessThan(400);
    expect(model.lengthMm).toBeGreaterThan(3_500);
    expect(model.lengthMm).toBeLessThan(5_700);
    expect(badge.towingBrakedKg ?? model.towingBrakedKg).toBeLessThanOrEqual(3_500);
    expect(badge.seats ?? model.seats).toBeLessThanOrEqual(8);
    if (powertrain.fuel === "electric") {
      expect(powertrain.litres).toBeUndefined();
      expect(powertrain.electricRangeKm).toBeGreaterThan(150);
      expect(powertrain.per100Km).toBeGreaterThan(12);
    } else {
      expect(powertrain.litres).toBeGreaterThan(0.8);
      expect(powertrain.cylinders).toBeGreaterThanOrEqual(2);
      expect(powertrain.per100Km).toBeLessThan(15);
      expect(powertrain.per100Km).toBeGreaterThan(powertrain.fuel === "plug-in" ? 1 : 3);
    }
  });

  it("gives the series of one model no gaps that a buyer could fall into backwards", () => {
    const starts = new Map<string, number[]>();
    for (const { make, model } of versions) starts.set(`${make.name} ${model.name} ${make.only ?? ""}`, model.series.map(({ fromYear }) => fromYear));
    for (const [name, years] of starts) expect(years, name).toEqual([...years].sort((a, b) => a - b));
  });

  it("keeps the newest badges ahead: a top badge lists more than the entry badge", () => {
    for (const { model, make } of versions) {
      for (const series of model.series) {
        const [first] = series.badges;
        const top = series.badges.find(({ level }) => level === 4);
        if (!first || !top || first === top || (first.body ?? model.body) !== (top.body ?? model.body)) continue;
        const year = series.toYear ?? catalogueYear;
        const count = (badge: typeof first) => standardEquipment({ make, model, series, badge }, year).length;
        if (first.level < top.level) expect(count(top), `${make.name} ${model.name}`).toBeGreaterThan(count(first));
      }
    }
  });

  it("weighs only models that it has", () => {
    const known = new Set(versions.map(({ make, model }) => `${make.name} ${model.name}`));
    expect(Object.keys(popularity).filter((name) => !known.has(name))).toEqual([]);
  });
});
