import { expect, it } from "vitest";
import { install } from "../src/install.ts";

it("says what is left to do where the package manager cannot be started", () => {
  let said = "";
  expect(install("no-such-manager", (text) => (said += text))).toBe(1);
  expect(said).toMatch(
    /^no-such-manager could not be started \(.*ENOENT.*\)\. The files are changed; now run: no-such-manager install\n$/,
  );
});
