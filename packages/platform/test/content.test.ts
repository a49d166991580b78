import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { finished } from "node:stream/promises";
import { modelAnswerSchema } from "@forecourt/api";
import type { ContentLayer } from "@forecourt/core/schemas";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { applyContent } from "../src/domain/content/apply-content.ts";
import { ContentRefusedError } from "../src/domain/content/content-refused.ts";
import type { LayerContent } from "../src/domain/content/layer-content.ts";
import { readPage } from "../src/domain/content/read-page.ts";
import { readManufacturer, readManufacturers } from "../src/domain/content/read-manufacturer.ts";
import { readModel, readModels } from "../src/domain/content/read-models.ts";
import { renderProse } from "../src/domain/content/render-prose.ts";
import { applyDefaults } from "../src/domain/sites/apply-defaults.ts";
import { applySite } from "../src/domain/sites/apply-site.ts";
import { openSiteDirectory } from "../src/domain/sites/site-directory.ts";
import type { Database } from "../src/records/open-database.ts";
import { openDatabase } from "../src/records/open-database.ts";
import { watchVersions } from "../src/records/watch-versions.ts";
import { parsedSite, putSite, siteDocument } from "./http-fixtures.ts";
import { putEmptyRecords } from "../../../tooling/vitest/empty-records.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";
import { runAndRead } from "./run-and-read.ts";

let folder = "";
let dataDir = "";
let database: Database;
beforeAll(async () => {
  folder = temporaryFolder("content");
  dataDir = join(folder, "data");
  await putEmptyRecords(dataDir);
  database = await openDatabase({ dataDir, role: "command" });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await database.sql`delete from content_records`;
  await database.sql`delete from content_history`;
  await database.sql`delete from sites`;
  rmSync(join(folder, "content"), { recursive: true, force: true });
  const pages = { on: ["/about-us", "/pages/warranty", "/privacy-policy"] as const };
  const dealer = siteDocument("north").dealer;
  await putSite(
    database,
    siteDocument("north", {
      pages: { on: [...pages.on], drafts: ["/privacy-policy"] },
      dealer: { ...dealer, brand: "Mazda" },
    }),
  );
  await putSite(database, siteDocument("south", { pages: { on: [...pages.on] } }));
});

