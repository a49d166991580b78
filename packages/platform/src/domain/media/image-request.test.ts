import { describe, expect, it } from "vitest";
import { imageFormat, imageWidths, parseImagePath } from "./image-request.ts";

describe("parseImagePath", () => {
  it("takes every width of the list and plain names of picture files", () => {
    for (const width of imageWidths)
      expect(parseImagePath(`/img/${width}/demo/suv-front.webp`)).toEqual({ width, key: "demo/suv-front.webp" });
    expect(parseImagePath("/img/640/a.JPG")).toBeUndefined();
    expect(parseImagePath("/img/640/a.jpg")?.key).toBe("a.jpg");
  });

  it.each([
    "/img/641/a.webp",
    "/img/0640/a.webp",
    "/img/640/",
    "/img/640/a.svg",
    "/img/640/../a.webp",
    "/img/640/a/../b.webp",
    "/img/640/%2e%2e/a.webp",
    "/img/640//a.webp",
    "/img/640/.hidden.webp",
    "/img/640/a\\b.webp",
    "/img/640/a.webp/",
    "/img/640/a.webp\0.png",
    `/img/640/${"a".repeat(301)}.png`,
    "/img/a.webp",
    "/img/640/a b.webp",
  ])("refuses %j", (path) => {
    expect(parseImagePath(path)).toBeUndefined();
  });
});

describe("imageFormat", () => {
  it.each([
    ["image/avif,image/webp,image/png,*/*;q=0.8", "avif"],
    ["image/webp,*/*", "webp"],
    ["*/*", "jpeg"],
    [null, "jpeg"],
  ])("for %j is %s", (accept, format) => {
    expect(imageFormat(accept)).toBe(format);
  });
});
