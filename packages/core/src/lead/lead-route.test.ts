import { describe, expect, it } from "vitest";
import { routeLead } from "./lead-route.ts";

const all = ["crm", "workshop", "night desk"];
const rules = [
  { category: ["Service Booking", "Parts"], destinations: ["workshop"] },
  { make: ["Kia"], carType: ["new"], location: ["dubbo"], destinations: ["kia"] },
  { hours: "closed" as const, destinations: ["night desk", "crm"] },
  { destinations: ["crm"] },
];
const open = { isOpen: true };

describe("where a lead goes", () => {
  it("is everywhere on a site without rules", () => {
    expect(routeLead({ category: "Service Booking", ...open }, [], all)).toEqual(all);
  });

  it("is said by the first rule that it meets, whatever its capitals", () => {
    expect(routeLead({ category: "service booking ", make: "Kia", ...open }, rules, all)).toEqual(["workshop"]);
    expect(routeLead({ category: "Service Booking", isOpen: false }, rules, all)).toEqual(["workshop"]);
  });

  it("needs all conditions of a rule", () => {
    const kia = { make: "Kia", carType: "new", location: "dubbo", ...open };
    expect(routeLead(kia, rules, all)).toEqual(["kia"]);
    for (const other of [{ carType: "used" }, { location: undefined }, { make: "Mazda" }])
      expect(routeLead({ ...kia, ...other }, rules, all)).toEqual(["crm"]);
  });

  it("may hang on whether the location is open when it comes", () => {
    expect(routeLead({ isOpen: false }, rules, all)).toEqual(["night desk", "crm"]);
    expect(routeLead(open, rules, all)).toEqual(["crm"]);
  });
});
