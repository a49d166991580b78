import { describe, expect, it } from "vitest";
import { makeLogos } from "./make-logos.ts";

describe("The logos of makes", () => {
  it("are the dealer's own before the platform's: a stored picture, a drawing, or one of another host", () => {
    const own = [
      { make: "Mazda", logo: "/content/mazda.png" },
      { make: "Kia", logo: "/logos/kia.svg" },
      { make: "BYD", logo: "https://logos.example/byd.png" },
      { make: "Ford", logo: "/img/160/content/ford.png" },
    ];
    const known = [
      { name: "Mazda", logo: "/img/makes/mazda.svg" },
      { name: "Toyota", logo: "/img/makes/toyota.svg" },
      { name: "GWM" },
    ];
    expect(makeLogos({ makeLogos: own }, known)).toEqual({
      Mazda: "/img/160/content/mazda.png",
      Kia: "/logos/kia.svg",
      BYD: "https://logos.example/byd.png",
      Ford: "/img/160/content/ford.png",
      Toyota: "/img/makes/toyota.svg",
    });
  });
});
