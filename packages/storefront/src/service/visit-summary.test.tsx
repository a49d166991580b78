import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { VisitSummary } from "./visit-summary.tsx";
import type { Visit } from "./visit-summary.tsx";

afterEach(cleanup);
const prices = [{ name: "Wheel alignment", fromDollars: 99 }];
const rows = (visit: Visit, hasVehicle = false) => {
  const { container } = render(
    <VisitSummary
      visit={visit}
      prices={prices}
      places={[
        { id: "one", label: "Dubbo" },
        { id: "two", label: "Orange" },
      ]}
      hasVehicle={hasVehicle}
      money={{ locale: "en-AU", currency: "AUD" }}
      salesTax="GST"
    />,
  );
  return [...container.querySelectorAll("dl > div")].map((row) => row.textContent);
};

describe("what is asked for of a workshop", () => {
  it("stands beside the form with its price, its day in words and its place", () => {
    expect(rows({ due: "Wheel alignment", day: "2026-11-30", location: "two", "Vehicle Rego": "abc12d" })).toEqual([
      "RegoABC12D",
      "Service IntervalWheel alignment",
      "DayMonday 30 November",
      "WhereOrange",
      "Total, with GSTfrom $99",
    ]);
  });

  it("names the vehicle as far as it is known, where the form asks for it", () => {
    expect(rows({ "Vehicle Make": "Mazda", "Vehicle Model": "CX-5", "Vehicle Year": "2022" }, true)[1]).toBe(
      "Vehicle2022 Mazda CX-5",
    );
    cleanup();
    expect(rows({}, true)[1]).toBe("VehicleNot given");
    cleanup();
    expect(rows({ "Vehicle Rego": "XYZ99Z" })[1]).toBe("Service IntervalNot chosen yet");
  });

  it("has no price where it is something else, and says what is not chosen yet", () => {
    expect(rows({ due: "", "Service Interval": "Brakes", "Preferred Service Date": "2026-12-01" })).toEqual([
      "RegoNot given",
      "Service IntervalBrakes",
      "DayTuesday 1 December",
      "WhereDubbo",
      "Total, with GSTWe will tell you",
    ]);
    cleanup();
    expect(rows({ due: "" })[1]).toBe("Service IntervalSomething else");
    cleanup();
    expect(rows({})).toEqual([
      "RegoNot given",
      "Service IntervalNot chosen yet",
      "DayNot chosen yet",
      "WhereDubbo",
      "Total, with GST–",
    ]);
  });
});
