import { spawnSync } from "node:child_process";
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { findPostgresBinaries, linkLibraries } from "../src/records/postgres-binaries.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

const installed = dirname(dirname(dirname(findPostgresBinaries("/tmp/forecourt-unused-links").postgres)));
let folder: string;
let delivered: string;

beforeEach(() => {
  folder = temporaryFolder("package");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  delivered = join(folder, "delivered");
  for (const part of ["bin", "lib", "pg-symlinks.json"]) {
    const filter = (path: string) => !lstatSync(path).isSymbolicLink();
    cpSync(join(installed, "native", part), join(delivered, "native", part), { recursive: true, filter });
  }
});

function version(env: Record<string, string>): string {
  const run = spawnSync(join(delivered, "native", "bin", "initdb"), ["--version"], { env, encoding: "utf8" });
  return run.stdout || run.stderr;
}

function linkNames(): string[] {
  const list = readFileSync(join(delivered, "native", "pg-symlinks.json"), "utf8");
  return (JSON.parse(list) as { target: string }[]).map(({ target }) => target);
}

describe("PostgreSQL's programs as npm delivers them", () => {
  it.runIf(process.platform === "linux")("do not start, because npm delivers no symbolic links", () => {
    expect(version({})).toContain("error while loading shared libraries");
  });

  it("start once their links stand beside the libraries", () => {
    expect(linkLibraries(delivered, join(folder, "links"))).toEqual({});
    expect(version({})).toContain("initdb (PostgreSQL) 18");
    expect(existsSync(join(folder, "links"))).toBe(false);
  });

  it("start with links in the data folder when node_modules cannot be written", () => {
    // A folder in a link's place stops even root, whom a read-only mode would not.
    for (const link of linkNames()) mkdirSync(join(delivered, `${link}.${process.pid}`, "taken"), { recursive: true });
    const before = readdirSync(join(delivered, "native", "lib"));
    const env = linkLibraries(delivered, join(folder, "links"));
    expect(version(env)).toContain("initdb (PostgreSQL) 18");
    expect(readdirSync(join(delivered, "native", "lib"))).toEqual(before);
  });

  it("find the links of the time before when started again", () => {
    linkLibraries(delivered, join(folder, "links"));
    expect(linkLibraries(delivered, join(folder, "links"))).toEqual({});
    expect(linkNames().every((link) => lstatSync(join(delivered, link)).isSymbolicLink())).toBe(true);
  });
});
