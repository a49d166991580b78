import { aSite } from "@forecourt/core/testing";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { neutralPreset } from "@forecourt/ui-kit/theme";
import { describe, expect, it } from "vitest";
import { footerPlaces, placesChangeAt, siteLook } from "./site-look.ts";

const logo = { light: "/brand/dark-letters.png", dark: "/brand/white-letters.png", width: 400, height: 100 };
const look = (theme: NonNullable<SiteDocumentInput["theme"]>) => siteLook(neutralPreset, aSite({ theme }));
const sources = (theme: NonNullable<SiteDocumentInput["theme"]>) => {
  const { header, footer } = look({ logo, ...theme }).logo ?? {};
  return [header?.src, footer?.src];
};

describe("the logo of a site", () => {
  it("is the one that reads on its ground: light letters on the dark band, dark ones on the page", () => {
    const [dark, white] = ["/img/480/brand/dark-letters.png", "/img/480/brand/white-letters.png"];
    expect(sources({})).toEqual([dark, white]);
    expect(sources({ bands: ["header"] })).toEqual([white, dark]);
    expect(sources({ page: "#0f1416", ink: "#e8eeee" })).toEqual([white, white]);
    expect(sources({ band: "#f7f6f2" })).toEqual([dark, dark]);
  });

  it("is one picture for both where the dealer has one", () => {
    expect(sources({ logo: { ...logo, dark: undefined } })).toEqual(Array(2).fill("/img/480/brand/dark-letters.png"));
  });

  it("is the name where there is none", () => {
    expect(look({})).not.toHaveProperty("logo");
  });
});

describe("the picture of a site", () => {
  it("is that of its first page, where the dealer names one", () => {
    const home = { heroImage: "/brand/ute.webp", heroIsCutOut: true };
    expect(siteLook(neutralPreset, aSite({ home })).picture).toEqual({ source: "/brand/ute.webp", isCutOut: true });
    expect(siteLook(neutralPreset, aSite())).not.toHaveProperty("picture");
  });

  it("is sent to no page where the site's forms stand without one", () => {
    const home = { heroImage: "/brand/ute.webp", heroIsCutOut: true };
    expect(siteLook(neutralPreset, aSite({ home, theme: { forms: "split" } }))).not.toHaveProperty("picture");
  });
});

describe("the places in the footer", () => {
  // A Monday in Sydney, 10 am.
  const morning = new Date("2026-11-22T23:00:00Z");

  it("say until when they are open, and the page is right until then; a list of many says neither", () => {
    const site = aSite();
    const [first] = footerPlaces(site, "columns", morning);
    expect(first?.now).toMatchObject({ isOpen: true, text: expect.stringMatching(/^Open until \d/) });
    const closes = placesChangeAt(site, "columns", morning);
    expect(closes?.getTime()).toBeGreaterThan(morning.getTime());
    expect(footerPlaces(site, "columns", closes ?? morning)[0]?.now).toMatchObject({
      isOpen: false,
      text: expect.stringMatching(/^Opens /),
    });
    expect(footerPlaces(site, "places", morning)[0]?.now).toBeUndefined();
    expect(placesChangeAt(site, "places", morning)).toBeUndefined();
  });

  it("are those that sell, with number, hours and their page where the site has it", () => {
    const [place] = aSite().locations as SiteDocumentInput["locations"];
    if (!place) throw new Error("the test site has a location");
    const site = aSite({
      pages: { on: ["/our-location/{slug}"] },
      locations: [
        place,
        { ...place, id: "w", slug: "workshop", name: "Workshop", primary: false, location_type: "service" },
        { ...place, id: "h", slug: "hidden", name: "Hidden", primary: false, visible: false },
      ],
    });
    const [first, ...others] = footerPlaces(site, "columns", morning);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ name: place.name, href: `/our-location/${place.slug}` });
    expect(first?.hours[0]).toMatch(/^Mon – Fri \d/);
  });

  it("are a few of a dealer with many, with their hours; all of them, by state, where the footer is made of places", () => {
    const [place] = aSite().locations as SiteDocumentInput["locations"];
    if (!place) throw new Error("the test site has a location");
    const locations = Array.from({ length: 12 }, (_, index) => ({
      ...place,
      id: `l${index}`,
      slug: `place-${index}`,
      name: `Place ${index}`,
      primary: index === 0,
      location_type: "sales" as const,
    }));
    const site = aSite({ locations });
    expect(footerPlaces(site, "columns", morning).map(({ name }) => name)).toEqual(["Place 0", "Place 1"]);
    expect(footerPlaces(site, "line", morning)).toHaveLength(3);
    const all = footerPlaces(site, "places", morning);
    expect(all).toHaveLength(12);
    // Of a place by its state nothing but its name and page is shown, and sent.
    for (const { region, hours, phone } of all)
      expect({ region, hours, phone }).toEqual({ region: place.address.state, hours: [], phone: undefined });
  });
});
