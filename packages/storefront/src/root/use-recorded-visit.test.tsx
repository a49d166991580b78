import { readVisit } from "@forecourt/enquiry/attributes";
import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { consentChanged, keepConsent } from "../analytics/consent.ts";
import { useRecordedVisit } from "./use-recorded-visit.ts";

const cars = "/search/used-cars?utm_source=google&gclid=abc";

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", cars);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  history.replaceState(null, "", "/");
  localStorage.clear();
  sessionStorage.clear();
});

/**
 * Opens a page of a site that asks for consent, or of one that does not; undefined is a page that could not be loaded.
 */
function visit(consentRequired: boolean | undefined) {
  function Page() {
    useRecordedVisit(consentRequired === undefined ? undefined : { consentRequired });
    return null;
  }
  const router = createMemoryRouter([{ path: "*", element: <Page /> }], { initialEntries: [cars] });
  render(<RouterProvider router={router} />);
  act(() => void vi.runAllTimers());
}
function answer(isGiven: boolean) {
  keepConsent(isGiven);
  act(() => void dispatchEvent(new Event(consentChanged)));
  act(() => void vi.runAllTimers());
}
const kept = () => {
  const { visited_pages: pages, linked_query_params: params } = readVisit();
  return [pages.map(({ path }) => path), params];
};
const way = [["/search/used-cars"], { utm_source: "google", gclid: "abc" }];
const nothing = [[], {}];

describe("the way to an enquiry", () => {
  it("is kept for the dealer on a site that asks nothing", () => {
    visit(false);
    expect(kept()).toEqual(way);
  });

  it("is not kept of a shopper who has not said yes to being counted, nor of one who said no", () => {
    visit(true);
    expect(kept()).toEqual(nothing);
    answer(false);
    expect(kept()).toEqual(nothing);
    cleanup();
    visit(true);
    expect([kept(), Object.keys(sessionStorage)]).toEqual([nothing, []]);
  });

  it("is kept from the yes on, with the advertisement that led here, and forgotten with a no", () => {
    visit(true);
    answer(true);
    expect(kept()).toEqual(way);
    answer(false);
    expect(kept()).toEqual(nothing);
  });

  it("stays as it is on a page that could not be loaded", () => {
    visit(false);
    cleanup();
    visit(undefined);
    expect(kept()).toEqual(way);
    sessionStorage.clear();
    visit(undefined);
    expect(kept()).toEqual(nothing);
  });
});
