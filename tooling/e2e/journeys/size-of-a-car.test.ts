import { describe, expect, it } from "vitest";
import type { DemoCar } from "../../demo/demo-car.ts";
import { demoSites } from "../../demo/demo-site.ts";
import { generateStock } from "../../demo/generate-stock.ts";
import { ask } from "../lib/ask.ts";

/** A car's page before a panel is opened (issue 17). */
const most = { elements: 700, htmlBytes: 90_000 };
/** Cars of each kind of riches whose pages are asked for. */
const richest = 4;

/** What makes the page of a car long. */
const riches: readonly ((car: DemoCar) => number)[] = [
  ({ images }) => images.length,
  ({ spin_images: frames, images }) => frames.length * 10 + images.length,
  ({ hotspots }) => hotspots?.exterior?.positions?.length ?? 0,
  ({ walkaround_videos: films, images }) => films.length * 100 + images.length,
  ({ standardEquipment: equipment }) => equipment.join().length,
  ({ dealercomments: comments }) => comments.length,
  (car) => JSON.stringify(car).length,
];

async function read(site: string, path: string): Promise<string> {
  const { status, text } = await ask(`${site}.localhost`, path);
  expect(status, path).toBe(200);
  return text;
}

/** Paths of the richest cars that have a page: one that is sold has none after some days. */
async function richestCars(site: (typeof demoSites)[number]): Promise<string[]> {
  const paths = (await read(site.slug, "/sitemaps/cars-1.xml")).match(/\/cars\/[^<]+/g) ?? [];
  const byNumber = new Map(paths.map((path) => [path.slice(path.lastIndexOf("-") + 1), path]));
  const stock = generateStock(site, new Date().toISOString().slice(0, 10)).flatMap((car) => {
    const path = byNumber.get(car.stocknum.toLowerCase());
    return path === undefined ? [] : [{ car, path }];
  });
  const found = riches.flatMap((rich) => stock.toSorted((a, b) => rich(b.car) - rich(a.car)).slice(0, richest));
  return [...new Set(found.map(({ path }) => path))];
}

/** Elements of a page as the server writes it; what stands within a script is none. */
const elementsOf = (html: string): number =>
  html.replace(/(<(script|style)\b[^>]*>)[^]*?<\/\2>/g, "$1").match(/<[a-z]/g)?.length ?? 0;

describe.each(demoSites)("the richest cars of $slug", (site) => {
  it("have pages of 700 elements and 90 kB at most", async () => {
    const paths = await richestCars(site);
    expect(paths.length).toBeGreaterThan(richest);
    const over: object[] = [];
    for (const path of paths) {
      const html = await read(site.slug, path);
      expect(html).toContain('data-part="vehicle-page"');
      const size = { path, elements: elementsOf(html), htmlBytes: Buffer.byteLength(html) };
      if (size.elements > most.elements || size.htmlBytes > most.htmlBytes) over.push(size);
    }
    expect(over).toEqual([]);
  });
});

describe("a car with sixty photos", () => {
  it("has all of them on one page for a browser without JavaScript, a link away", async () => {
    const [site] = demoSites;
    if (!site) throw new Error("The demo has no dealer.");
    const [path = ""] = await richestCars(site);
    const photosOf = (html: string) => new Set(html.match(/href="#photo-\d+"/g)).size;
    const page = await read(site.slug, path);
    expect(photosOf(page)).toBeLessThan(14);
    const [, address = ""] = /<noscript><a [^>]*href="([^"]+)"/.exec(page) ?? [];
    const whole = await read(site.slug, `${path}${address}`);
    expect(photosOf(whole)).toBe(60);
    expect(whole).toContain('data-mode="gallery"');
  });
});
