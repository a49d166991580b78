import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { aSiteDocument } from "@forecourt/core/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "./run-command.ts";
import { temporaryFolder } from "../../../../tooling/vitest/temporary-folder.ts";

let folder = "";
beforeEach(() => {
  folder = temporaryFolder("template");
  mkdirSync(join(folder, "app"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "coast-cars", type: "module" }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What `site check` finds wrong in a document whose menu leads to a page. */
async function wrongWith(to: string, template = "coast-cars"): Promise<readonly string[]> {
  const document = { ...aSiteDocument(), template, navigation: { header: [{ label: "Workshop", to }] } };
  writeFileSync(join(folder, "site.json"), JSON.stringify(document));
  let out = "";
  await runCommand(["site", "check", "site.json", "--json"], {
    env: { FORECOURT_DATA: "data" },
    cwd: folder,
    out: (text) => void (out += text),
    err: () => undefined,
  });
  const [checked] = JSON.parse(out) as [{ problems: { path: string }[] }];
  return checked.problems.map(({ path }) => path);
}

describe("site check in the folder of a template", () => {
  it("knows a page that was just declared, before any server has run", async () => {
    writeFileSync(
      join(folder, "app/pages.ts"),
      'export const pages: readonly object[] = [{ name: "workshop", paths: ["/workshop"], label: "Workshop", sitemap: "pages" }];',
    );
    expect(await wrongWith("/workshop")).toEqual([]);
    expect(await wrongWith("/workshp")).toEqual(["navigation.header.0.to"]);
  });

  it("takes its pages for no other template's", async () => {
    writeFileSync(join(folder, "app/pages.ts"), 'export const pages = [{ name: "workshop", paths: ["/workshop"] }];');
    expect(await wrongWith("/workshop", "metro")).toEqual(["navigation.header.0.to"]);
  });

  it("holds to what is stored where the declarations cannot be read", async () => {
    writeFileSync(join(folder, "app/pages.ts"), "export const pages = [");
    expect(await wrongWith("/workshop")).toEqual(["navigation.header.0.to"]);
  });
});
