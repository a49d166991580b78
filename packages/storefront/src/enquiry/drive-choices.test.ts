import { aCar, aSite } from "@forecourt/core/testing";
import { describe, expect, it, vi } from "vitest";
import { driveChoices } from "./drive-choices.ts";

const { signal } = new AbortController();
const site = aSite();
const stock = [
  aCar({ id: "sold", status: "sold" }),
  aCar({ id: "reserved", reserved: true }),
  aCar({ id: "coming", status: "coming_soon" }),
  ...["1", "2", "3", "4", "5"].map((id) => aCar({ id, price: 34_500, primary_image_url: `demo/${id}.webp` })),
];
const search = vi.fn(async (_query: object, _options?: object) => ({ hits: stock }));

describe("the cars to choose from for a test drive", () => {
  it("are the four newest that can be driven, each with its picture and its price", async () => {
    const choices = await driveChoices({ search } as never, site, { model: "", signal });
    expect(choices.map(({ id }) => id)).toEqual(["1", "2", "3", "4"]);
    expect(choices[0]).toMatchObject({ price: "$34,500", picture: "demo/1.webp" });
  });

  it("are of the model that the shopper came from", async () => {
    await driveChoices({ search } as never, site, { model: "CX-5", signal });
    expect(search).toHaveBeenLastCalledWith({ model: ["CX-5"] }, { signal });
  });

  it("are none while the search is away", async () => {
    const away = () => Promise.reject(new Error("away"));
    expect(await driveChoices({ search: away }, site, { model: "", signal })).toEqual([]);
  });
});
