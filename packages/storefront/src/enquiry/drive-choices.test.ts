import { aCar, aSite } from "@forecourt/core/testing";
import { describe, expect, it, vi } from "vitest";
import { driveChoices } from "./drive-choices.ts";

const { signal } = new AbortController();
const site = aSite();
const stock = [
  aCar({ id: "sold", status: "sold" }),
  aCar({ id: "reserved", reserved: true }),
  aCar({ id: "coming", status: "coming_soon" }),
  ...["1", "2", "3", "4", "5"].map((id) =>
    aCar({ id, price: 34_500, price_type: "egc", price_type_label: null, primary_image_url: `demo/${id}.webp` }),
  ),
];
const search = vi.fn(async (_query: object, _options?: object) => ({ hits: stock }));

describe("the cars to choose from for a test drive", () => {
  it("are the four newest that can be driven, each with its picture, its price and what that includes", async () => {
    const choices = await driveChoices({ search } as never, site, { model: "", query: "", signal });
    expect(choices.map(({ id }) => id)).toEqual(["1", "2", "3", "4"]);
    expect(choices[0]).toMatchObject({ price: "$34,500", priceType: "Excl. govt charges", picture: "demo/1.webp" });
  });

  it("say what an offered price includes, too", async () => {
    const offered = { ...aCar({ price: 34_500, price_type: "egc", price_type_label: null }), offer_price: 32_500 };
    const found = async () => ({ hits: [offered] });
    const [choice] = await driveChoices({ search: found } as never, site, { model: "", query: "", signal });
    expect(choice).toMatchObject({ price: "$32,500", priceType: "Excl. govt charges" });
  });

  it("are of the model that the shopper came from", async () => {
    await driveChoices({ search } as never, site, { model: "CX-5", query: "", signal });
    expect(search).toHaveBeenLastCalledWith({ model: ["CX-5"] }, { signal });
  });

  it("are up to eight of what is searched for, whatever model the shopper came from", async () => {
    const many = Array.from({ length: 9 }, (_, index) => aCar({ id: String(index) }));
    const found = vi.fn(async (_query: object, _options?: object) => ({ hits: many }));
    const choices = await driveChoices({ search: found } as never, site, { model: "CX-5", query: "ute", signal });
    expect(found).toHaveBeenLastCalledWith({ query: "ute" }, { signal });
    expect(choices).toHaveLength(8);
  });

  it("are none while the search does not answer", async () => {
    const away = () => Promise.reject(new Error("away"));
    expect(await driveChoices({ search: away }, site, { model: "", query: "", signal })).toEqual([]);
  });
});
