import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../src/commands/run-command.ts";
import { displayFontFile } from "../src/files/fonts/display-font-file.ts";
import { openDatabase } from "../src/records/open-database.ts";
import { putEmptyRecords } from "../../../tooling/vitest/empty-records.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

const repository = join(import.meta.dirname, "..", "..", "..");
const folder = temporaryFolder("documented");
const env = { FORECOURT_DATA: join(folder, "data") };
let database: Awaited<ReturnType<typeof openDatabase>>;

/** A row as the feed of `--mapping au-listings` has them. */
const listings = `Brand,Year,Model,Car/Suv,Title,UsedOrNew,Transmission,Engine,DriveType,FuelType,FuelConsumption,Kilometres,ColourExtInt,Location,CylindersinEngine,BodyType,Doors,Seats,Price
Toyota,2019,Camry,Sedan,2019 Toyota Camry Ascent,USED,Automatic,"4 cyl, 2.5 L",Front,Unleaded,7.8 L / 100 km,41200,White / Black,"Hornsby, NSW",4 cyl,Sedan,4 Doors,5 Seats,24990
`;

const guides = [...globSync("*.md", { cwd: repository }), ...globSync("docs/*.md", { cwd: repository })].map(
  (file) => ({ file, text: readFileSync(join(repository, file), "utf8") }),
);

/**
 * Every command of ours in the guides, but those of a block that needs a server which is not there; `<slug>` is any
 * site.
 */
const documented = guides.flatMap(({ file, text }) =>
  [...text.replace(/^```sh needs [\s\S]*?^```$/gm, "").matchAll(/npm run forecourt -- ([^`#\n]+)/g)].map(
    ([, words = ""]) => [file, words.trim().replace("<slug>", "northside-cars")] as const,
  ),
);

const run = async (words: string) => {
  let said = "";
  const keep = (text: string) => void (said += text);
  return { code: await runCommand(words.split(/\s+/), { env, cwd: folder, out: keep, err: keep }), said };
};

beforeAll(async () => {
  await putEmptyRecords(env.FORECOURT_DATA);
  database = await openDatabase({ dataDir: env.FORECOURT_DATA, role: "command" });
  const guide = guides.find(({ file }) => file === "docs/new-site.md")?.text ?? "";
  const [, site = ""] = /^```json site\n([\s\S]*?)^```$/m.exec(guide) ?? [];
  const [, stock = ""] = /^```csv stock\n([\s\S]*?)^```$/m.exec(guide) ?? [];
  writeFileSync(join(folder, "listings.csv"), listings);
  writeFileSync(join(folder, "stock.csv"), stock);
  writeFileSync(join(folder, "northside.json"), site);
  await sharp({ create: { width: 16, height: 9, channels: 3, background: "#000" } }).toFile(join(folder, "hero.jpg"));
  copyFileSync(displayFontFile("sora", "latin"), join(folder, "brand.woff2"));
  // Two versions of each, so that there is one to go back to.
  for (const name of ["Harbour", "Harbour Mazda"]) {
    writeFileSync(
      join(folder, "my-site.json"),
      JSON.stringify({ ...(JSON.parse(site) as object), slug: "harbour-mazda", name }),
    );
    await run("site apply my-site.json");
  }
  for (const name of ["Northside", "Northside Cars"]) {
    writeFileSync(join(folder, "earlier.json"), JSON.stringify({ ...(JSON.parse(site) as object), name }));
    await run("site apply earlier.json");
  }
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("a command that a guide names", () => {
  it.each(documented)("in %s: %s", async (_, words) => {
    const { code, said } = await run(words);
    expect(code, said).toBe(0);
  });
});
