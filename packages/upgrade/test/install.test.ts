import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";
import { install } from "../src/install.ts";
import { managerOf } from "../src/manager-of.ts";

it("takes the package manager of the template, also where it is one of a pnpm workspace", () => {
  const monorepo = temporaryFolder("manager");
  try {
    const template = join(monorepo, "apps", "coast-cars");
    mkdirSync(template, { recursive: true });
    expect(managerOf(template)).toBe("npm");
    writeFileSync(join(monorepo, "pnpm-workspace.yaml"), "packages: [apps/*]\n");
    expect(managerOf(template)).toBe("pnpm");
    writeFileSync(join(template, "package-lock.json"), "{}");
    expect(managerOf(template)).toBe("npm");
  } finally {
    rmSync(monorepo, { recursive: true, force: true });
  }
});

it("says what is left to do where the package manager cannot be started", () => {
  let said = "";
  expect(install("no-such-manager", (text) => (said += text))).toBe(1);
  expect(said).toMatch(
    /^no-such-manager could not be started \(.*ENOENT.*\)\. The files are changed; now run: no-such-manager install\n$/,
  );
});
