import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../src/commands/run-command.ts";
import { openDatabase } from "../src/records/open-database.ts";
import { putEmptyRecords } from "../../../tooling/vitest/empty-records.ts";
import { namelessTable, systemExport, titleSheet, writeLogo } from "./new-stock-files.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

let folder = "";
let database: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  folder = temporaryFolder("new-site");
  await putEmptyRecords(join(folder, "data"));
  database = await openDatabase({ dataDir: join(folder, "data"), role: "command" });
  writeFileSync(join(folder, "system.csv"), systemExport());
  writeFileSync(join(folder, "sheet.csv"), titleSheet());
  writeFileSync(join(folder, "table.tsv"), namelessTable());
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command line; `answers` are given to its questions one after the other. */
async function run(words: readonly string[], answers?: readonly string[]) {
  const ran = { code: 0, out: "", err: "", asked: [] as string[] };
  ran.code = await runCommand(words, {
    env: { FORECOURT_DATA: join(folder, "data"), PORT: "4321" },
    cwd: folder,
    out: (text) => void (ran.out += text),
    err: (text) => void (ran.err += text),
    ...(answers && { ask: (question) => Promise.resolve(answers[ran.asked.push(question) - 1] ?? "") }),
  });
  return ran;
}

const fileOf = (path: string) => readFileSync(join(folder, path), "utf8");
const carsOf = (slug: string) =>
  database.sql<{ data: Record<string, unknown>; price: string | null }[]>`
    select data, price from cars where site_slug = ${slug} order by id`;

