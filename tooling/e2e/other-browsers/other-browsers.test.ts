import { expect, it } from "vitest";
import { whyNot } from "./other-browsers.ts";

it("a browser that is not installed is said to be skipped, with what brings it; one that is there is not", () => {
  const browser = { name: "Firefox", packages: ["firefox-esr"], needsRoot: false } as const;
  expect(whyNot({ ...browser, files: ["/nowhere/firefox"] })).toBe(
    "Firefox did not walk the main journey: /nowhere/firefox is not there. On Debian or Ubuntu: apt-get install -y firefox-esr.",
  );
  expect(whyNot({ ...browser, files: [process.execPath] })).toBeUndefined();
});
