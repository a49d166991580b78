import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { VisitSummary } from "./visit-summary.tsx";
import type { Visit } from "./visit-summary.tsx";

afterEach(cleanup);
const prices = [{ name: "Wheel alignment", fromDollars: 99 }];
const rows = (visit: Visit) => {
  const { container } = render(
    <VisitSummary
      visit={visit}
      prices={prices}
      places={[
        { id: "one", label: "Dubbo" },
        { id: "two", label: "Orange" },
      ]}
      money={{ locale: "en-AU", currency: "AUD" }}
    />,
  );
  return [...container.querySelectorAll("dl > div")].map((row) => row.textContent);
};

describe("what is asked for of a workshop", () => {
  it("stands beside the form with its price, its day in words and its place", () => {
    expect(rows({ due: "Wheel alignment", day: "2026-11-30", location: "two", "Vehicle Rego": "abc12d" })).toEqual([
      "What is dueWheel alignment",
      "DayMonday 30 November",
      "WhereOrange",
      "RegoABC12D",
      "Total, with GSTfrom $99",
    ]);
  });

  it("has no price where it is something else, and says what is not chosen yet", () => {
    expect(rows({ due: "", "Service Interval": "Brakes", "Preferred Service Date": "2026-12-01" })).toEqual([
      "What is dueBrakes",
      "DayTuesday 1 December",
      "WhereDubbo",
      "RegoNot given",
      "Total, with GSTWe will tell you",
    ]);
    cleanup();
    expect(rows({ due: "" })[0]).toBe("What is dueSomething else");
    cleanup();
    expect(rows({})).toEqual([
      "What is dueNot chosen yet",
      "DayNot chosen yet",
      "WhereDubbo",
      "RegoNot given",
      "Total, with GST–",
    ]);
  });
});
