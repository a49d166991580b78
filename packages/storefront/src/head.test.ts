import { aSite } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { pageHead } from "./head.ts";

describe("The picture of a link that is shared", () => {
  const tagsOf = (image?: string | null) =>
    pageHead({
      title: "Harbour Mazda",
      description: "Cars",
      page: "home",
      site: aSite({ hosts: ["www.harbour.example"] }),
      request: new Request("http://harbour.localhost/"),
      image,
    }).flatMap((tag) => ("property" in tag && tag["property"] === "og:image" ? [tag["content"]] : []));

  it("has an address that answers: of a stored picture, or of another host", () => {
    expect(tagsOf("/content/hero.webp")).toEqual(["https://www.harbour.example/img/1280/content/hero.webp"]);
    expect(tagsOf("cars/front.jpg")).toEqual(["https://www.harbour.example/img/1280/cars/front.jpg"]);
    expect(tagsOf("https://pictures.example/hero.jpg")).toEqual(["https://pictures.example/hero.jpg"]);
  });

  it("is left out where there is none", () => {
    expect([tagsOf(), tagsOf(null)]).toEqual([[], []]);
  });
});
