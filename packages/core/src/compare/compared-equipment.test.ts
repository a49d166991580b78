import { describe, expect, it } from "vitest";
import { comparedEquipment } from "./compared-equipment.ts";

const lines = (...lists: string[][]) =>
  comparedEquipment(lists.map((standardEquipment) => ({ standardEquipment }))).map(({ name, values }) => [
    name,
    ...values,
  ]);

describe("equipment side by side", () => {
  it("is what not every car has, in the cars' own order", () => {
    expect(lines(["Tow bar", "Sunroof", "Cruise control"], ["sunroof ", "Heated seats"])).toEqual([
      ["Tow bar", "Tow bar", undefined],
      ["Cruise control", "Cruise control", undefined],
      ["Heated seats", undefined, "Heated seats"],
    ]);
  });
  it("counts a car whose equipment is not known as having none", () => {
    expect(comparedEquipment([{ standardEquipment: ["Tow bar"] }, {}])).toEqual([
      { name: "Tow bar", values: ["Tow bar", undefined] },
    ]);
    expect(comparedEquipment([{}, {}])).toEqual([]);
  });
  it.each([
    ["Sat nav", "Satellite navigation"],
    ["Leather-accented seats", "Leather-appointed seats"],
    ["Blind spot monitoring", "Blind-spot monitor"],
    ["Electric tailgate", "Power tailgate"],
    ["Sensors: front and rear parking", "Front & rear parking sensors"],
    ["Reversing camera", "Rear view camera"],
    ["Head-up display", "Heads up display"],
    ["Towbar", "Tow bar"],
  ])("does not tell apart two names of the same: %s, %s", (one, other) => expect(lines([one], [other])).toEqual([]));
  it.each<[string, string, string]>([
    ["Cruise control", "Adaptive cruise control", "Cruise control"],
    ["LED headlights", "Adaptive LED headlights", "LED headlights"],
    ["Leather seats", "Leather-appointed seats", "Leather seats"],
    ["Apple CarPlay and Android Auto", "Wireless Apple CarPlay and Android Auto", "Apple CarPlay and Android Auto"],
    ["Rear parking sensors", "Front and rear parking sensors", "Rear parking sensors"],
    ["Power driver's seat", "Power driver's seat with memory", "Power driver's seat"],
    ["Satellite navigation", "Built-in navigation with live traffic", "Satellite navigation"],
  ])("has the plain and the better one on one line, each car in its own words: %s, %s", (plain, better, name) => {
    expect(lines([plain], [better])).toEqual([[name, name, better]]);
    expect(lines([better], [plain], [])).toEqual([[name, better, name, undefined]]);
  });
  it.each<[string, string, string]>([
    ["Six airbags", "Seven airbags", "Airbags"],
    ["18-inch alloy wheels", "19-inch alloy wheels", "Alloy wheels"],
    ["Manual air conditioning", "Dual-zone climate control", "Air conditioning"],
  ])("names a line after the thing where cars have more or less of it: %s, %s", (one, other, name) =>
    expect(lines([one], [other])).toEqual([[name, one, other]]),
  );
  it("says of a car that lists both the plain and the better one just the better", () => {
    expect(lines(["Alloy wheels", "19-inch alloy wheels"], ["Alloy wheels"])).toEqual([
      ["Alloy wheels", "19-inch alloy wheels", "Alloy wheels"],
    ]);
  });
  it("names both where neither is more than the other", () => {
    expect(lines(["Parking sensors"], ["Front parking sensors", "Rear parking sensors"])).toEqual([
      ["Parking sensors", "Parking sensors", "Front parking sensors, Rear parking sensors"],
    ]);
  });
  it("does not take what is only prepared, or left out, for the thing itself", () => {
    expect(lines(["Tow bar"], ["Tow bar preparation", "Sunroof delete"], ["Sunroof"])).toEqual([
      ["Tow bar", "Tow bar", undefined, undefined],
      ["Tow bar preparation", undefined, "Tow bar preparation", undefined],
      ["Sunroof delete", undefined, "Sunroof delete", undefined],
      ["Sunroof", undefined, undefined, "Sunroof"],
    ]);
  });
  it("keeps a name that only has a number in it as it is", () => {
    expect(lines(["360° view monitor"], ["Rear-view mirror"])).toEqual([
      ["360° view monitor", "360° view monitor", undefined],
      ["Rear-view mirror", undefined, "Rear-view mirror"],
    ]);
  });
});
