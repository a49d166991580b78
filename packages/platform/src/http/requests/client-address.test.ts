import { describe, expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

describe("clientAddress", () => {
  it.each([
    ["without proxies the connection counts, whatever is claimed", 0, "1.1.1.1", "10.0.0.9"],
    [
      "behind one proxy its last word counts, not what the client claimed before",
      1,
      "6.6.6.6, 203.0.113.7",
      "203.0.113.7",
    ],
    ["behind two the one before", 2, "6.6.6.6, 203.0.113.7, 10.0.0.1", "203.0.113.7"],
    ["a shorter chain ends at its first", 3, "203.0.113.7", "203.0.113.7"],
    ["without the header the connection counts", 1, null, "10.0.0.9"],
  ])("%s", (_, proxies, forwarded, expected) => {
    expect(clientAddress("10.0.0.9", forwarded, proxies)).toBe(expected);
  });
});
