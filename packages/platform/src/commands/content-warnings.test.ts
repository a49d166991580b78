import { aSite } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { contentWarnings } from "./content-warnings.ts";

const now = new Date("2026-11-29T00:00:00Z");
const slide = (url: string) => ({ id: url, name: "Slide", image: "/a.webp", url });

describe("what a check says of content", () => {
  it("names the links to offers, models and brands that no record makes, which the site leaves out in silence", () => {
    const site = aSite({
      pages: { on: ["/special-offers", "/models", "/{brand}/overview"] },
      banners: {
        slides: ["/offers/now", "/offers/ended", "/offers/none", "/models/cx-5", "/models/none", "/kia/overview"].map(
          slide,
        ),
      },
    });
    const presence = new Map([
      [
        `site:${site.slug}`,
        new Map<string, Record<string, unknown>>([
          ["offer now", {}],
          ["offer ended", { end: "2026-11-01" }],
          ["model cx-5", { name: "CX-5", manufacturer_name: "Mazda", manufacturer_body: "SUV" }],
          ["manufacturer mazda", { name: "Mazda" }],
        ]),
      ],
    ]);
    expect(contentWarnings(site, presence, now).map(({ path, message }) => `${path}: ${message}`)).toEqual([
      expect.stringMatching(/^banners.slides.1.url: \/offers\/ended is no page of this site/),
      expect.stringMatching(/^banners.slides.2.url: \/offers\/none is no page/),
      expect.stringMatching(/^banners.slides.4.url: \/models\/none is no page/),
      expect.stringMatching(/^banners.slides.5.url: \/kia\/overview is no page.*\(decisions.md row 85\)$/),
    ]);
  });
});
