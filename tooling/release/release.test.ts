import { rmSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { runCommand } from "../pack/run-command.ts";
import { temporaryFolder } from "../vitest/temporary-folder.ts";
import { laterThan } from "./publish-later.ts";
import { distTag } from "./publish-packages.ts";
import { tagPackages } from "./tag-packages.ts";

const folder = temporaryFolder("release");
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const git = (...words: string[]) => runCommand("git", words, { cwd: folder });

describe("a published version", () => {
  it("has a next one that the rehearsal may publish, whatever it is", () => {
    expect(["0.1.0", "0.2.0", "1.4.2", "0.2.0-next.1"].map(laterThan)).toEqual([
      ["0.2.0", "1.0.0"],
      ["0.3.0", "1.0.0"],
      ["1.5.0", "2.0.0"],
      ["0.3.0", "1.0.0"],
    ]);
  });

  it("is the latest, but for one before a release: that goes to who asks for it by name", () => {
    expect(["0.2.0", "0.2.0-next.1", "1.0.0-beta.0", "0.0.0-canary-20261129"].map(distTag)).toEqual([
      "latest",
      "next",
      "beta",
      "canary",
    ]);
    expect(distTag("0.0.0-20261129020305")).toBe("next");
  });

  it("gets its tag from the next try where the first ended in between, and keeps it on later commits", async () => {
    await git("init", "--quiet");
    await git("config", "user.name", "Release");
    await git("config", "user.email", "release@forecourt.example");
    await git("commit", "--quiet", "--allow-empty", "--message", "Versions");
    const [core, search] = ["core", "search"].map((name) => ({ name: `@forecourt/${name}`, version: "0.2.0" }));
    expect(await tagPackages([core!], folder)).toEqual(["@forecourt/core@0.2.0"]);
    expect(await tagPackages([core!, search!], folder)).toEqual(["@forecourt/search@0.2.0"]);
    const before = await git("rev-list", "-n1", "@forecourt/core@0.2.0");
    await git("commit", "--quiet", "--allow-empty", "--message", "Later");
    expect(await tagPackages([core!, search!], folder)).toEqual([]);
    expect(await git("rev-list", "-n1", "@forecourt/core@0.2.0")).toBe(before);
  });
});
