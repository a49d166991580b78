import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { aSiteDocument } from "@forecourt/core/testing";
import { makeDemo } from "../src/make-demo.ts";
import { putEmptyRecords } from "../../../tooling/vitest/empty-records.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

const folder = temporaryFolder("demo");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the command says while it makes the demo of the folder. */
async function made(): Promise<string> {
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  try {
    await makeDemo(
      folder,
      { FORECOURT_DATA: join(folder, ".forecourt") },
      { metro: { pages: { own: ["/our-story"] } } },
    );
    return said.mock.calls.map(([text]) => String(text)).join("");
  } finally {
    said.mockRestore();
  }
}

describe("the demo of a template", () => {
  it("needs the site of the template", async () => {
    await expect(made()).rejects.toThrow(/There is no site\.json in .*docs\/new-site\.md says how/);
  });
  it("sells what the template's own stock.csv says (that of docs/new-template.md), as it stands now", async () => {
    await putEmptyRecords(join(folder, ".forecourt"));
    writeFileSync(
      join(folder, "site.json"),
      JSON.stringify(
        aSiteDocument({
          slug: "ironside",
          name: "Ironside",
          template: "metro",
          navigation: { header: [{ label: "Our story", to: "/our-story" }], footer: [] },
        }),
      ),
    );
    const guide = readFileSync(join(import.meta.dirname, "../../../docs/new-template.md"), "utf8");
    const [, stock = ""] = /^```csv stock\n([\s\S]*?)^```$/m.exec(guide) ?? [];
    writeFileSync(join(folder, "stock.csv"), stock);
    expect(await made()).toContain("Demo stock of Ironside: 2 new, 0 changed");
    writeFileSync(join(folder, "stock.csv"), stock.replace(",9990,", ",8990,"));
    expect(await made()).toContain("Demo stock of Ironside: 0 new, 1 changed");
  });
  it("reads a stock.csv of other columns by the stock-mapping.json beside it, and says what it could not use", async () => {
    writeFileSync(
      join(folder, "stock.csv"),
      "Stock No,Make,Model,Odometr,Seats,Pics\nB100,Yamaha,MT-07,12400,some,yard/typo.jpg\nB102,Honda,,12,2,\n",
    );
    const mapping = {
      name: "yard-export",
      requiredColumns: ["Make", "Model", "Stock No"],
      fields: {
        stocknum: { from: "Stock No" },
        make: { from: "Make", required: true },
        model: { from: "Model", required: true },
        car_type: { otherwise: "used" },
        km: { from: "Odometer" },
        seats: { from: "Seats" },
        images: { from: "Pics" },
      },
    };
    writeFileSync(join(folder, "stock-mapping.json"), JSON.stringify(mapping));
    const said = await made();
    expect(said).toContain("Demo stock of Ironside: 1 new, 0 changed");
    expect(said).toContain('stock.csv: column "Odometr" is not read. Did you mean Odometer?');
    expect(said).toMatch(/stock\.csv, line 3: .*Model/);
    expect(said).toContain('stock.csv, line 2: seats left out: "some" is not a number');
    expect(said).toContain("stock.csv, line 2: the photo yard/typo.jpg is not in media/");
  });
});
