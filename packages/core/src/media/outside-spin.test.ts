import { describe, expect, it } from "vitest";
import { carSchema } from "../entities/car.ts";
import { maxOutsideSpinLetters } from "./outside-spin-url.ts";
import { outsideSpinUrl } from "./outside-spin-url.ts";
import { outsideSpin } from "./outside-spin.ts";

const url = "https://Spin.Example:8443/car/7?view=outside";

describe("a spin of another company", () => {
  it("is an https address of a host with a name", () => {
    expect(outsideSpinUrl(` ${url} `)).toBe(url);
    expect(outsideSpinUrl("https://spin.example")).toBe("https://spin.example");
  });
  it.each([
    ["a piece of HTML", '<iframe src="https://spin.example/7"></iframe>'],
    ["a script", "javascript:alert(1)"],
    ["an address without encryption", "http://spin.example/7"],
    ["a path of the site", "/spin/7"],
    ["a number that only its maker understands", "48213"],
    ["an address of the network that the server stands in", "https://127.0.0.1/7"],
    ["a name without a domain", "https://localhost/7"],
    ["a user name", "https://harbour@spin.example/7"],
    ["a host that would add to the page's policy", "https://spin.example;script-src/7"],
    ["a host that stands for many", "https://*.example/7"],
    ["a blank in it", "https://spin.example/7 https:"],
    ["nothing", " "],
  ])("is not %s", (_, code) => {
    expect(outsideSpinUrl(code)).toBeUndefined();
    expect(outsideSpin({ spin_code: code })).toBeUndefined();
  });
  it("has an address of at most 500 letters", () => {
    const start = "https://spin.example/";
    expect(outsideSpinUrl(start.padEnd(maxOutsideSpinLetters, "a"))).toBeDefined();
    expect(outsideSpinUrl(start.padEnd(maxOutsideSpinLetters + 1, "a"))).toBeUndefined();
  });
  it("is told by its host, and stands behind pictures that turn", () => {
    expect(outsideSpin({ spin_code: url })).toEqual({
      url,
      host: "spin.example:8443",
      origin: "https://spin.example:8443",
    });
    expect(outsideSpin({ spin_code: url, spin_images: ["1.webp"] })).toBeDefined();
    expect(outsideSpin({ spin_code: url, spin_images: ["1.webp", "2.webp"] })).toBeUndefined();
  });
  it("is all that a car keeps of the field", () => {
    const least = {
      id: "1",
      slug: "kia-rio-used-1",
      path: "/cars/kia-rio-used-1",
      name: "Kia Rio",
      make: "Kia",
      model: "Rio",
      car_type: "used",
      status: "in_stock",
    };
    expect(carSchema.parse({ ...least, spin_code: url }).spin_code).toBe(url);
    for (const spin_code of ["<script src='https://spin.example'></script>", "", null, undefined])
      expect(carSchema.parse({ ...least, spin_code }).spin_code).toBeUndefined();
  });
});
