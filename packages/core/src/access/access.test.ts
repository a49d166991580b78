import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCar } from "../testing/a-car.ts";
import { showsSaveButton } from "../stock/save-button.ts";
import { canFavourite } from "./can-favourite.ts";
import { isGatedPath, ownPath, signInPath } from "./gated-routes.ts";

describe("pages that ask for sign-in", () => {
  it.each([
    ["/online-payment", [], true],
    ["/my-garage/cars?x=1", [], true],
    ["/my-garages", [], false],
    ["/finance", [], false],
    ["/finance/", ["/finance"], true],
    ["/finance/terms", ["/finance"], false],
    ["/cars/trade-in", ["/cars/trade-in"], true],
    ["/cars/2019-kia-rio/checkout", ["/cars/{slug}/checkout"], true],
    ["/cars//checkout", ["/cars/{slug}/checkout"], false],
    ["/cars/2019-kia-rio", ["/cars/{slug}/checkout"], false],
  ] as const)("%s with %j gated: %s", (path, gated, is) => {
    expect(isGatedPath(path, gated)).toBe(is);
  });
  it("send people to sign in and back", () => {
    expect(signInPath({ type: "watchlist", redirect: "/watchlist", back: "/cars/x" })).toBe(
      "/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2Fcars%2Fx",
    );
  });
  it.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", "", "/a b"])(
    "never return to %s",
    (path) => {
      expect(ownPath(path)).toBe("/");
    },
  );
  it("always return to a path of the site", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("", "/", "//", "/\\", "\t/", "https:", "https://evil.example"),
        fc.string(),
        (start, rest) => {
          expect(new URL(ownPath(`${start}${rest}`), "https://site.example").origin).toBe("https://site.example");
        },
      ),
    );
  });
});

describe("favourites and compare buttons", () => {
  const all = ["price", "image", "used"] as const;
  it.each([
    [{}, { enabled: true }, true],
    [{}, { enabled: false }, false],
    [{}, { enabled: true, needs: all }, true],
    [{ price: 0 }, { enabled: true, needs: all }, false],
    [{ primary_image_url: null }, { enabled: true, needs: all }, false],
    [{ car_type: "demo" as const }, { enabled: true, needs: all }, false],
    [{ car_type: "demo" as const }, { enabled: true, needs: ["price"] as const }, true],
  ])("on a car with %j at a site with %j show: %s", (changes, settings, shown) => {
    expect(canFavourite(aCar(changes), settings)).toBe(shown);
  });
});

describe("watchlist button", () => {
  it("is missing on a sold car that was not saved", () => {
    expect(showsSaveButton({ status: "sold" }, false)).toBe(false);
    expect(showsSaveButton({ status: "sold" }, true)).toBe(true);
    expect(showsSaveButton({ status: "in_stock" }, false)).toBe(true);
  });
});
