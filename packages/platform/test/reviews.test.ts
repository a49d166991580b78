import { rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { ContentLayer } from "@forecourt/core/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applyContent } from "../src/domain/content/apply-content.ts";
import type { LayerContent } from "../src/domain/content/layer-content.ts";
import { readReviews } from "../src/domain/content/read-reviews.ts";
import { openSiteDirectory } from "../src/domain/sites/site-directory.ts";
import { paymentHandlers } from "../src/http/handlers/payment-handlers.ts";
import type { Database } from "../src/records/open-database.ts";
import { openDatabase } from "../src/records/open-database.ts";
import { parsedSite, putSite, siteDocument } from "./http-fixtures.ts";
import { putEmptyRecords } from "../../../tooling/vitest/empty-records.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";
import { runAndRead } from "./run-and-read.ts";

let folder = "";
let dataDir = "";
let database: Database;
let provider: Server | undefined;
beforeAll(async () => {
  folder = temporaryFolder("reviews");
  dataDir = join(folder, "data");
  await putEmptyRecords(dataDir);
  database = await openDatabase({ dataDir, role: "command" });
});
afterAll(async () => {
  provider?.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
const document = (more: object = {}) => siteDocument("north", { reviews: { enabled: true }, ...more });
beforeEach(async () => {
  await database.sql`delete from content_records`;
  await database.sql`delete from content_history`;
  await database.sql`delete from sites`;
  await putSite(database, document());
  rmSync(join(folder, "content"), { recursive: true, force: true });
});

const header = "id,customer_name,rating,text,review_date,reply_text,reply_date,location\n";
const file = (name: string, text: string | Uint8Array) => (writeFileSync(join(folder, name), text), name);
const run = (words: string[], env: Record<string, string> = {}) =>
  runAndRead(["content", "import-reviews", ...words], { dataDir, cwd: folder, env });
const site = () => parsedSite("north", document()).site;
const read = (now = new Date("2026-11-22T00:00:00Z"), location?: string) =>
  readReviews(database, site(), now, location);

describe("reviews of a file", () => {
  it("are those of the site, with the day that each was written at the site", async () => {
    const csv = file(
      "reviews.csv",
      `${header}81,Priya N.,5,"Nobody hurried us.\nReally.",2026-11-02T22:00:00Z,Thank you.,2026-11-04,\n\n82,,4,,2026-10-01,,,\n`,
    );
    expect(await run(["north", csv, "--source", "Google"])).toEqual({
      code: 0,
      err: "",
      out: "2 added, 0 changed, 0 removed, 0 unchanged; 2 reviews in all\n",
    });
    const { summary, reviews } = await read();
    expect(summary).toEqual({ count: 2, average_rating: 4.5 });
    expect(reviews[0]).toEqual({
      id: "81",
      customer_name: "Priya N.",
      rating: 5,
      text: "Nobody hurried us.\nReally.",
      review_date: "2026-11-03",
      reply_text: "Thank you.",
      reply_date: "2026-11-04",
      source: "Google",
    });
    expect((await run(["north", csv, "--source", "Google"])).out).toContain(
      "0 added, 0 changed, 0 removed, 2 unchanged",
    );
  });

  it("come from JSON as well, as a list or as reviews", async () => {
    const reviews = [{ id: 81, rating: 5, review_date: "2026-11-02", source: "Google" }];
    expect((await run(["north", file("list.json", JSON.stringify(reviews))])).code).toBe(0);
    expect((await run(["north", file("named.json", JSON.stringify({ reviews })), "--json"])).out).toBe(
      `${JSON.stringify({ added: 0, changed: 0, removed: 0, unchanged: 1, total: 1 })}\n`,
    );
  });

  it("are the whole list of their source: what it lacks goes, and other sources stay", async () => {
    const rows = (ids: number[]) => `${header}${ids.map((id) => `${id},,5,,2026-11-02,,,`).join("\n")}\n`;
    await run(["north", file("google.csv", rows([1, 2, 3])), "--source", "Google"]);
    await run(["north", file("guide.csv", rows([1])), "--source", "Cars Guide"]);
    expect((await run(["north", file("google.csv", rows([1, 2])), "--source", "Google"])).out).toContain(
      "0 added, 0 changed, 1 removed, 2 unchanged; 3 reviews in all",
    );
    const most = await run(["north", file("google.csv", rows([9])), "--source", "Google"]);
    expect([most.code, most.out]).toEqual([1, expect.stringContaining("2 of 2 reviews of Google would be removed")]);
    expect((await run(["north", "google.csv", "--source", "Google", "--force"])).out).toContain(
      "1 added, 0 changed, 2 removed",
    );
    expect((await read()).reviews.map(({ source, id }) => `${source} ${id}`).sort()).toEqual([
      "Cars Guide 1",
      "Google 9",
    ]);
  });

  it("are refused whole, with the line of every mistake", async () => {
    const csv = file(
      "wrong.csv",
      [
        header.trim(),
        "1,Ann,5,Good.,2026-11-02,,,",
        '2,Ben,6,"Two',
        'lines.",02/11/2026,,,',
        "",
        "1,Ann,5,Again.,2026-11-02,,,",
        ",Cid,4,,2026-11-02,,,",
        "4,Dee,4,,2126-11-02,,,perth",
      ].join("\n"),
    );
    const { code, out } = await run(["north", csv, "--source", "Google"]);
    expect(code).toBe(1);
    expect(out.trim().split("\n")).toEqual([
      "wrong.csv:3: rating: A rating is 0 to 5.",
      "wrong.csv:3: review_date: Use a day such as 2026-11-02.",
      "wrong.csv:6: This is the same review as on line 2.",
      expect.stringMatching(/^wrong\.csv:7: id: /),
      'wrong.csv:8: location: The site north has no location "perth".',
      "wrong.csv:8: review_date: 2126-11-02 is still to come.",
      "6 mistakes. Nothing was imported.",
    ]);
    expect((await read()).reviews).toEqual([]);
  });

  it.each([
    ["columns.csv", "id,rating\n1,5\n2\n", /columns\.csv:3: This row has 1 columns instead of 2/],
    ["unknown.csv", "id,stars\n1,5\n", /unknown\.csv:2: .*stars/],
    ["empty.csv", "", /empty\.csv:1: There is nothing in this file/],
    ["none.csv", header, /none\.csv:1: There is no review in it/],
    ["quote.csv", `${header}1,"Ann,5\n`, /quote\.csv:\d+: This is not CSV/],
    ["latin.csv", Buffer.from([0x69, 0xe9, 0xe9]), /latin\.csv:1: This is not UTF-8/],
    ["broken.json", '[\n{ "id": 1,\n', /broken\.json:\d+: This is not JSON/],
    ["object.json", '{ "review": [] }', /object\.json:1: Write a list of reviews/],
    ["texts.json", '[\n"Good."\n]', /texts\.json:2: A review is an object/],
    [
      "stars.json",
      '[\n{ "id": 1, "rating": 5, "review_date": "2026-11-02" },\n{ "id": 2 }\n]',
      /stars\.json:2: source: [^]*stars\.json:3: /,
    ],
    ["reviews.xml", "<reviews/>", /reviews\.xml:1: Reviews are imported from a file that ends in/],
  ])("are refused from %s", async (name, text, reason) => {
    const { code, out } = await run(["north", file(name, text)]);
    expect([code, out]).toEqual([1, expect.stringMatching(reason)]);
  });

  it("need a site and a file, and a trial changes nothing", async () => {
    for (const words of [[], ["north", "nowhere.csv"], ["south", file("a.csv", header)], ["north"]])
      expect((await run(words)).code).toBe(2);
    const csv = file("dry.csv", `${header}1,,5,,2026-11-02,,,\n`);
    expect((await run(["north", csv, "--source", "Google", "--dry-run"])).out).toContain("Would be: 1 added");
    expect((await read()).reviews).toEqual([]);
  });

  it("have a slug of their own where ids differ in the size of letters alone", async () => {
    const csv = file("ids.csv", `${header}ChdDSUhN,,5,,2026-11-02,,,\nchdDSUhN,,5,,2026-11-02,,,\n`);
    expect((await run(["north", csv, "--source", "Google"])).out).toContain("2 added");
  });
});

describe("reviews among the content of a site", () => {
  const records = (): LayerContent => ({
    page: { "about-us": { title: "About us", body: "Ours." } },
    review: { "google-1": { id: "1", rating: 5, review_date: "2026-11-02", source: "Google" } },
  });
  const apply = (content: LayerContent) =>
    applyContent(database, new Map<ContentLayer, LayerContent>([["site:north", content]]));

  it("stay where a folder of content has none, and other content stays where reviews are imported", async () => {
    await apply(records());
    const { review: _, ...others } = records();
    expect((await apply(others)).changes).toEqual([]);
    expect((await apply({})).changes).toMatchObject([{ kind: "page", change: "removed" }]);
    await apply(records());
    const csv = file("more.csv", `${header}1,,4.5,,2026-11-02,,,\n2,,5,,2026-11-03,,,\n`);
    expect((await run(["north", csv, "--source", "Google"])).out).toContain("1 added, 1 changed, 0 removed");
    const [row] = await database.sql<
      { pages: number }[]
    >`select count(*)::int as pages from content_records where kind = 'page'`;
    expect(row?.pages).toBe(1);
    expect((await apply({ ...others, review: {} })).changes).toMatchObject([
      { kind: "review", change: "removed" },
      { kind: "review", change: "removed" },
    ]);
  });

  it("wake the site's pages, and no page of the site knows each of them", async () => {
    const versionOf = async () =>
      (await database.sql<{ v: number }[]>`select content_version as v from sites`)[0]?.v ?? 0;
    const before = await versionOf();
    await apply(records());
    expect(await versionOf()).toBeGreaterThan(before);
    const directory = await openSiteDirectory(database, "localhost", () => {});
    expect(directory.bySlug("north")?.site.shownContent).not.toHaveProperty("review");
  });

  it("of one place are those that name it, until they are too old", async () => {
    const slug = site().locations[0]?.slug ?? "";
    const { review } = records();
    const old = { id: "2", rating: 4.5, review_date: "2024-11-22", source: "Google", location: slug };
    await apply({ review: { ...review, "google-2": old } });
    const { reviews, changesAt } = await read(new Date("2026-11-21T22:00:00Z"), slug);
    expect(reviews.map(({ id }) => id)).toEqual(["2"]);
    // Midnight where the site is.
    expect(changesAt?.toISOString()).toBe("2026-11-22T13:00:00.000Z");
    expect((await read(changesAt)).reviews.map(({ id }) => id)).toEqual(["1"]);
    const off = { ...site(), reviews: { ...site().reviews, enabled: false } };
    expect((await readReviews(database, off, new Date())).reviews).toEqual([]);
  });
});

describe("the marks of ways to pay", () => {
  it.each(["apple-pay", "google-pay", "mastercard", "visa"] as const)("have a drawing of %s", async (name) => {
    const answer = (await paymentHandlers({} as never).getPaymentMark({ params: { name } } as never)) as Response;
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(await answer.text()).toMatch(/^<svg [^>]*viewBox="0 0 24 24"/);
  });
});

describe("reviews of a provider", () => {
  const env = { FORECOURT_SECRET_REVIEWS: "made-up-key" };
  async function answering(answer: (page: string | null) => { status?: number; body: string }) {
    provider?.close();
    const asked: (string | undefined)[] = [];
    provider = createServer((request, response) => {
      asked.push(request.headers.authorization);
      const { status = 200, body } = answer(new URL(request.url ?? "/", "http://provider").searchParams.get("page"));
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    });
    await new Promise<void>((resolve) => provider?.listen(0, "127.0.0.1", resolve));
    const host = `127.0.0.1:${(provider.address() as AddressInfo).port}`;
    const secrets = {
      reviewProvider: { url: `http://${host}/reviews`, secretEnv: "FORECOURT_SECRET_REVIEWS", source: "Voices" },
    };
    await putSite(database, document({ secrets: { leadDestinations: [], ...secrets } }));
    return { asked, env: { ...env, FORECOURT_PRIVATE_DESTINATIONS: host } };
  }
  const review = (id: number) => ({ id, rating: 5, review_date: "2026-11-02T04:10:00Z" });

  it("are read page by page with the key", async () => {
    const { asked, env: open } = await answering((page) => ({
      body: JSON.stringify(page === null ? { reviews: [review(1)], next: "2" } : { reviews: [review(2)], next: null }),
    }));
    expect((await run(["north"], open)).out).toContain("2 added");
    expect(asked).toEqual(["Bearer made-up-key", "Bearer made-up-key"]);
    expect((await read()).reviews.map(({ source }) => source)).toEqual(["Voices", "Voices"]);
  });

  it.each([
    ["a failure", { status: 500, body: "{}" }, /answered 500/],
    ["something else than reviews", { body: '{"stars":5}' }, /did not answer/],
    ["no JSON", { body: "<html>" }, /did not answer/],
    ["pages without end", { body: JSON.stringify({ reviews: [], next: "again" }) }, /more than 100 pages/],
    ["too much", { body: `{"reviews":[],"next":"${"x".repeat(5_100_000)}"}` }, /too long/],
  ])("are not imported from %s", async (_, answer, reason) => {
    const { env: open } = await answering(() => answer);
    const { code, err } = await run(["north"], open);
    expect([code, err]).toEqual([1, expect.stringMatching(reason)]);
    expect((await read()).reviews).toEqual([]);
  });

  it("need a provider, its key and an address that may be called", async () => {
    expect((await run(["north"], env)).err).toContain("names no provider of reviews");
    const { env: open } = await answering(() => ({ body: "{}" }));
    expect((await run(["north"], { ...open, FORECOURT_SECRET_REVIEWS: "" })).err).toContain("is not set");
    expect((await run(["north"], env)).err).toContain("could not be reached");
  });
});
