import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keepServedPort, servedPort } from "./served-port.ts";

it("says of a new site the port on which the sites are served, also where the command was not told of it", () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-port-"));
  try {
    expect(servedPort(folder, {})).toBe("4000");
    keepServedPort(folder, 4100);
    expect(servedPort(folder, {})).toBe("4100");
    expect(servedPort(folder, { PORT: "8080" })).toBe("8080");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