describe("site new", () => {
  it.each([
    [
      "system.csv",
      "Northside Cars",
      "AU",
      "Hornsby",
      { make: "Toyota", model: "Aqua", badge: "G Hybrid", car_type: "demo", simple_body: "SUV" },
    ],
    [
      "sheet.csv",
      "Kauri Imports",
      "NZ",
      "0632",
      { make: "Toyota", model: "Aqua", badge: "G Hybrid", car_type: "used", price_type: "drive_away" },
    ],
    [
      "table.tsv",
      "Nameless Motors",
      "AU",
      "Geelong VIC",
      { make: "Toyota", model: "Aqua", car_type: "used", simple_transmission: "Manual" },
    ],
  ])("makes a site of %s, a file whose columns nobody has described", async (stock, name, country, place, car) => {
    const { code, out, err } = await run([
      "site",
      "new",
      "--name",
      name,
      "--country",
      country,
      "--place",
      place,
      "--stock",
      stock,
      "--colours",
      "#0f6b5c,#f7f6f2",
      "--yes",
      "--json",
    ]);
    expect(code, err).toBe(0);
    const slug = name.toLowerCase().replace(" ", "-");
    const made = JSON.parse(out) as Record<string, unknown>;
    expect(made).toMatchObject({
      slug,
      address: `http://${slug}.localhost:4321/`,
      stock: { created: 40, rejected: 0, rows: 40 },
      warnings: expect.arrayContaining([expect.objectContaining({ path: "hosts" })]) as unknown,
    });
    const [first] = await carsOf(slug);
    expect(first?.data).toMatchObject({ ...car, year: 2012, km: 135_000 });
    expect(first?.price).toBe("11400");
    expect(JSON.parse(fileOf(`${slug}/site.json`))).toMatchObject({
      slug,
      country,
      theme: { accent: "#0f6b5c", page: "#f7f6f2" },
    });
    expect(fileOf(`${slug}/content/sites/${slug}/pages/about-us.md`)).toContain(`About ${name}`);
  });

  it("saves how it read the file as a mapping that stock import takes again", async () => {
    const { code, out } = await run([
      "stock",
      "import",
      "--site",
      "northside-cars",
      "system.csv",
      "--mapping",
      "northside-cars/mapping.json",
      "--json",
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ created: 0, updated: 0, unchanged: 40, withdrawn: 0, rejected: 0 });
  });

  it("writes documents that site check takes, with no warning of a doubtful choice", async () => {
    const { code, out } = await run(["site", "check", "northside-cars", "--json"]);
    expect(code).toBe(0);
    const [{ warnings }] = JSON.parse(out) as [{ warnings: { path: string }[] }];
    expect(warnings.map(({ path }) => path.replace(/\.\d+$/, ""))).toEqual([
      "dealer.licenceNumber",
      "hosts",
      "secrets.leadDestinations",
      "pages.on",
      "pages.on",
      "pages.on",
    ]);
  });

  it("asks a person what is not said, and has the columns confirmed and put right", async () => {
    const { code, out, err, asked } = await run(
      [
        "site",
        "new",
        "--template",
        "metro",
        "--colours",
        "#123456",
        "--makes",
        "",
        "--street",
        "2 High Street",
        "--email",
        "us@asked.example",
      ],
      [
        "Asked Motors",
        "nz",
        "Dunedin",
        "",
        "table.tsv",
        "03 455 0000",
        "M123456",
        "C=interior_colour",
        "Q=km",
        "T=",
        "T=model",
        "yes",
      ],
    );
    expect(code, err).toBe(0);
    expect(asked.join("\n")).toMatch(
      /name[\s\S]*country[\s\S]*postcode[\s\S]*Logo[\s\S]*Stock file[\s\S]*Phone[\s\S]*trader[\s\S]*Right\?/,
    );
    expect(err).toMatch(/C +interior_colour/);
    expect(err).toContain('There is no column "Q"');
    expect(out).toContain("http://asked-motors.localhost:4321/");
    expect(JSON.parse(fileOf("asked-motors/mapping.json"))).toMatchObject({
      fields: { interior_colour: { from: "C" } },
    });
    expect(JSON.parse(fileOf("asked-motors/site.json"))).toMatchObject({
      country: "NZ",
      dealer: { phone: "03 455 0000", licenceNumber: "M123456" },
    });
  });

  it("says which rows made no car and what was left out of others or hides them, as an import does", async () => {
    writeFileSync(
      join(folder, "odd.csv"),
      "Stock No,Make,Model,Condition,Year,Odometer,Price,Price Type\n" +
        "A1,Mazda,2,Used,2019,41200,19990,Drive Away\nA2,Mazda,3,Used,2020,38100,24990,Plus on-road costs\nA3,Mazda,6,Used,1200,38100,24990,Drive Away\n",
    );
    const said = ["--name", "Odd Motors", "--country", "NZ", "--place", "Dunedin", "--stock", "odd.csv", "--yes"];
    const { code, out } = await run(["site", "new", ...said]);
    expect(code).toBe(0);
    expect(out).toContain("2 cars of 3 rows, 1 rejected");
    expect(out).toMatch(/\n {2}rejected line 4: year: 1200 cannot be right\.\n/);
    expect(out).toMatch(/\n {2}line 3: Hidden: an advertised price in New Zealand includes on-road costs/);
  });

  it("makes nothing where nobody confirms the columns, and shows them", async () => {
    const unseen = [
      "site",
      "new",
      "--name",
      "Unseen Cars",
      "--country",
      "AU",
      "--place",
      "2077",
      "--stock",
      "system.csv",
    ];
    const alone = await run(unseen);
    expect(alone.code).toBe(1);
    expect(alone.out).toMatch(/Odometer Reading +km/);
    expect(alone.out).toContain("Left out: Internal Notes");
    expect(alone.err).toContain("--yes");
    const refused = await run(unseen, ["", "", "", "", "", "", "", "", "no"]);
    expect(refused.code).toBe(1);
    expect(existsSync(join(folder, "unseen-cars"))).toBe(false);
    expect(await database.sql`select 1 from sites where slug = 'unseen-cars'`).toHaveLength(0);
  });

  it("stores the dealer's logo, with one for dark grounds made of it", async () => {
    await writeLogo(join(folder, "logo.png"));
    const made = await run([
      "site",
      "new",
      "--name",
      "Logo Cars",
      "--country",
      "NZ",
      "--place",
      "Dunedin",
      "--logo",
      "logo.png",
      "--yes",
    ]);
    expect(made.code, made.err).toBe(0);
    const { theme } = JSON.parse(fileOf("logo-cars/site.json")) as { theme: { logo: Record<string, string> } };
    expect(theme.logo).toMatchObject({ width: 200, height: 40 });
    expect(theme.logo["light"]).not.toBe(theme.logo["dark"]);
    for (const ground of ["light", "dark"])
      expect(existsSync(join(folder, "data", "media", theme.logo[ground] ?? "")), ground).toBe(true);
  });

  it("makes a site without stock where no file is named", async () => {
    const { code, out } = await run([
      "site",
      "new",
      "--name",
      "Empty Yard",
      "--country",
      "AU",
      "--place",
      "3220",
      "--yes",
      "--json",
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ slug: "empty-yard", stock: null });
    expect(existsSync(join(folder, "empty-yard", "mapping.json"))).toBe(false);
  });

  it("says how to go on where the stock file is refused once the site is made", async () => {
    writeFileSync(join(folder, "cut.csv"), "nothing,of,this\n1,2,3\n");
    const words = ["site", "new", "--name", "Cut Cars", "--country", "AU", "--place", "Hornsby"];
    const { code, err } = await run([...words, "--stock", "cut.csv", "--mapping", "au-listings"]);
    expect(code).toBe(1);
    expect(err).toContain("forecourt stock import --site cut-cars cut.csv --mapping au-listings");
    expect(existsSync(join(folder, "cut-cars", "site.json"))).toBe(true);
    expect((await run(["site", "list"])).out).toContain("cut-cars");
  });

  it("makes nothing of a document that would be refused, and says why", async () => {
    const { code, out } = await run([
      "site",
      "new",
      "--name",
      "Pale Cars",
      "--slug",
      "Pale Cars",
      "--country",
      "AU",
      "--place",
      "2077",
      "--yes",
    ]);
    expect(code).toBe(1);
    expect(out).toContain("slug");
    expect(existsSync(join(folder, "Pale Cars"))).toBe(false);
  });

  const whole = ["--name", "Wrong Cars", "--country", "AU", "--place", "2077"];
  it.each([
    [["--country", "AU", "--place", "2077"], "Say --name"],
    [["--name", "Wrong Cars"], "Say --country"],
    [["--name", "Wrong Cars", "--country", "FR", "--place", "2077"], '"FR" is no country'],
    [
      ["--name", "Wrong Cars", "--country", "AU", "--place", "Nowhereville"],
      'There is no place "Nowhereville" in Australia',
    ],
    [[...whole, "--colours", "green"], '"green" is no colour'],
    [[...whole, "--logo", "missing.png"], "There is no file missing.png"],
    [[...whole, "--logo", "system.csv"], "system.csv: This is no picture in PNG, WebP, AVIF or JPEG"],
    [[...whole, "--logo", "logo.png,logo.png,logo.png"], "Say two files at most"],
    [[...whole, "--stock", "missing.csv"], "There is no file missing.csv"],
    [[...whole, "--mapping", "au-listings"], "Name the file with --stock"],
    [[...whole, "--stock", "system.csv", "--mapping", "no-such"], 'There is no mapping named "no-such"'],
    [[...whole, "--folder", "northside-cars"], "is not empty"],
    [[...whole, "--slug", "northside-cars", "--folder", "other"], 'There is a site "northside-cars" already'],
    [[...whole, "more"], '"site new" takes no "more"'],
    [[...whole, "--force"], '"site new" takes no --force'],
  ])("with %j gets one clear line and exit code 2", async (words, message) => {
    const { code, out, err } = await run(["site", "new", ...words, "--yes"]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(message);
    expect(err.trimEnd().split("\n")).toHaveLength(1);
  });
});
