import { describe, expect, it } from "vitest";
import { neutralPreset, standardLook, themeLook, themeToCss } from "./index.ts";

describe("the look of a site", () => {
  it("is the standard one where neither template nor site says anything", () => {
    expect(themeLook(neutralPreset)).toEqual(standardLook);
  });

  it("is the template's until the site says otherwise, part by part", () => {
    const preset = { ...neutralPreset, hero: "split", card: "dense", bands: ["header"] } as const;
    expect(themeLook(preset, { card: "open", header: undefined })).toEqual({
      ...standardLook,
      hero: "split",
      card: "open",
      bands: ["header"],
    });
  });

  it("lays no tone over pictures on a dark page, where it would swallow them", () => {
    expect(themeLook({ ...neutralPreset, pictures: "toned" }).pictures).toBe("toned");
    expect(themeLook({ ...neutralPreset, pictures: "toned" }, { page: "#101418" }).pictures).toBe("plain");
  });

  it("moves sections and cards together as it grows denser", () => {
    const spaces = (["airy", "regular", "dense"] as const).map((density) => {
      const css = themeToCss(neutralPreset, { density });
      return ["card-gap", "card-pad", "content"].map((name) => new RegExp(`--fc-${name}:([^;]+)`).exec(css)?.[1]);
    });
    expect(spaces).toEqual([
      ["1.5rem", "1.25rem", "80rem"],
      ["1rem", "1rem", "80rem"],
      ["0.75rem", "0.75rem", "90rem"],
    ]);
  });
});
