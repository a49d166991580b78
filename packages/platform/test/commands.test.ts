import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSearchEngine, listen } from "@forecourt/search-engine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { usage } from "../src/commands/usage.ts";
import type { LogLine } from "../src/base/log/log-line.ts";
import { takeDataFolderLock } from "../src/base/environment/data-folder-lock.ts";
import { createPlatform } from "../src/platform.ts";
import { openDatabase } from "../src/records/open-database.ts";
import { siteDocument } from "./http-fixtures.ts";
import { yardFile, yardMapping } from "./stock-fixtures.ts";
import { putEmptyRecords } from "../../../tooling/vitest/empty-records.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";
import { runAndRead } from "./run-and-read.ts";

let folder = "";
let dataDir = "";
/** Keeps the database of the data folder running between commands, which each open and close it. */
let database: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  folder = temporaryFolder("commands");
  dataDir = join(folder, "data");
  await putEmptyRecords(dataDir);
  database = await openDatabase({ dataDir, role: "command" });
  write("north.json", JSON.stringify(siteDocument("north")));
  write("yard.mapping.json", JSON.stringify(yardMapping));
  write("stock.csv", yardFile({ stock: "S1" }, { stock: "S2", make: "Kia", model: "Niro" }));
  await run(["site", "apply", "north.json"]);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, content: string): void {
  writeFileSync(join(folder, name), content);
}

const run = (words: string[], env: Record<string, string> = {}) => runAndRead(words, { dataDir, cwd: folder, env });

const importStock = (...more: string[]) =>
  run(["stock", "import", "--site", "north", "stock.csv", "--mapping", "yard.mapping.json", ...more]);

describe("a wrong command line", () => {
  it.each([
    [[], "Say what to do"],
    [["stok"], 'There is no command "stok"'],
    [["stok", "import"], 'There is no command "stok import". Did you mean stock import? See'],
    [["stock", "export"], 'There is no command "stock export"'],
    [["stock", "imprt"], "There is stock import, stock reindex. See"],
    [["stock", "import", "--site", "north", "stock.csv", "--dryrun"], "'--dryrun'. Did you mean --dry-run? See"],
    [["site", "list", "--mapping", "x"], '"site list" takes no --mapping'],
    [["site", "list", "north"], '"site list" takes no "north"'],
    [["doctor", "--force"], '"doctor" takes no --force'],
    [["stock", "import", "--nonsense"], "--nonsense"],
    [["stock", "import", "--site"], "--site"],
    [["stock", "import", "stock.csv"], "Say whose stock it is"],
    [["stock", "import", "--site", "north"], "Name the stock file"],
    [["stock", "import", "--site", "north", "a.csv", "b.csv"], "not several"],
    [["stock", "import", "--site", "north", "missing.csv"], "There is no file missing.csv"],
    [["stock", "import", "--site", "south", "stock.csv"], 'There is no site "south". There are: north.'],
    [
      ["stock", "import", "--site", "north", "stock.csv", "--mapping", "no-such"],
      'There is no mapping named "no-such"',
    ],
    [["site", "apply"], "Name at least one site document"],
    [["site", "rollback"], "Name one site"],
    [["site", "rollback", "north", "--to", "last"], "--to wants the number of a version"],
    [["site", "history", "south"], 'There is no site "south"'],
    [["site", "apply", "missing.json"], "missing.json cannot be read"],
    [["site", "check", "south"], 'There is no site "south"'],
    [["feeds", "check"], "Say whose feeds"],
    [["feeds", "check", "--site", "south"], 'There is no site "south"'],
    [["leads", "list", "--site", "south"], 'There is no site "south"'],
    [["leads", "list", "--most", "many"], "--most is a number"],
    [["leads", "export", "--format", "xml"], "--format is csv or jsonl"],
    [["leads", "replay"], "Name the site"],
    [["leads", "replay", "--site", "north", "--to", "nobody"], 'north has no destination "nobody"'],
  ])("%j gets one clear line and exit code 2", async (words, message) => {
    const { code, out, err } = await run(words);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(message);
    expect(err.trimEnd().split("\n")).toHaveLength(1);
  });

  it("is told for machines with --json", async () => {
    const { code, out } = await run(["stock", "import", "--site", "south", "stock.csv", "--json"]);
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject({
      error: { code: "usage", message: expect.stringContaining("south") as string },
    });
  });
});

