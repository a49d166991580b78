import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../vitest/temporary-folder.ts";
import { packPackage } from "./pack-packages.ts";
import { tarballProblems } from "./tarball-problems.ts";

const root = temporaryFolder("tarballs");
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Problems of a package of these files, packed as it would be published. */
async function problemsOf(name: string, files: Readonly<Record<string, string>>, exports: object) {
  const folder = join(root, name);
  const manifest = { name, version: "1.0.0", type: "module", license: "MIT", files: ["dist"], exports };
  for (const [path, text] of Object.entries({ "package.json": JSON.stringify(manifest), ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return tarballProblems(readFileSync(await packPackage({ folder }, join(root, "packed"))));
}

const whole = { "dist/index.js": "export const price = 1;", "dist/index.d.ts": "export declare const price: number;" };
const entry = { types: "./dist/index.d.ts", default: "./dist/index.js" };

describe("a package that is about to be published", () => {
  it("passes with its code, its types and its style sheet", async () => {
    const files = { ...whole, "dist/base.css": "a {}" };
    await expect(problemsOf("whole", files, { ".": entry, "./base.css": "./dist/base.css" })).resolves.toEqual([]);
  });

  it("is refused when an entry names a file that is not in the tarball", async () => {
    const problems = await problemsOf(
      "lacking",
      { ...whole, "src/late.js": "" },
      { ".": entry, "./late": "./src/late.js" },
    );
    expect(problems.join("\n")).toContain("src/late.js");
  });

  it("is refused when a consumer's compiler finds no types", async () => {
    const { "dist/index.js": code } = whole;
    const problems = await problemsOf(
      "untyped",
      { "dist/index.js": code, "dist/typed.js": code, "dist/typed.d.ts": whole["dist/index.d.ts"] },
      { ".": "./dist/index.js", "./typed": { types: "./dist/typed.d.ts", default: "./dist/typed.js" } },
    );
    expect(problems.join("\n")).toContain("Could not find types");
  });
});
