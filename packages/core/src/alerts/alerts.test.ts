import { describe, expect, it } from "vitest";
import {
  alertConsentText,
  alertKindLabel,
  alertSendTime,
  isStopReply,
  kindsOfChange,
  nextAlertDay,
  savedSearchName,
  isAlertStillTrue,
} from "../alerts.ts";
import { parseSearchQuery } from "../search/search-query.ts";
import type { CarState } from "../alerts.ts";
import type { WatchedChange } from "./car-alert-kinds.ts";

const forSale = (priceDollars?: number): CarState => ({ availability: "for_sale", priceDollars });
const sold: CarState = { availability: "sold", priceDollars: 30_000 };
const away: CarState = { availability: "away", priceDollars: 30_000 };
const kinds = (before: CarState | undefined, now: CarState, more: Partial<WatchedChange> = {}) =>
  kindsOfChange({ before, now, matchedBefore: true, matchesNow: true, ...more });

describe("what a change of a car is to whoever waits for it", () => {
  it.each<[string, CarState | undefined, CarState, Partial<WatchedChange>, string[]]>([
    ["a new car that matches", undefined, forSale(30_000), { matchedBefore: false }, ["new_match"]],
    [
      "a new car at the wished price",
      undefined,
      forSale(30_000),
      { matchedBefore: false, wishDollars: 30_000 },
      ["below_wish", "new_match"],
    ],
    ["a lower price", forSale(30_000), forSale(28_500), {}, ["price_drop"]],
    [
      "a price that falls to the wish",
      forSale(30_000),
      forSale(28_500),
      { wishDollars: 29_000 },
      ["below_wish", "price_drop"],
    ],
    [
      "a price that was below the wish before",
      forSale(28_000),
      forSale(27_000),
      { wishDollars: 29_000 },
      ["price_drop"],
    ],
    [
      "a price that brings a car into the search",
      forSale(30_000),
      forSale(28_500),
      { matchedBefore: false },
      ["price_drop", "new_match"],
    ],
    ["a sold car that is back", sold, forSale(30_000), {}, ["back_in_stock", "new_match"]],
    ["a withdrawn car that is back", away, forSale(30_000), {}, ["back_in_stock", "new_match"]],
    ["a sold car", forSale(30_000), sold, {}, ["sold"]],
    ["a higher price", forSale(30_000), forSale(31_000), {}, []],
    ["a price that is asked for now", forSale(), forSale(31_000), {}, []],
    ["a car that matches no more", forSale(30_000), forSale(40_000), { matchesNow: false }, []],
    ["a car that never matched and is sold", forSale(30_000), sold, { matchedBefore: false }, []],
    ["a car that was taken down", forSale(30_000), away, {}, []],
  ])("%s", (_, before, now, more, expected) => {
    expect(kinds(before, now, more)).toEqual(expected);
  });
});

describe("what is told only while it is so", () => {
  const free = { ...forSale(28_000), isReserved: false };
  it("is never told of a car that is gone or reserved", () => {
    for (const kind of ["new_match", "back_in_stock", "price_drop", "below_wish"] as const) {
      const known = { beforeDollars: 30_000, wishDollars: 29_000 };
      expect(isAlertStillTrue(kind, free, known)).toBe(true);
      expect(isAlertStillTrue(kind, { ...sold, isReserved: false }, known)).toBe(false);
      expect(isAlertStillTrue(kind, { ...away, isReserved: false }, known)).toBe(false);
      expect(isAlertStillTrue(kind, { ...free, isReserved: true }, known)).toBe(false);
    }
  });
  it("is not told of a price that rose again, or of a sold car that is back", () => {
    expect(isAlertStillTrue("price_drop", free, { beforeDollars: 28_000 })).toBe(false);
    expect(isAlertStillTrue("below_wish", free, { wishDollars: 27_000 })).toBe(false);
    expect(isAlertStillTrue("sold", free, {})).toBe(false);
    expect(isAlertStillTrue("sold", { ...sold, isReserved: false }, {})).toBe(true);
  });
});