function write(name: string, content: string | Uint8Array): void {
  const file = join(folder, "content", name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const run = (...words: string[]) => command("content", ...words);
const command = (...words: string[]) =>
  runAndRead(words, { dataDir, cwd: folder, env: { FORECOURT_PICTURE_HOSTS: "pictures.example, 127.0.0.1" } });

const siteOf = async (slug: string) => {
  const [row] = await database.sql<
    { document: Parameters<typeof putSite>[1] }[]
  >`select document from sites where slug = ${slug}`;
  return parsedSite(slug, row?.document).site;
};
const pageOf = async (slug: string, page: string, now = new Date()) =>
  readPage(database, await siteOf(slug), page, now);
const stored = async () =>
  (await database.sql<{ place: string }[]>`select layer || ' ' || slug as place from content_records order by 1`).map(
    ({ place }) => place,
  );
const page = (fields: Record<string, unknown>) => ({ page: { "about-us": { title: "About us", ...fields } } });

describe("the models of a site", () => {
  const cx5 = { name: "CX-5", manufacturer_name: "Mazda", manufacturer_body: "SUV", description: "**Five** seats." };
  const modelsOf = async (slug: string) => (await readModels(database, await siteOf(slug), new Date())).models;
  beforeEach(async () => {
    const mazda = {
      model: { "cx-5": cx5, "bt-50": { ...cx5, name: "BT-50", manufacturer_body: "Commercial", place: 1 } },
    };
    await applyContent(
      database,
      new Map<ContentLayer, LayerContent>([
        ["manufacturer:mazda", mazda],
        ["site:north", { model: { "cx-5": { short_description: "Ours.", override_url: "/about-us" } } }],
      ]),
    );
  });
  it("are those of its manufacturers, written once, with what the dealer says of them himself", async () => {
    expect(await modelsOf("north")).toMatchObject([
      { slug: "bt-50", href: "/models/bt-50" },
      { slug: "cx-5", short_description: "Ours.", href: "/about-us", manufacturer_name: "Mazda" },
    ]);
    expect(await modelsOf("south")).toEqual([]);
  });
  it("have a page with safe prose, and lead to the page that stands for it only where the site has that", async () => {
    const north = await siteOf("north");
    const { model } = await readModel(database, north, "cx-5", new Date());
    expect(model.description).toBe("<p><strong>Five</strong> seats.</p>\n");
    const without = { ...north, pages: { ...north.pages, on: [] } };
    expect((await readModel(database, without, "cx-5", new Date())).model).toMatchObject({ href: "/models/cx-5" });
    await expect(readModel(database, north, "cx-7", new Date())).rejects.toMatchObject({ code: "content_unknown" });
  });
  it("say where their pictures and those of their features are, by the specification's names", async () => {
    const picture = { file: "content/cx-5.webp", alt: "A red one" };
    const features = [{ title: "Seats", picture: { ...picture, file: "content/seats.webp" } }, { title: "Doors" }];
    await applyContent(
      database,
      new Map([["platform", { model: { "cx-5": { ...cx5, picture, features }, "cx-7": { ...cx5, name: "CX-7" } } }]]),
    );
    const north = await siteOf("north");
    const { models } = await readModels(database, north, new Date());
    const urls = {
      image: { url: "/img/1280/content/cx-5.webp" },
      cloudfront_new_image_url: "/img/1280/content/cx-5.webp",
    };
    expect(models.find(({ slug }) => slug === "cx-5")).toMatchObject({ picture, ...urls });
    expect(models.find(({ slug }) => slug === "cx-7")).not.toHaveProperty("image");
    const { model } = await readModel(database, north, "cx-5", new Date());
    expect(modelAnswerSchema.parse(model)).toMatchObject({
      ...urls,
      features: [{ ...features[0], image: { url: "/img/1280/content/seats.webp" } }, { title: "Doors" }],
    });
    expect(model.features[1]).not.toHaveProperty("image");
  });
  it("are known to menus and the sitemap while the site is served", async () => {
    const directory = await openSiteDirectory(database, "localhost", () => {});
    expect(directory.bySlug("north")?.site.records?.models.map(({ slug, visible }) => [slug, visible])).toEqual([
      ["bt-50", true],
      ["cx-5", false],
    ]);
    expect(directory.bySlug("south")?.site.records?.models).toEqual([]);
  });
  it("are refused where a body is none of the four", async () => {
    const broken = new Map<ContentLayer, LayerContent>([
      ["platform", { model: { rx: { ...cx5, manufacturer_body: "Spaceship" } } }],
    ]);
    await expect(applyContent(database, broken)).rejects.toBeInstanceOf(ContentRefusedError);
  });
  it("belong to a manufacturer with an overview, unless it skips the page", async () => {
    await applyContent(
      database,
      new Map([["platform", { manufacturer: { kia: { name: "Kia", skipPage: true, description: "*Seoul*" } } }]]),
    );
    const north = await siteOf("north");
    expect((await readManufacturer(database, north, "kia", new Date())).manufacturer).toEqual({
      slug: "kia",
      id: "kia",
      name: "Kia",
      skipPage: true,
      mark: "/img/makes/kia.svg",
      logo: { url: "/img/makes/kia.svg" },
      description: "<p><em>Seoul</em></p>\n",
      blocks: [],
    });
    const logo = { picture: { file: "content/zeppelin.webp", alt: "Zeppelin" } };
    await applyContent(
      database,
      new Map([
        ["platform", { manufacturer: { kia: { name: "Kia", id: "K-7" }, zeppelin: { name: "Zeppelin", logo } } }],
      ]),
    );
    expect((await readManufacturers(database, await siteOf("north"), new Date())).manufacturers).toEqual([
      {
        slug: "kia",
        id: "K-7",
        name: "Kia",
        skipPage: false,
        mark: "/img/makes/kia.svg",
        logo: { url: "/img/makes/kia.svg" },
      },
      {
        slug: "zeppelin",
        id: "zeppelin",
        name: "Zeppelin",
        skipPage: false,
        logo: { ...logo.picture, url: "/img/1280/content/zeppelin.webp" },
      },
    ]);
    await expect(readManufacturer(database, north, "mazda", new Date())).rejects.toMatchObject({
      code: "content_unknown",
    });
  });
});

describe("the content of a site", () => {
  it("is laid over that of its group, its manufacturer and the platform, field by field", async () => {
    await applyContent(
      database,
      new Map([
        ["platform", { page: { warranty: { title: "Warranty", intro: "Of every car.", body: "One year." } } }],
        ["manufacturer:mazda", { page: { warranty: { body: "Five years." } } }],
        ["site:north", { page: { warranty: { intro: "Of each Mazda." } } }],
      ]),
    );
    const prose = (text: string) => [{ kind: "prose", text: `<p>${text}</p>\n` }];
    expect(await pageOf("north", "warranty")).toMatchObject({
      title: "Warranty",
      intro: "Of each Mazda.",
      blocks: prose("Five years."),
    });
    expect(await pageOf("south", "warranty")).toMatchObject({ intro: "Of every car.", blocks: prose("One year.") });
  });
  it("of a shared layer is not shown where the record excludes the site", async () => {
    await applyContent(database, new Map([["platform", page({ body: "We.", exclude: ["south"] })]]));
    await expect(pageOf("south", "about-us")).rejects.toMatchObject({ code: "content_unknown" });
    expect((await pageOf("north", "about-us")).title).toBe("About us");
  });
  it("shows from its first day to the end of its last, in the time zone of the site", async () => {
    await applyContent(database, new Map([["site:north", page({ start: "2026-12-01", end: "2026-12-24" })]]));
    const at = (instant: string) =>
      pageOf("north", "about-us", new Date(instant)).then(
        () => true,
        () => false,
      );
    expect(await at("2026-11-30T12:59:59Z")).toBe(false);
    expect(await at("2026-11-30T13:00:00Z")).toBe(true);
    expect(await at("2026-12-24T12:59:59Z")).toBe(true);
    expect(await at("2026-12-24T13:00:00Z")).toBe(false);
  });
  it("is refused where it ends before it starts, for nobody would ever see it", async () => {
    const period = (start: string, end: string) =>
      applyContent(database, new Map([["site:north", page({ start, end })]]));
    await expect(period("2027-02-01", "2027-01-01")).rejects.toMatchObject({
      problems: [{ path: ["end"], message: "Ends before it starts. Use a later end, or an earlier start." }],
    });
    await period("2026-12-24", "2026-12-24");
  });
  it("wakes the sites that show something else by it, and no other", async () => {
    const versions = async () =>
      Object.fromEntries(
        (await database.sql<{ slug: string; v: number }[]>`select slug, content_version as v from sites`).map(
          ({ slug, v }) => [slug, v],
        ),
      );
    expect((await applyContent(database, new Map([["manufacturer:mazda", page({ body: "Mazda." })]]))).sites).toEqual([
      "north",
    ]);
    expect(await versions()).toEqual({ north: 1, south: 0 });
    // What a nearer layer says anyway is no change of the site.
    await applyContent(database, new Map([["site:south", page({ body: "South." })]]));
    expect((await applyContent(database, new Map([["platform", page({ body: "All." })]]))).sites).toEqual([]);
    expect((await applyContent(database, new Map([["platform", page({ body: "All." })]]))).changes).toEqual([]);
  });
  it("is live within a second, and its page is reachable only while it shows", async () => {
    const directory = await openSiteDirectory(database, "localhost", () => {});
    const watch = await watchVersions(database, (key) => void (key === "config" && directory.reload()));
    const on = () => directory.bySlug("north")?.site.pages.on;
    expect(on()).toEqual(["/privacy-policy"]);
    await applyContent(database, new Map([["site:north", page({ body: "Here.", end: "2039-12-24" })]]));
    await vi.waitFor(() => expect(on()).toEqual(["/about-us", "/privacy-policy"]), 1000);
    const version = directory.bySlug("north")?.version ?? 0;
    const south = directory.bySlug("south")?.version;
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2039-12-24T13:00:00Z") });
    expect(on()).toEqual(["/privacy-policy"]);
    vi.useRealTimers();
    expect(directory.bySlug("south")?.version).toBe(south);
    expect(directory.bySlug("north")?.version).toBeGreaterThan(version);
    await watch.stop();
  });
  it.each([
    ["its document", () => applySite(database, siteDocument("south", { content: { manufacturers: [] } }))],
    ["the defaults below it", () => applyDefaults(database, "platform", { content: { manufacturers: [] } })],
  ])(
    "has a version that it never had when %s takes away what has ended: no page that is kept comes back",
    async (_, apply) => {
      await applySite(database, siteDocument("south"));
      await applyDefaults(database, "platform", { content: { manufacturers: ["mazda"] } });
      await applyContent(database, new Map([["manufacturer:mazda", page({ body: "Mazda.", end: "2026-01-31" })]]));
      const version = async () =>
        (await openSiteDirectory(database, "localhost", () => {})).bySlug("south")?.version ?? 0;
      const before = await version();
      await apply();
      expect(await version()).toBeGreaterThan(before);
      await database.sql`delete from site_defaults`;
    },
  );
  it("moves the version of its site on past its removal: a later site of the same name has none of the earlier one's", async () => {
    const version = async () =>
      (await openSiteDirectory(database, "localhost", () => {})).bySlug("south")?.version ?? 0;
    await applySite(database, siteDocument("south"));
    for (const body of ["One.", "Two.", "Three."])
      await applyContent(database, new Map([["site:south", page({ body, end: "2026-01-31" })]]));
    const before = await version();
    expect(await command("site", "remove", "south", "--confirm", "south")).toMatchObject({ code: 0 });
    await applySite(database, siteDocument("south"));
    expect(await version()).toBeGreaterThan(before);
    await database.sql`delete from site_removals`;
  });
  it("answers with the starter text of a notice where somebody has reviewed it or the site shows the draft", async () => {
    const on = async (document: Parameters<typeof siteDocument>[1]) => {
      await putSite(database, siteDocument("south", document));
      const directory = await openSiteDirectory(database, "localhost", () => {});
      return directory.bySlug("south")?.site.pages.on;
    };
    const pages = { on: ["/privacy-policy" as const] };
    expect(await on({ pages })).toEqual([]);
    expect(await on({ pages: { ...pages, drafts: pages.on } })).toEqual(pages.on);
    expect(await on({ pages, legal: { reviewedOn: "2026-11-22" } })).toEqual(pages.on);
    expect((await pageOf("south", "privacy-policy")).blocks).toMatchObject([
      { text: expect.stringContaining("Dealer Pty Ltd") },
    ]);
    await putSite(database, siteDocument("south", { pages }));
    await applyContent(
      database,
      new Map([["site:south", { page: { "privacy-policy": { title: "Privacy", body: "Our own." } } }]]),
    );
    expect(await on({ pages })).toEqual(pages.on);
  });
  it("is refused where no layer of a site makes it whole, and nothing of it is stored", async () => {
    const refused = applyContent(
      database,
      new Map<ContentLayer, LayerContent>([
        ["platform", { page: { warranty: { title: "Warranty" } } }],
        ["site:north", { page: { "about-us": { body: "Here." } } }],
      ]),
    );
    await expect(refused).rejects.toThrow(ContentRefusedError);
    expect(await stored()).toEqual([]);
  });
});

describe("prose", () => {
  it.each([
    ["a script", "Hi<script>alert(1)</script>", "<p>Hi</p>"],
    ["a handler", '<p onclick="alert(1)" style="x" class="y" id="z">Hi</p>', "<p>Hi</p>"],
    ["a picture that fails", '<img src=x onerror="alert(1)">Hi', "Hi"],
    ["an SVG with a script", "<svg><script>alert(1)</script><text>a</text></svg>Hi", "Hi"],
    ["a frame", '<iframe src="https://evil.example"></iframe>Hi', "Hi"],
    ["a form", '<form action="https://evil.example"><input name="a">Hi</form>', "Hi"],
    ["a link to a script", "[Hi](javascript:alert(1))", "<p>Hi</p>"],
    ["a link to data", '<a href="data:text/html,x">Hi</a>', "<p>Hi</p>"],
    ["a link to another host without a scheme", "[Hi](//evil.example)", "<p>Hi</p>"],
    ["a link over http", "[Hi](http://evil.example)", "<p>Hi</p>"],
    ["a link to a page that the site has not", "[Hi](/pages/care-plans)", "<p>Hi</p>"],
    ["markup that nobody closed", "<b><a href='https://a.example'>Hi", "<b><a"],
  ])("with %s is harmless", async (_, text, html) => {
    const shown = renderProse(text, await siteOf("north"));
    expect(shown).not.toMatch(/<script|<svg|<iframe|<form|<img|<input|javascript:|data:|onerror|onclick|style=|evil/);
    expect(shown.replace(/<\/?span>/g, "").trim()).toContain(html);
  });
  it("is its words where it is nested deeper than anybody can read", () => {
    const { site } = parsedSite("north");
    expect(renderProse(`${">".repeat(39_000)} <b>Deep</b> & down`, site)).toMatch(
      /^<p>\s+b Deep \/b +&amp; down<\/p>$/,
    );
    expect(renderProse("> > Quoted **twice**", site)).toContain("<blockquote>");
  });
  it("keeps headings, lists, tables and links", async () => {
    const html = renderProse(
      "# A\n\n- b\n\n| c |\n|---|\n| d |\n\n[e](/brands) [f](https://f.example)",
      parsedSite("north").site,
    );
    expect(html).toContain("<h2>A</h2>");
    expect(html).toContain("<li>b</li>");
    expect(html).toContain("<td>d</td>");
    expect(html).toContain('<a href="/brands">e</a>');
    expect(html).toContain('<a href="https://f.example" rel="noopener">f</a>');
  });
});

describe("a folder of content", () => {
  const about = "---\ntitle: About us\n---\n\nSince **1984**.\n";
  it("is checked, applied, listed, exported and rolled back", async () => {
    const picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: "#336699" } })
      .jpeg()
      .toBuffer();
    write("sites/north/pages/yard.jpg", picture);
    write(
      "sites/north/pages/about-us.md",
      about.replace(
        "\n---\n\n",
        "\nblocks:\n  - kind: picture-text\n    picture: { file: yard.jpg, alt: The yard }\n    text: Come in.\n---\n\n",
      ),
    );
    const checked = await run("check", "content");
    expect(checked).toMatchObject({ code: 0, out: expect.stringContaining("+ site:north page about-us") });
    expect(await stored()).toEqual([]);
    expect(await run("apply", "content")).toMatchObject({
      code: 0,
      out: expect.stringContaining("Woken: 1 sites (north)"),
    });
    expect(await run("apply", "content")).toMatchObject({ code: 0, out: "Nothing changes.\n" });
    const [, block] = (await pageOf("north", "about-us")).blocks;
    expect(block).toMatchObject({
      picture: { file: expect.stringMatching(/^content\/[0-9a-f]{40}\.jpg$/), width: 640, height: 400 },
    });
    const key = block?.kind === "picture-text" ? block.picture.file : "";
    expect(readFileSync(join(dataDir, "media", key))).toEqual(picture);
    expect((await run("list")).out).toContain("site:north  page  about-us  About us");
    expect((await run("list", "site:nroth")).out).toBe(
      "site:nroth has no content. See what has: forecourt content list\n",
    );
    expect(await run("export", "copy")).toMatchObject({ code: 0 });
    expect(readdirSync(join(folder, "copy/sites/north/pages")).sort()).toEqual(["about-us.md", key.slice(8)].sort());
    expect(await run("check", "copy")).toMatchObject({ code: 0, out: "Nothing changes.\n" });
    write("sites/north/pages/about-us.md", about.replace("1984", "1985"));
    await run("apply", "content");
    expect((await run("history", "site:north")).out).toMatch(/2 .*holds/);
    expect(await run("rollback", "site:north")).toMatchObject({
      code: 0,
      out: expect.stringContaining("as version 3"),
    });
    expect((await pageOf("north", "about-us")).blocks).toHaveLength(2);
    rmSync(join(folder, "content/sites/north/pages/about-us.md"));
    expect((await run("apply", "content")).out).toContain("- site:north page about-us");
  });
  it("says file and line of every mistake, and applies nothing", async () => {
    write("sites/north/pages/about-us.md", about);
    write(
      "sites/north/pages/warranty.md",
      "---\ntitle: Warranty\nblocks:\n  - kind: prose\n    text: a\n  - kind: carousel\n---\n",
    );
    write("sites/south/pages/about-us.md", "---\ntitle: [broken\n---\n");
    write("sites/south/pages/warranty.md", "No front matter.\n");
    write("platform/pages/warranty.json", '{\n  "title": "Warranty",\n  "tital": 1\n}\n');
    write("platform/pages/nonsense.md", about);
    write("platform/adverts/a.json", "{}");
    write("nobody/pages/about-us.md", about);
    const { code, out } = await run("apply", "content");
    expect(code).toBe(1);
    for (const start of [
      "sites/north/pages/warranty.md:6: blocks.1.kind: ",
      "sites/south/pages/about-us.md:2: ",
      "sites/south/pages/warranty.md:1: Begin with front matter",
      "platform/pages/warranty.json:3: tital: There is no key tital here. Did you mean title?",
      "platform/pages/nonsense.md:2: There is no page ",
      "platform/adverts:1: This is no kind of content",
      "nobody:1: This is no layer of content",
    ])
      expect(out).toContain(start);
    expect(await stored()).toEqual([]);
  });
  it("with hostile files is refused whole", async () => {
    write("sites/north/pages/about-us.md", about);
    const hostile: [string, () => void | Promise<void>, RegExp][] = [
      [
        "an SVG",
        () => picture("a.svg", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
        /a\.svg:1: A page is a file/,
      ],
      [
        "an SVG that calls itself a picture",
        () => picture("a.jpg", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"),
        /no picture in JPEG/,
      ],
      ["no picture", () => picture("a.jpg", "no picture"), /no picture in JPEG/],
      ["a picture elsewhere", () => named("../../../secret.jpg"), /Put the picture beside/],
      ["a picture of a private address", () => named("https://127.0.0.1/a.jpg"), /private|machine/],
      [
        "a picture of a host that is not allowed",
        () => named("https://other.example/a.jpg"),
        /FORECOURT_PICTURE_HOSTS/,
      ],
      ["a picture in a file address", () => named("file:///etc/passwd"), /https address/],
      [
        "a link out of the folder",
        () => symlinkSync("/etc/passwd", join(folder, "content/sites/north/pages/warranty.md")),
        /This is no file/,
      ],
      [
        "a folder that is a link out of it",
        () => symlinkSync("/etc", join(folder, "content/sites/north/offers")),
        /sites\/north\/offers:1: This is a link/,
      ],
      [
        "the character NUL",
        () => write("sites/north/pages/warranty.md", "---\ntitle: T\n---\n\na\0b\n"),
        /warranty\.md:\d+: body: Has a character that is none/,
      ],
      [
        "half of a character",
        () => write("sites/north/pages/warranty.json", '{\n  "title": "a\\ud800b"\n}\n'),
        /warranty\.json:2: title: Has a character that is none/,
      ],
      [
        "bytes that are no text",
        () => write("sites/north/pages/warranty.md", new Uint8Array([45, 45, 45, 10, 255, 254])),
        /warranty\.md:1: This file is no text in UTF-8/,
      ],
      ["10 MB of prose", longProse, /bytes/],
      [
        "aliases that multiply",
        () => write("sites/north/pages/warranty.md", "---\na: &a [x,x]\nb: &b [*a,*a]\ntitle: T\n---\n"),
        /warranty\.md:\d+: .*alias/i,
      ],
    ];
    for (const [, make, message] of hostile) {
      rmSync(join(folder, "content/sites/north"), { recursive: true });
      write("sites/north/pages/about-us.md", about);
      await make();
      const ran = await run("apply", "content");
      expect(ran.out).toMatch(message);
      expect(ran.code).toBe(1);
      expect(await stored()).toEqual([]);
    }
    expect(existsSync(join(dataDir, "media", "content", "secret.jpg"))).toBe(false);
  });
  it("takes scripts in every field as the words that they are", async () => {
    const evil = "<script>alert(1)</script>";
    write(
      "sites/north/pages/about-us.md",
      `---\ntitle: "${evil}"\nintro: "${evil}"\ndescription: "${evil}"\nblocks:\n  - { kind: cards, title: "${evil}", cards: [{ title: "${evil}", text: "a${evil}" }] }\n---\n\n${evil}text\n`,
    );
    expect(await run("apply", "content")).toMatchObject({ code: 0 });
    const shown = await pageOf("north", "about-us");
    expect(shown.title).toBe(evil);
    // Only what is shown as HTML needs to be safe; React writes the rest as text.
    expect(
      JSON.stringify(
        shown.blocks.map((block) => (block.kind === "cards" ? block.cards.map(({ text }) => text) : block)),
      ),
    ).not.toContain("script");
    expect(await run("apply", "content")).toMatchObject({ out: "Nothing changes.\n" });
    write(
      "sites/north/pages/about-us.md",
      "---\ntitle: T\nblocks:\n  - { kind: call-to-action, title: T, links: [{ label: L, to: 'javascript:alert(1)' }] }\n---\n",
    );
    expect(await run("apply", "content")).toMatchObject({
      code: 1,
      out: expect.stringContaining("about-us.md:4: blocks.0.links.0.to"),
    });
  });

  const picture = (name: string, content: string) => {
    write(`sites/north/pages/${name}`, content);
    named(name);
  };
  const named = (file: string) =>
    write(
      "sites/north/pages/about-us.md",
      `---\ntitle: About us\nblocks:\n  - kind: picture-text\n    picture: { file: "${file}", alt: "" }\n    text: a\n---\n`,
    );
  async function longProse(): Promise<void> {
    const file = createWriteStream(join(folder, "content/sites/north/pages/warranty.md"));
    file.write("---\ntitle: T\n---\n");
    for (let part = 0; part < 100; part += 1) file.write("word ".repeat(20_000));
    file.end();
    await finished(file);
  }
});
