import { describe, expect, it } from "vitest";
import { siteWithContent } from "../content/site-with-content.ts";
import type { ContentRecord } from "../content/merge-content.ts";
import { aSite } from "../testing/a-site.ts";
import type { SiteDocumentInput } from "../site/site-document.ts";
import { headerMenu } from "./header-menu.ts";
import type { MenuEntry } from "./header-menu.ts";

const model = (name: string, body: string, changes: ContentRecord = {}): ContentRecord => ({
  name,
  manufacturer_name: "Mazda",
  manufacturer_body: body,
  ...changes,
});
const range = {
  "bt-50": model("BT-50", "Commercial", { manufacturer_body2: "SUV", manufacturer_body3: "Camper" }),
  "cx-5": model("CX-5", "SUV"),
  "cx-6e": model("CX-6e", "SUV", { status: "coming_soon" }),
};
type Header = NonNullable<SiteDocumentInput["navigation"]>["header"];

/** The menu of a site that has a page of models, and these models. */
function menuOf(header: Header, models: Readonly<Record<string, ContentRecord>> = range, on = ["/models" as const]) {
  const site = aSite({ pages: { on }, navigation: { header } });
  const slugs = Object.keys(models).map((slug) => ({ slug }));
  return headerMenu(siteWithContent(site, { model: slugs }, new Map([["model", new Map(Object.entries(models))]])));
}
/** What a dropdown lists, one text for each group. */
const listed = (entry: MenuEntry | undefined) =>
  entry?.groups?.map(({ links }) => links.map(({ label, note }) => (note ? `${label} (${note})` : label)).join(", "));

describe("the header menu", () => {
  it("lists a new model under each of its body categories, up to three, each of which leads to all of it", () => {
    const [entry] = menuOf([{ label: "New Vehicles", to: "/models", models: true }]);
    expect(listed(entry)).toEqual([
      "SUVs, BT-50, CX-5, CX-6e (Coming soon)",
      "Utes and vans, BT-50",
      "Campers, BT-50",
      "New models",
    ]);
    expect(entry?.groups?.[0]).toMatchObject({
      isHeaded: true,
      links: [{ to: "/models?body=SUV" }, { to: "/models/bt-50" }, { to: "/models/cx-5" }, { to: "/models/cx-6e" }],
    });
  });

  it("names the make where the site sells several", () => {
    const models = {
      ...range,
      "mazda-2": model("Mazda2", "Passenger"),
      rio: model("Rio", "Passenger", { manufacturer_name: "Kia" }),
    };
    expect(listed(menuOf([{ label: "New", to: "/models", models: true }], models)[0])?.slice(0, 2)).toEqual([
      "SUVs, Mazda BT-50, Mazda CX-5, Mazda CX-6e (Coming soon)",
      "Passenger cars, Mazda2, Kia Rio",
    ]);
  });

  it("lists where an entry leads beside what stands below it, under the name of that page or, at a search, of the entry", () => {
    const items = [{ label: "All stock", to: "/search/new-used-and-demo-cars" }];
    expect(listed(menuOf([{ label: "Used", to: "/search/used-cars", items }])[0])).toEqual(["Used, All stock"]);
  });

  it("lists twelve models of a category; its heading leads to the others", () => {
    const many = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`m${index}`, model(`M${index}`, "SUV")]));
    expect(menuOf([{ label: "New", to: "/models", models: true }], many)[0]?.groups?.[0]?.links).toHaveLength(13);
  });

  it("follows the models with the entries of its own", () => {
    const items = [{ label: "New cars in stock", to: "/search/new-cars" }];
    expect(listed(menuOf([{ label: "New", to: "/models", models: true, items }])[0])?.at(-1)).toBe(
      "New models, New cars in stock",
    );
    const all = [{ label: "Every model", to: "/models" }];
    expect(listed(menuOf([{ label: "New", to: "/models", models: true, items: all }])[0])?.at(-1)).toBe("Every model");
  });

  it("leads to the page that stands for a model's own, where the site has it", () => {
    const models = {
      "cx-5": model("CX-5", "SUV", { override_url: "https://mazda.example/cx-5" }),
      "cx-9": model("CX-9", "SUV", { override_url: "/pages/warranty" }),
    };
    const [entry] = menuOf([{ label: "New", to: "/models", models: true }], models);
    expect(entry?.groups?.[0]?.links.map(({ to }) => to)).toEqual(["/models?body=SUV", "https://mazda.example/cx-5"]);
  });

  it("is a plain link to the stock where the site shows no model, or has no page of them", () => {
    const header = [{ label: "New cars", to: "/search/new-cars", models: true }];
    const link = [{ label: "New cars", to: "/search/new-cars" }];
    expect(menuOf(header, {})).toEqual(link);
    expect(menuOf(header, range, [])).toEqual(link);
  });

  it("lists under Service and More only pages that the site has, with the entry's own page before them", () => {
    const items = [
      { label: "Parts", to: "/vehicle-parts-and-accessories" },
      { label: "Used cars", to: "/search/used-cars" },
    ];
    expect(menuOf([{ label: "Start", to: "/", items }])).toEqual([
      {
        label: "Start",
        to: "/",
        groups: [
          {
            links: [
              { label: "Home", to: "/" },
              { label: "Used cars", to: "/search/used-cars" },
            ],
          },
        ],
      },
    ]);
  });

  it("keeps a dropdown whose own page is off while one of its entries is on", () => {
    const items = [{ label: "Used cars", to: "/search/used-cars" }];
    const [more] = menuOf([{ label: "More", to: "/about-us", items }]);
    expect([more?.to, listed(more)]).toEqual(["/search/used-cars", ["Used cars"]]);
  });

  it("leaves out an entry of which nothing is left", () => {
    expect(menuOf([{ label: "More", to: "/about-us", items: [{ label: "Parts", to: "/careers" }] }])).toEqual([]);
  });
});
