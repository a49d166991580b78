import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCar } from "../testing/a-car.ts";
import { showsSaveButton } from "../stock/save-button.ts";
import { canFavourite } from "./can-favourite.ts";
import { isGatedPath } from "../page/gated-path.ts";
import { aSite } from "../testing/a-site.ts";
import { localPath, signInPath } from "./sign-in-path.ts";

describe("pages that ask for sign-in", () => {
  const financed = (gatedRoutes: ("/finance" | "/personalised/finance")[], aliases: "/finance-enquiry"[] = []) =>
    aSite({ financeEnquiry: { enabled: true, aliases }, gatedRoutes });
  const withGarage = aSite({
    pages: {
      own: ["/my-garage", "/my-garage/{slug}", "/our-story", { name: "vault", paths: ["/vault"], gate: "always" }],
    },
  });
  it.each([
    ["/finance", financed([]), false],
    ["/finance/", financed(["/finance"]), true],
    ["/Finance?car_id=1", financed(["/finance"]), true],
    ["/%66inance", financed(["/finance"]), true],
    ["/finance/terms", financed(["/finance"]), false],
    ["/finance-enquiry", financed(["/finance"], ["/finance-enquiry"]), true],
    ["/my-garage", withGarage, true],
    ["/my-garage/cars?x=1", withGarage, true],
    ["/my-garages", withGarage, false],
    ["/our-story", withGarage, false],
    ["/vault", withGarage, true],
  ] as const)("%s gated: case %#", (path, site, is) => {
    expect(isGatedPath(path, site)).toBe(is);
  });
  it.each([
    ["/finance", aSite({ gatedRoutes: ["/finance"] })],
    ["/finance-enquiry", financed(["/finance"])],
    ["/personalised/finance", financed(["/personalised/finance"])],
    ["/my-garage", aSite()],
    ["/spin-to-win", aSite({ gatedRoutes: ["/spin-to-win"] })],
    ["/cars/2019-kia-rio/checkout", aSite({ gatedRoutes: ["/cars/{slug}/checkout"] })],
  ] as const)("never ask for it where the page is off: %s", (path, site) => {
    expect(isGatedPath(path, site)).toBe(false);
  });
  it("send people to sign in and back", () => {
    expect(signInPath({ type: "watchlist", redirect: "/watchlist", back: "/cars/x" })).toBe(
      "/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2Fcars%2Fx",
    );
  });
  it.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", "", "/a b"])(
    "never return to %s",
    (path) => {
      expect(localPath(path)).toBe("/");
    },
  );
  it("always return to a path of the site", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("", "/", "//", "/\\", "\t/", "https:", "https://evil.example"),
        fc.string(),
        (start, rest) => {
          expect(new URL(localPath(`${start}${rest}`), "https://site.example").origin).toBe("https://site.example");
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
