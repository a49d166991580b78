import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
/** What a preloaded script makes of the version that a program reads. */
const asNode20 = `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.20.2"}})`;

describe("a command that is started with an older Node", () => {
  it.each([
    ["apps/server", "forecourt-server"],
    ["packages/platform", "forecourt"],
    ["packages/search-engine", "forecourt-search-engine"],
    ["packages/upgrade", "upgrade"],
  ])("of %s says in one line which it needs", (folder, name) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--conditions=@forecourt/source", "--import", asNode20, join(root, folder, "src/cli.ts")],
      { encoding: "utf8" },
    );
    expect([status, stdout, stderr]).toEqual([1, "", `${name} needs Node 24 or newer, and this is Node 20.20.2.\n`]);
  });
});