describe("when alerts are sent", () => {
  const at = (utc: string, rhythm: "daily" | "at_once") =>
    alertSendTime(new Date(utc), "Australia/Sydney", rhythm).toISOString().slice(0, 16);
  it("is at once between 8 am and 8 pm at the dealer's, else at 8 am", () => {
    expect(at("2026-11-24T21:00:00Z", "at_once")).toBe("2026-11-24T21:00");
    expect(at("2026-11-25T08:59:00Z", "at_once")).toBe("2026-11-25T08:59");
    expect(at("2026-11-25T09:00:00Z", "at_once")).toBe("2026-11-25T21:00");
    expect(at("2026-11-24T20:59:00Z", "at_once")).toBe("2026-11-24T21:00");
  });
  it("is at 9 am for what is sent once a day, also on the day the clocks change", () => {
    expect(at("2026-11-24T21:30:00Z", "daily")).toBe("2026-11-24T22:00");
    expect(at("2026-11-24T22:00:00Z", "daily")).toBe("2026-11-25T22:00");
    expect(at("2026-10-03T10:00:00Z", "daily")).toBe("2026-10-03T22:00");
  });
  it("is 8 am of the next day for what may not be sent today any more", () => {
    expect(nextAlertDay(new Date("2026-11-25T02:00:00Z"), "Australia/Sydney").toISOString()).toBe(
      "2026-11-25T21:00:00.000Z",
    );
  });
});

describe("the words of alerts", () => {
  it("name the sender and how to end them", () => {
    expect(alertConsentText({ siteName: "Harbour Mazda", channel: "sms" })).toBe(
      "Yes, Harbour Mazda may text me these alerts: at most one message of each kind a day, between 8 am and 8 pm. I can end them by replying STOP or by the link in each message.",
    );
    expect(alertConsentText({ siteName: "Harbour Mazda", channel: "mail" })).not.toContain("STOP");
    expect(alertKindLabel("new_match", "motorbikes")).toBe("A new motorbike that matches");
  });
  it("know a reply that ends them", () => {
    for (const text of ["STOP", " stop.", "Unsubscribe please", "END"]) expect(isStopReply(text)).toBe(true);
    for (const text of ["", "Don't stop", "Is it there?", "👍"]) expect(isStopReply(text)).toBe(false);
  });
});

describe("the name of a saved search", () => {
  it.each([
    ["make=Mazda&simple_body=SUV&price=-30000", "Mazda, SUV, up to $30,000"],
    [
      "car_type=used&make=Kia&make=Mazda&make=Toyota&year=2018-&km=-80000",
      "Used, Kia or Mazda or other, from 2018, up to 80,000 km",
    ],
    ["query=tow+bar&weekly=150&near=2150", '"tow bar", up to $150 a week, near 2150'],
    ["seats=7&price=20000-30000", "7 seats, $20,000 to $30,000"],
    ["sortBy=price_asc", "All cars"],
  ])("of %s is %s", (query, name) => {
    expect(
      savedSearchName(parseSearchQuery(new URLSearchParams(query)), {
        vehicles: "cars",
        locale: "en-AU",
        currency: "AUD",
      }),
    ).toBe(name);
  });
});

describe("the name of a saved search that nobody named", () => {
  const said = (search: string) =>
    savedSearchName(parseSearchQuery(new URLSearchParams(search)), {
      vehicles: "cars",
      locale: "en-AU",
      currency: "AUD",
    });
  it.each([
    ["", "All cars"],
    ["price=20000-30000", "$20,000 to $30,000"],
    ["price=20000-", "from $20,000"],
    ["weekly_price_range=-120", "up to $120 a week"],
    ["seats=7", "7 seats"],
    ["make=Kia&make=Mazda&make=Ford&make=Toyota", expect.stringMatching(/ or other$/)],
    ["year=2019-2021&km=-80000", "2019 to 2021, up to 80,000 km"],
  ])("of %s says what is looked for", (search, name) => {
    expect(said(search)).toEqual(name);
  });
});
