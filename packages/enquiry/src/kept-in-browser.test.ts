import { afterEach, describe, expect, it, vi } from "vitest";
import { readEnquiredCar, rememberEnquiredCar } from "./enquired-car.ts";
import { readVisit, recordVisit } from "./visit.ts";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const at = new Date("2026-11-21T00:00:00Z");

describe("The pages of a visit", () => {
  it("are kept in order, each once in a row", () => {
    for (const path of ["/", "/search/used-cars", "/search/used-cars", "/cars/a"]) recordVisit(path, "", at);
    expect(readVisit().visited_pages.map((page) => page.path)).toEqual(["/", "/search/used-cars", "/cars/a"]);
  });

  it("keep the parameters a visitor came with, not the filters of a search", () => {
    recordVisit("/", "?utm_source=mail&gclid=1&make=Kia", at);
    recordVisit("/", "?utm_source=later", at);
    expect(readVisit().linked_query_params).toEqual({ utm_source: "mail", gclid: "1" });
  });

  it("are at most fifty, the oldest dropped", () => {
    for (let number = 0; number < 60; number += 1) recordVisit(`/p${number}`, "", at);
    expect(readVisit().visited_pages).toHaveLength(50);
    expect(readVisit().visited_pages[0]?.path).toBe("/p10");
  });

  it.each(["{", "7", '{"visited_pages":"x"}', '{"visited_pages":[{"path":1}],"linked_query_params":{}}'])(
    "start afresh when what is kept cannot be read (%s)",
    (kept) => {
      sessionStorage.setItem("forecourt:visit", kept);
      expect(readVisit()).toEqual({ visited_pages: [], linked_query_params: {} });
    },
  );

  it("do without storage in a browser that forbids it", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(() => recordVisit("/", "", at)).not.toThrow();
  });
});

describe("The car enquired about last", () => {
  const car = { id: "1", slug: "a-car", name: "2021 Mazda CX-5", primary_image_url: null };

  it("is kept for its own site only", () => {
    rememberEnquiredCar("harbour", car);
    expect(readEnquiredCar("harbour")).toEqual(car);
    expect(readEnquiredCar("tasman")).toBeUndefined();
  });

  it.each(["{", "null", '{"id":"1"}', '{"id":"1","slug":"../evil","name":"x","primary_image_url":null}'])(
    "is not believed when it is not a car (%s)",
    (kept) => {
      localStorage.setItem("forecourt:harbour:enquired-car", kept);
      expect(readEnquiredCar("harbour")).toBeUndefined();
    },
  );
});