describe("forecourt", () => {
  it("prints what it can do", async () => {
    expect(await run(["--help"])).toEqual({ code: 0, out: usage, err: "" });
  });

  it("site check names every problem and exits with 1; warnings alone are no failure", async () => {
    write("wrong.json", JSON.stringify({ ...siteDocument("wrong"), country: "UK", colour: "red" }));
    const wrong = await run(["site", "check", "wrong.json"]);
    expect(wrong.code).toBe(1);
    expect(wrong.out).toMatch(/country[\s\S]*colour/);
    const right = await run(["site", "check", "--json"]);
    expect(right.code).toBe(0);
    expect(JSON.parse(right.out)).toMatchObject([
      {
        name: "north",
        ok: true,
        warnings: expect.arrayContaining([expect.objectContaining({ path: "enquiry.optInDefault" })]) as unknown,
      },
    ]);
  });

  it.each([
    ["with records", {}],
    ["without records", { FORECOURT_DATA: "nowhere" }],
  ])("site check answers for every document that it is given, also when one is no JSON, %s", async (_, env) => {
    write("torn.json", "{ not json");
    write("wrong.json", JSON.stringify({ ...siteDocument("wrong"), country: "UK" }));
    const checked = await run(["site", "check", "torn.json", "missing.json", "wrong.json", "north.json"], env);
    expect(checked).toMatchObject({ code: 1, err: "" });
    expect(checked.out).toMatch(/torn\.json: not right\n {2}error {4}\(document\): The file torn\.json is not JSON/);
    expect(checked.out).toMatch(/missing\.json: not right\n.*cannot be read/);
    expect(checked.out).toMatch(/wrong\.json: not right\n.*country/);
    expect(checked.out).toMatch(/north\.json: ok/);
  });

  it("site apply of several says what is wrong with each, also when one is no JSON, and applies none", async () => {
    write("torn.json", "{ not json");
    write("wrong.json", JSON.stringify({ ...siteDocument("wrong"), country: "UK" }));
    write("whole.json", JSON.stringify(siteDocument("whole")));
    const applied = await run(["site", "apply", "torn.json", "whole.json", "wrong.json"]);
    expect(applied.code).toBe(1);
    expect(applied.out).toMatch(/wrong\.json: not right\n.*country[\s\S]*torn\.json: not right\n.*is not JSON/);
    expect((await run(["site", "list"])).out).not.toContain("whole");
  });

  it("site check of sites answers for those that are there beside one that is not", async () => {
    const checked = await run(["site", "check", "nroth", "north"]);
    expect(checked.code).toBe(1);
    expect(checked.out).toMatch(
      /nroth: not right\n.*There is no site "nroth"[\s\S]*north: ok|north: ok[\s\S]*nroth: not right/,
    );
  });

  it("site defaults sets what stands below every document, and site check counts it", async () => {
    write("defaults.json", JSON.stringify({ calculator: { termMaxYears: 5 } }));
    write("long.json", JSON.stringify(siteDocument("long", { calculator: { termYears: 6 } })));
    expect((await run(["site", "check", "long.json"])).code).toBe(0);
    expect((await run(["site", "defaults", "platform", "defaults.json"])).out).toBe(
      "platform: created, version 1, below 1 sites\n",
    );
    expect((await run(["site", "check", "long.json"])).out).toContain("calculator.termYears");
    expect((await run(["site", "apply", "long.json"])).code).toBe(1);
    expect(JSON.parse((await run(["site", "defaults", "--json"])).out)).toEqual([
      { layer: "platform", version: 1, keys: ["calculator"] },
    ]);
    expect(JSON.parse((await run(["site", "defaults", "platform"])).out)).toEqual({ calculator: { termMaxYears: 5 } });
    expect((await run(["site", "defaults", "dealer"])).code).toBe(2);
    write("defaults.json", "{}");
    expect((await run(["site", "defaults", "platform", "defaults.json"])).code).toBe(0);
  });

  it("site check of a file makes no records where there are none", async () => {
    const empty = join(folder, "untouched");
    expect((await run(["site", "check", "north.json"], { FORECOURT_DATA: empty })).code).toBe(0);
    expect(existsSync(empty)).toBe(false);
  });

  it("site apply applies none of several documents when one is wrong", async () => {
    write("east.json", JSON.stringify(siteDocument("east")));
    write("wrong.json", JSON.stringify({ slug: "wrong" }));
    expect((await run(["site", "apply", "east.json", "wrong.json"])).code).toBe(1);
    expect(JSON.parse((await run(["site", "list", "--json"])).out)).toMatchObject([{ slug: "north" }]);
  });

  it("name the address below the deployment's host, by https", async () => {
    const deployed = { FORECOURT_PUBLIC_HOST: "sites.example" };
    expect((await run(["site", "list"], deployed)).out).toContain("north.sites.example");
    expect((await run(["site", "suspend", "north", "--dry-run"], deployed)).out).toContain(
      "Hosts: north.sites.example",
    );
    write(
      "fed.json",
      JSON.stringify(
        siteDocument("fed", {
          feeds: { googleVehicleAds: { on: true } },
          secrets: { feedToken: "t".repeat(24) },
        }),
      ),
    );
    expect((await run(["site", "apply", "fed.json"])).code).toBe(0);
    expect((await run(["feeds", "check", "--site", "fed"], deployed)).out).toContain("(https://fed.sites.example/");
    expect((await run(["feeds", "check", "--site", "fed"])).out).toContain("(http://fed.localhost:4000/");
    await run(["site", "remove", "fed", "--confirm", "fed"]);
  });

  it("site rollback serves an earlier document again, and site history tells every version", async () => {
    write("renamed.json", JSON.stringify(siteDocument("north", { name: "Renamed" })));
    expect((await run(["site", "apply", "renamed.json"])).out).toContain("north: updated, version 2");
    expect((await run(["site", "rollback", "north"])).out).toContain(
      "the document of version 1 is served again, as version 3",
    );
    expect((await run(["site", "rollback", "north", "--to", "1"])).out).toContain("nothing to do");
    expect((await run(["site", "history", "north"])).out).toMatch(/3 .*served/);
    const missing = await run(["site", "rollback", "north", "--to", "9", "--json"]);
    expect(missing.code).toBe(1);
    expect(JSON.parse(missing.out)).toMatchObject({ error: { code: "site_version_unknown" } });
  });

  it("stock import --dry-run tells the counts and changes nothing", async () => {
    const { code, out } = await importStock("--dry-run", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ created: 2, updated: 0, unchanged: 0, withdrawn: 0, rejected: 0, rows: 2 });
    expect(await database.sql`select 1 from cars`).toHaveLength(0);
  });

  it("stock import, with no server running, stores and indexes; the doctor agrees", async () => {
    const { code, out } = await importStock("--json");
    expect(code).toBe(0);
    const result = JSON.parse(out) as Record<string, unknown>;
    expect(Object.keys(result)).toEqual([
      "created",
      "updated",
      "unchanged",
      "withdrawn",
      "rejected",
      "reasons",
      "notes",
      "unread",
      "emptied",
      "rows",
      "rowsPerSecond",
      "reportFile",
    ]);
    expect(result).toMatchObject({ created: 2, rows: 2 });
    expect(readFileSync(String(result["reportFile"]), "utf8").trim().split("\n")).toHaveLength(3);
    const doctor = await run(["doctor", "--json"]);
    expect(JSON.parse(doctor.out)).toMatchObject([
      { part: "node", ok: true },
      { part: "data folder", ok: true },
      { part: "database", ok: true, found: expect.stringContaining("2 cars") as string },
      { part: "sites", ok: true },
      { part: "public host", ok: true },
      { part: "development pages", ok: true },
      { part: "proxies", ok: true },
      { part: "secrets", ok: true },
      { part: "security contact", ok: true },
      { part: "search index", ok: true, found: "embedded, no server running: 2 cars, 0 changes waiting" },
    ]);
    expect(doctor.code).toBe(0);
  });

  it("stock import says which field cars lose when the file no longer has its column, and what to do", async () => {
    write(
      "renamed.csv",
      yardFile({ stock: "S1" }, { stock: "S2", make: "Kia", model: "Niro" }).replace(",Km,", ",Kms,"),
    );
    const words = ["stock", "import", "--site", "north", "renamed.csv", "--mapping", "yard.mapping.json", "--dry-run"];
    expect((await run(words)).out).toContain(
      '  the file has no column "Km": 2 cars would lose the field km. If that is not meant, give the column its name back, or take km from another column in the mapping, and import again\n',
    );
    expect(JSON.parse((await run([...words, "--json"])).out)).toMatchObject({
      emptied: [{ field: "km", columns: ["Km"], count: 2 }],
    });
  });

  it("stock import says what it left out of cars, with the first line and how many they are", async () => {
    write(
      "odd.csv",
      "stocknum,make,model,car_type,km\nS7,Mazda,2,used,low\nS8,Mazda,3,used,low\nS9,Mazda,6,used,many\n",
    );
    const { out } = await run(["stock", "import", "--site", "north", "odd.csv", "--dry-run"]);
    expect(out).toContain('  2 rows, first line 2: km left out: "low" is not a number\n');
    expect(out).toContain('  line 4: km left out: "many" is not a number\n');
  });

  it("stock import says which photos its cars name that nobody has stored, where no origin of pictures has them", async () => {
    mkdirSync(join(dataDir, "media", "yard"), { recursive: true });
    write(
      "photos.csv",
      "stocknum,make,model,car_type,images\nP1,Mazda,2,used,yard/there.jpg\nP2,Mazda,3,used,yard/there.jpg|yard/typo.jpg|https://photos.example/a.jpg\nP3,Mazda,6,used,yard/typo.jpg|yard/gone.jpg\n",
    );
    writeFileSync(join(dataDir, "media", "yard", "there.jpg"), "");
    const asked = ["stock", "import", "--site", "north", "photos.csv", "--dry-run"];
    expect((await run(asked)).out).toContain(
      `  2 photos, first yard/typo.jpg of line 3, are not stored, so shoppers see a gap. Put the files below ${join(dataDir, "media")}\n`,
    );
    expect(JSON.parse((await run([...asked, "--json"])).out)).toMatchObject({
      missingPhotos: { count: 2, key: "yard/typo.jpg", line: 3 },
    });
    expect((await run(asked, { FORECOURT_PICTURE_ORIGIN: "https://pictures.example" })).out).not.toContain(
      "not stored",
    );
    writeFileSync(join(dataDir, "media", "yard", "typo.jpg"), "");
    writeFileSync(join(dataDir, "media", "yard", "gone.jpg"), "");
    expect((await run(asked)).out).not.toContain("not stored");
  });

  it("stock import of a file that is refused exits with 1 and says why", async () => {
    write("short.csv", "Stock,Make\nS1,Mazda\n");
    const refused = await run([
      "stock",
      "import",
      "--site",
      "north",
      "short.csv",
      "--mapping",
      "yard.mapping.json",
      "--json",
    ]);
    expect(refused.code).toBe(1);
    expect(JSON.parse(refused.out)).toMatchObject({ error: { code: "columns_missing" } });
    expect(readdirSync(join(dataDir, "reports")).some((name) => name.endsWith(".unfinished"))).toBe(false);
  });

  it.each([
    [
      "refuses a statement",
      "raise exception 'The disk is too small.' using errcode = '54000';",
      "database_refused",
      "The database refused a statement: The disk is too small. (SQLSTATE 54000). Look with: forecourt doctor",
    ],
    [
      "cuts the connection",
      "perform pg_terminate_backend(pg_backend_pid());",
      "database_unavailable",
      "The database does not answer. Try again in a moment; if it stays so, `forecourt doctor` says why. (terminating connection",
    ],
  ])(
    "stock import says in a sentence that the database %s, and prints no SQL",
    async (_how, happening, code, sentence) => {
      await database.pool.query(
        `create function fail() returns trigger language plpgsql as $$ begin ${happening} return new; end $$`,
      );
      await database.sql`create trigger fail before insert on stock_imports for each row execute function fail()`;
      try {
        const failed = await importStock("--json");
        expect(failed.code).toBe(1);
        expect(JSON.parse(failed.out)).toMatchObject({ error: { code } });
        expect(failed.err).toContain(`[records] ${sentence}`);
        expect(failed.err).not.toMatch(/insert into|stock_imports|params/i);
      } finally {
        await database.sql`drop function fail() cascade`;
      }
    },
  );

  it("stock reindex rebuilds with no server running", async () => {
    const { code, out, err } = await run(["stock", "reindex", "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ cars: 2, by: "command" });
    expect(err).toContain("Rebuilding");
  });

  it("leads list and leads export show leads with their delivery", async () => {
    expect((await run(["leads", "list"])).out).toBe("There are no leads yet.\n");
    await database.sql`insert into leads (site_slug, body_hash, payload) values ('north', 'x', '{"name": "Ada", "category": "General Enquiry"}')`;
    expect((await run(["leads", "list"])).out).toMatch(/north .* General Enquiry {2}Ada {3}no destination/);
    expect(JSON.parse((await run(["leads", "list", "--json", "--site", "north"])).out)).toMatchObject([
      { payload: { name: "Ada" }, deliveries: [] },
    ]);
    expect((await run(["leads", "export"])).out.split("\r\n")).toHaveLength(3);
    expect((await run(["leads", "export", "--format", "jsonl", "--output", "leads.jsonl"])).out).toBe("");
    expect(JSON.parse(readFileSync(join(folder, "leads.jsonl"), "utf8"))).toMatchObject({ name: "Ada" });
  });

  it("leads replay delivers once more what was given up, to receivers that the site still has; the doctor warns of it", async () => {
    const document = siteDocument("replayed");
    const crm = { name: "crm", type: "adf", to: "leads@crm.example" };
    write("replayed.json", JSON.stringify({ ...document, secrets: { leadDestinations: [crm] } }));
    await run(["site", "apply", "replayed.json"]);
    const nothing = ["leads", "replay", "--site", "replayed"];
    expect((await run(nothing)).out).toBe("No delivery was given up.\n");
    await database.sql`
      with lead as (insert into leads (site_slug, body_hash, payload) values ('replayed', 'r', '{"name": "Ada"}') returning id)
      insert into lead_deliveries (lead_id, site_slug, destination, state, attempts, last_error)
      select id, 'replayed', destination, 'dead', 12, 'HTTP 500' from lead, unnest(array['crm', 'gone']) as destination`;
    expect((await run(["doctor"])).out).toMatch(
      /warning {3}leads: given up after twelve attempts: replayed 2\n.*leads replay/,
    );
    expect((await run([...nothing, "--dry-run"])).out).toBe("crm: 1. They would be tried again.\n");
    expect((await run([...nothing, "--to", "crm"])).out).toBe(
      "crm: 1. They are tried again now, while a server runs.\n",
    );
    expect(
      await database.sql`select destination, state, attempts, last_error from lead_deliveries where site_slug = 'replayed' order by destination`,
    ).toMatchObject([
      { destination: "crm", state: "waiting", attempts: 0, last_error: null },
      { destination: "gone", state: "dead", attempts: 12 },
    ]);
    expect((await run(nothing)).out).toBe("No delivery was given up.\n");
    await database.sql`delete from lead_deliveries where site_slug = 'replayed'`;
    await database.sql`delete from leads where site_slug = 'replayed'`;
    await run(["site", "remove", "replayed", "--confirm", "replayed"]);
  });

  it("leads export writes a file that Excel reads as UTF-8, so that Māori names stay as they were typed", async () => {
    await database.sql`insert into leads (site_slug, body_hash, payload) values ('north', 'y', '{"name": "Mārama", "category": "General Enquiry"}')`;
    expect((await run(["leads", "export", "--output", "leads.csv"])).code).toBe(0);
    const text = readFileSync(join(folder, "leads.csv"), "utf8");
    expect(text.startsWith("\uFEFFlead_id,site,")).toBe(true);
    expect(text).toContain("Mārama");
    // What is read by a program has no mark before its first column.
    expect((await run(["leads", "export"])).out.startsWith("lead_id,site,")).toBe(true);
  });
});

describe("forecourt with a Typesense server", () => {
  it("indexes there, and says so when it is away", async () => {
    const engine = createSearchEngine({ dataDir: join(folder, "cluster"), apiKey: "cluster-key" });
    const cluster = await listen(engine, { port: 0 });
    const env = { TYPESENSE_URL: cluster.url, TYPESENSE_API_KEY: "cluster-key" };
    expect(JSON.parse((await run(["stock", "reindex", "--json"], env)).out)).toMatchObject({ cars: 2, by: "command" });
    write("stock.csv", yardFile({ stock: "S1", badge: "GT" }, { stock: "S2", make: "Kia", model: "Niro" }));
    expect(
      (await run(["stock", "import", "--site", "north", "stock.csv", "--mapping", "yard.mapping.json"], env)).code,
    ).toBe(0);
    const query = new URLSearchParams({ q: "gt", query_by: "title" });
    const found = await fetch(`${cluster.url}/collections/cars/documents/search?${query}`, {
      headers: { "x-typesense-api-key": "cluster-key" },
    });
    expect(await found.json()).toMatchObject({ found: 1 });
    expect((await run(["doctor"], env)).out).toContain("the cluster of TYPESENSE_URL: 2 cars, 0 changes waiting");
    await cluster.close();
    await engine.close();
    const away = await run(["doctor"], env);
    expect(away.code).toBe(1);
    expect(away.out).toMatch(/not well {2}search index: does not answer[\s\S]*TYPESENSE_API_KEY/);
    await run(["stock", "reindex"], {});
  });

  it("says of cars that are stored while it is away what became of them, of the index, and what to do", async () => {
    const away = { TYPESENSE_URL: "http://127.0.0.1:1", TYPESENSE_API_KEY: "cluster-key" };
    write("stock.csv", yardFile({ stock: "S1", badge: "GSX" }, { stock: "S2", make: "Kia", model: "Niro" }));
    const imported = await run(
      ["stock", "import", "--site", "north", "stock.csv", "--mapping", "yard.mapping.json"],
      away,
    );
    expect(imported.code).toBe(1);
    expect(imported.out).toMatch(/^0 created, 1 updated, 1 unchanged[^]*Report: /);
    expect(imported.err).toContain(
      "The stock is stored; the search index does not have it yet. The search engine does not answer (ECONNREFUSED). Check that it runs and that TYPESENSE_URL is its address.",
    );
    expect(imported.err).toContain(
      "A running server brings it up to date by itself once the engine answers; where none runs, then run: forecourt stock reindex",
    );
    expect(JSON.parse((await importStock("--json", "--dry-run")).out)).toMatchObject({ updated: 0, unchanged: 2 });
    const rebuilt = await run(["stock", "reindex", "--json"], away);
    expect(rebuilt.code).toBe(1);
    const { error } = JSON.parse(rebuilt.out) as { error: { code: string; message: string } };
    expect(error.code).toBe("search_index_failed");
    expect(error.message).toMatch(
      /^The search index was not rebuilt\. The search engine does not answer \(ECONNREFUSED\)\..* The cars are safe in the database, and the index is as it was\..*: forecourt stock reindex$/,
    );
    write("stock.csv", yardFile({ stock: "S1", badge: "GT" }, { stock: "S2", make: "Kia", model: "Niro" }));
    expect((await importStock()).code).toBe(0);
  });

  it("says of a site that is removed while it is away that its cars are still in the index, and to remove it again", async () => {
    write("gone.json", JSON.stringify(siteDocument("gone")));
    write("gone.csv", yardFile({ stock: "G1" }));
    expect((await run(["site", "apply", "gone.json"])).code).toBe(0);
    expect((await run(["stock", "import", "--site", "gone", "gone.csv", "--mapping", "yard.mapping.json"])).code).toBe(
      0,
    );
    const removed = await run(["site", "remove", "gone", "--confirm", "gone"], {
      TYPESENSE_URL: "http://127.0.0.1:1",
      TYPESENSE_API_KEY: "cluster-key",
    });
    expect(removed.code).toBe(1);
    expect(removed.err).toContain(
      "Its cars are still in the search index. The search engine does not answer (ECONNREFUSED).",
    );
    expect(removed.err).toContain("then repeat: forecourt site remove gone --confirm gone");
    expect((await run(["site", "remove", "gone", "--confirm", "gone"])).code).toBe(0);
  });

  it("says that the key is wrong, in a command and in the log of a server", async () => {
    const engine = createSearchEngine({ dataDir: join(folder, "locked"), apiKey: "the-right-key" });
    const cluster = await listen(engine, { port: 0 });
    const env = { TYPESENSE_URL: cluster.url, TYPESENSE_API_KEY: "a-wrong-key" };
    const reason = "The search engine refuses the key of TYPESENSE_API_KEY (401). Set it to the engine's admin key.";
    expect((await run(["stock", "reindex"], env)).err).toContain(reason);
    const log: LogLine[] = [];
    const platform = await createPlatform({ dataDir, env, build: "test", log: (line) => log.push(line) });
    await platform.close();
    await cluster.close();
    await engine.close();
    expect(log.find(({ event }) => event === "index_failed")).toMatchObject({ code: "search_index_failed", reason });
  });
});

describe("forecourt while the server runs", () => {
  it("lets a server that starts in the middle of a command wait for it, and no second server start", async () => {
    const command = takeDataFolderLock(dataDir, "command");
    const starting = createPlatform({ dataDir, env: {}, build: "test", log: () => {} });
    await database.sql`select 1`;
    command?.release();
    const platform = await starting;
    await expect(createPlatform({ dataDir, env: {}, build: "test", log: () => {} })).rejects.toMatchObject({
      code: "data_folder_locked",
      holder: { pid: process.pid, role: "server" },
    });
    await platform.close();
  });

  it("imports, rebuilds and looks after itself; the server indexes and serves the change", async () => {
    const log: LogLine[] = [];
    const platform = await createPlatform({ dataDir, env: {}, build: "test", log: (line) => log.push(line) });
    const models = async () => {
      const answer = await platform.fetch(
        new Request("http://north.localhost/api/search", { headers: { host: "north.localhost" } }),
      );
      return (JSON.parse((await answer?.text()) ?? "") as { hits: { model: string }[] }).hits
        .map(({ model }) => model)
        .toSorted();
    };
    expect(await models()).toEqual(["CX-5", "Niro"]);
    write(
      "stock.csv",
      yardFile(
        { stock: "S1", badge: "GT" },
        { stock: "S2", make: "Kia", model: "Niro" },
        { stock: "S3", make: "Skoda", model: "Kodiaq" },
      ),
    );
    expect(JSON.parse((await importStock("--json")).out)).toMatchObject({ created: 1, unchanged: 2 });
    // What was found before is given out until the server has heard of the new version of the stock.
    await expect.poll(models).toEqual(["CX-5", "Kodiaq", "Niro"]);
    expect(JSON.parse((await run(["stock", "reindex", "--json"])).out)).toMatchObject({ cars: 3, by: "server" });
    expect(await models()).toEqual(["CX-5", "Kodiaq", "Niro"]);
    const doctor = await run(["doctor"]);
    expect(doctor).toMatchObject({
      code: 0,
      out: expect.stringContaining(`open in process ${process.pid} (a server), 0 changes waiting`) as string,
    });
    await platform.close();
    expect(log.filter(({ level }) => level === "error")).toEqual([]);
  });
});

describe("keys of lenders and valuers", () => {
  it("are made, listed without themselves, and revoked once", async () => {
    const made = await run(["keys", "create", "--site", "north", "--name", "Plenti", "--may", "quotes", "--json"]);
    const { id, key } = JSON.parse(made.out) as { id: string; key: string };
    expect([made.code, key]).toEqual([0, expect.stringMatching(/^fk_[\w-]{43}$/)]);
    const listed = await run(["keys", "list", "--site", "north"]);
    expect(listed.out).toContain(`${id}  north  quotes  never used  Plenti`);
    expect(listed.out).not.toContain(key);
    expect((await run(["keys", "revoke", id])).code).toBe(0);
    expect((await run(["keys", "list"])).out).toContain("revoked");
    expect((await run(["keys", "revoke", id])).code).toBe(1);
  });

  it.each([
    [["keys", "create", "--name", "x", "--may", "quotes"], "Name the site"],
    [["keys", "create", "--site", "north", "--may", "quotes"], "whose it is"],
    [["keys", "create", "--site", "north", "--name", "x", "--may", "prices"], "--may is quotes or valuations"],
    [["keys", "create", "--site", "nowhere", "--name", "x", "--may", "quotes"], 'no site "nowhere"'],
    [["keys", "revoke", "x"], "Name the key by its id"],
  ])("%j is refused with a line that says how it is meant", async (words, said) => {
    const { code, err } = await run(words);
    expect([code, err]).toEqual([2, expect.stringContaining(said)]);
  });
});
