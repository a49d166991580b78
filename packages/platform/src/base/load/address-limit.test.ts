import { describe, expect, it } from "vitest";
import { addressLimit } from "./address-limit.ts";

const dayMs = 86_400_000;

describe("a limit by address", () => {
  it("counts all addresses of one IPv6 network as one caller, and each IPv4 address as one", () => {
    const wait = addressLimit({ burst: 2, refillMs: 1000 });
    const of = (address: string) => wait("north", address, 0);
    expect([of("2001:db8:1:2::1"), of("2001:db8:1:2::2"), of("2001:db8:1:2:ffff::3")]).toEqual([0, 0, 1]);
    expect([of("2001:db8:1:3::1"), of("203.0.113.7"), of("203.0.113.8")]).toEqual([0, 0, 0]);
  });

  it("counts for each site by itself", () => {
    const wait = addressLimit({ burst: 1, refillMs: 1000 });
    expect([wait("north", "203.0.113.7", 0), wait("south", "203.0.113.7", 0), wait("north", "203.0.113.7", 0)]).toEqual(
      [0, 0, 1],
    );
  });

  it("lets a known address through as ever after the clock was set back by a day", () => {
    const wait = addressLimit({ burst: 2, refillMs: 1000 });
    expect(wait("north", "203.0.113.7", 2 * dayMs)).toBe(0);
    expect([dayMs, dayMs, dayMs + 1000].map((now) => wait("north", "203.0.113.7", now))).toEqual([0, 1, 0]);
  });

  it("holds up no call of the platform's own, which has no address", () => {
    const wait = addressLimit({ burst: 1, refillMs: 1000 });
    expect([1, 2, 3].map(() => wait("north", undefined, 0))).toEqual([0, 0, 0]);
  });
});
