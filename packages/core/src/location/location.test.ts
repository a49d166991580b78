import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatClockTime, parseClockTime } from "./clock-time.ts";
import { distanceKm } from "./distance-km.ts";
import { maskPhone, telHref } from "./mask-phone.ts";
import { maskPhonesInText } from "./mask-phones-in-text.ts";
import { instantOfWallTime, wallTimeAt, yearAt } from "./zoned-time.ts";

describe("times in opening hours", () => {
  it.each([
    ["08:30", 510],
    ["8:30", 510],
    ["8:30 am", 510],
    ["5pm", 1020],
    ["5:30 p.m.", 1050],
    ["12:00 am", 0],
    ["12 pm", 720],
    ["17.30", 1050],
    ["08:30:00", 510],
    ["24:00", 1440],
    ["24:01", undefined],
    ["13:00 pm", undefined],
    ["8:60", undefined],
    ["noon", undefined],
    ["", undefined],
    [null, undefined],
  ])("%s is minute %s", (text, minutes) => {
    expect(parseClockTime(text)).toBe(minutes);
  });
  it("read back as they are written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        expect(parseClockTime(formatClockTime(minutes))).toBe(minutes);
      }),
    );
  });
});

describe("clocks on the wall", () => {
  const zones = [
    "Australia/Sydney",
    "Australia/Brisbane",
    "Australia/Adelaide",
    "Australia/Lord_Howe",
    "Pacific/Auckland",
    "Pacific/Chatham",
    "UTC",
  ];
  it("lead back to the same instant, but for the hour that autumn shows twice", () => {
    fc.assert(
      fc.property(fc.integer({ min: 25_000_000, max: 32_000_000 }), fc.constantFrom(...zones), (minutes, zone) => {
        const instant = new Date(minutes * 60_000);
        const wall = wallTimeAt(instant, zone);
        const back = instantOfWallTime(wall, zone);
        expect(wallTimeAt(back, zone)).toEqual(wall);
        expect(instant.getTime() - back.getTime()).toBeGreaterThanOrEqual(0);
        expect(instant.getTime() - back.getTime()).toBeLessThanOrEqual(60 * 60_000);
      }),
      { numRuns: 500 },
    );
  });
  it("stand for a minute and no longer", () => {
    const at = (seconds: number) => wallTimeAt(new Date(Date.UTC(2026, 10, 20, 22, 30, seconds)), "Australia/Sydney");
    expect([0, 59, 60].map((seconds) => at(seconds).minutes)).toEqual([570, 570, 571]);
  });
  it("turn the year each at their own midnight", () => {
    const hour = 60 * 60_000;
    fc.assert(
      fc.property(
        fc.integer({ min: 2000, max: 2060 }),
        fc.integer({ min: -40, max: 40 }),
        fc.constantFrom(...zones),
        (year, hours, zone) => {
          const instant = new Date(Date.UTC(year, 0, 1) + hours * hour);
          expect(yearAt(instant, zone)).toBe(wallTimeAt(instant, zone).year);
        },
      ),
      { numRuns: 500 },
    );
  });
  it("jump over the hour that spring leaves out: half past two on 4 October 2026 in Sydney is half past three", () => {
    const instant = instantOfWallTime({ year: 2026, month: 10, day: 4, minutes: 150 }, "Australia/Sydney");
    expect(wallTimeAt(instant, "Australia/Sydney").minutes).toBe(210);
  });
  it("take the first of the two half past twos of 5 April 2026 in Sydney", () => {
    expect(instantOfWallTime({ year: 2026, month: 4, day: 5, minutes: 150 }, "Australia/Sydney").toISOString()).toBe(
      "2026-04-04T15:30:00.000Z",
    );
  });
});

describe("distance", () => {
  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    long: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  it("from Sydney to Melbourne is 713 km", () => {
    expect(Math.round(distanceKm({ lat: -33.8688, long: 151.2093 }, { lat: -37.8136, long: 144.9631 }))).toBe(713);
  });
  it("is the same there and back, never below zero, never above half the earth round", () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        const there = distanceKm(one, other);
        expect(there).toBeCloseTo(distanceKm(other, one), 6);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6);
      }),
    );
  });
  it("to where one stands is zero", () => {
    fc.assert(
      fc.property(point, (here) => {
        expect(distanceKm(here, here)).toBe(0);
      }),
    );
  });
});

describe("masked phone number", () => {
  it.each([
    ["0412 345 678", "0412 3•• •••"],
    ["(02) 9123 4567", "(02) 912• ••••"],
    ["12345", "12345"],
    ["", ""],
  ])("%s reads %s", (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });
  it("gives away the first five digits and no other", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9 ()+-]{0,18}$/), (phone) => {
        expect(maskPhone(phone).replace(/\D/g, "")).toBe(phone.replace(/\D/g, "").slice(0, 5));
        expect(maskPhone(phone)).toHaveLength(phone.length);
      }),
    );
  });
});

describe("text with phone numbers", () => {
  it.each([
    ["Call (02) 9123 4567 today", "Call (02) 912• •••• today"],
    ["+61 412 345 678", "+61 412 ••• •••"],
    ["61 412 345 678", "61 412 ••• •••"],
    ["ph:0412345678", "ph:04123•••••"],
    ["02.9123.4567.", "02.912•.••••."],
    ["021 123 4567 or 0800 123 456", "021 12• •••• or 0800 1•• •••"],
    ["13 12 34 or 1800 555 123", "13 12 3• or 1800 5•• •••"],
  ])("%s reads %s", (text, masked) => {
    expect(maskPhonesInText(text)).toBe(masked);
  });
  it.each([
    "62,000 km",
    "130000 km, built 03/2019, complied 04/2019",
    "$13 990, was $130 990",
    "2019 2020 2021",
    "VIN JM0KF4W2A00123456",
    "ABN 12 345 678 901",
    "2.5 L, 1 800 kg braked, 1800 mm",
    "00:30 to 05:30",
    "services at 15,230 30,110 45,020 km",
    "0 to 100 km/h in 7.9 s",
  ])("%s stays", (text) => {
    expect(maskPhonesInText(text)).toBe(text);
  });
});

describe("link that calls", () => {
  it.each([
    ["(02) 9123 4567", "tel:0291234567"],
    [" +61 412 345 678", "tel:+61412345678"],
    ["1300 031 264", "tel:1300031264"],
  ])("%s is %s", (phone, href) => {
    expect(telHref(phone)).toBe(href);
  });
});
