import { describe, expect, it } from "vitest";
import { shownLender } from "./shown-lender.ts";

describe("The lender that a site shows", () => {
  const lenders = [{ provider: "taurus" }, { provider: "youx" }];
  it("is the one named, and none where none is named or the name is nobody's", () => {
    expect([
      shownLender({ shown: "youx", lenders }),
      shownLender({ lenders }),
      shownLender({ shown: "other", lenders }),
    ]).toEqual([lenders[1], undefined, undefined]);
  });
});
