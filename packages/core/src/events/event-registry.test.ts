import { describe, expect, it } from "vitest";
import {
  enquiryEvent,
  eventIds,
  eventName,
  serverEventIds,
  testDriveEvent,
  testDriveOnlyTag,
} from "./event-registry.ts";

describe("events", () => {
  it("have the specification's numbers, each once", () => {
    expect(Object.values(eventIds).toSorted((one, other) => one - other)).toEqual([
      14, 15, 17, 25, 26, 36, 37, 39, 48, 51,
    ]);
    for (const [name, id] of Object.entries(eventIds)) expect(eventName(id)).toBe(name);
  });
  it("leave numbers alone whose meaning nobody wrote down", () => {
    expect([4, 18, 49, 60, 61].map(eventName)).toEqual(Array.from({ length: 5 }));
    expect(eventName(1)).toBeUndefined();
  });
  it("of codes are the server's alone", () => {
    expect(serverEventIds).toEqual([36, 37]);
  });
});

describe("testDriveEvent", () => {
  it("is 17 for new cars and for those tagged Test Drive Only, 48 for all others", () => {
    expect(testDriveEvent({ car_type: "new" })).toBe(17);
    expect(testDriveEvent({ car_type: "used", tag: testDriveOnlyTag })).toBe(17);
    expect(testDriveEvent({ car_type: "used", tag: "Fleet" })).toBe(48);
    expect(testDriveEvent({ car_type: "demo" })).toBe(48);
  });
});

describe("enquiryEvent", () => {
  it("is 14 for new cars, 15 for used ones, 51 for careers, none where no car is meant", () => {
    expect(enquiryEvent({ car_type: "new" })).toBe(14);
    expect(enquiryEvent({ car_type: "used" })).toBe(15);
    expect(enquiryEvent({ car_type: "demo" })).toBe(15);
    expect(enquiryEvent({ category: "Career Enquiry" })).toBe(51);
    expect(enquiryEvent({ category: "General Enquiry", subcategory: "Career Enquiry" })).toBe(51);
    expect(enquiryEvent({ category: "General Enquiry" })).toBeUndefined();
  });
});
