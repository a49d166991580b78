import { describe, expect, it } from "vitest";
import { allChecks } from "../src/checks/all-checks.ts";
import { typesOf } from "../src/checks/vehicle.ts";

describe("the template suite", () => {
  it("covers every behaviour that a template must keep", () => {
    expect(Object.keys(allChecks)).toEqual([
      "pages",
      "search",
      "vehicle",
      "enquiry",
      "finance",
      "accessibility",
      "weight",
    ]);
  });

  it("finds the car among the structured data of a page, however it is nested", () => {
    expect(typesOf([{ "@type": "BreadcrumbList" }, { "@graph": [{ "@type": ["Car", "Product"] }] }])).toEqual([
      "BreadcrumbList",
      "Car",
      "Product",
    ]);
    expect(typesOf("none")).toEqual([]);
  });
});
