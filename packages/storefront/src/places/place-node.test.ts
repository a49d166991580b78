import { aSite } from "@forecourt/core/testing";
import { expect, it } from "vitest";
import { placeNode } from "./place-node.ts";

it("A place tells search engines the address at which its picture answers, not the name under which the dealer stored it", () => {
  const site = aSite();
  const [yard] = site.locations;
  if (!yard) throw new Error("the test site has a location");
  const page = { url: "https://harbour.example/" };
  const imageOf = (image?: string) => placeNode({ ...yard, ...(image && { image }) }, site, page)["image"];
  expect(imageOf("/content/yard.webp")).toBe("https://harbour.example/img/1280/content/yard.webp");
  expect(imageOf("https://pictures.example/yard.jpg")).toBe("https://pictures.example/yard.jpg");
  expect(imageOf()).toBeUndefined();
});
