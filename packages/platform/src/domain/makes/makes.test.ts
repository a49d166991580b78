import { pathSegment } from "@forecourt/core";
import { describe, expect, it } from "vitest";
import { embeddedMakes } from "./embedded-makes.ts";
import { makeLogoAddress, makeLogoAt } from "./make-logo.ts";
import { readMakeTable } from "./make-table.ts";

const { makes, named } = embeddedMakes();

describe("the makes that come with the platform", () => {
  it("are about 150, each once, with the word that its cars have in addresses", () => {
    expect(makes.length).toBeGreaterThan(145);
    expect(new Set(makes.map(({ slug }) => slug)).size).toBe(makes.length);
    for (const { name, slug } of makes) expect(slug, name).toBe(pathSegment(name));
    expect(makes.map(({ slug }) => slug)).toEqual(makes.map(({ slug }) => slug).toSorted());
  });

  it("are found by any spelling, and by what people call them besides", () => {
    expect(["Mazda", "MERCEDES BENZ", "citroen", "VW", "Škoda"].map((name) => named(name)?.name)).toEqual([
      "Mazda",
      "Mercedes-Benz",
      "Citroën",
      "Volkswagen",
      "Skoda",
    ]);
    expect([named("Zeppelin"), named("")]).toEqual([undefined, undefined]);
  });

  it("have a drawing on a square as their logo, or none", () => {
    const drawn = makes.filter(({ logo }) => logo !== undefined);
    expect(drawn.length).toBeGreaterThan(50);
    for (const { name, logo } of drawn) expect(logo, name).toMatch(/^[Mm][-\d.\sA-Za-z,]+$/);
    expect(drawn.map(({ name }) => name)).toEqual(expect.arrayContaining(["Mazda", "Toyota", "Kia", "Ford", "BMW"]));
  });

  it("know their own names before other makes' other names", () => {
    const table = readMakeTable({
      makes: "name\tslug\ticon\tother\nGWM\tgwm\t\tTank\nTank\ttank\t\t\n",
      logos: "icon\tpath\n",
    });
    expect(table.named("tank")).toEqual({ name: "Tank", slug: "tank" });
  });
});

describe("the logo of a make", () => {
  it("is a drawing at one address, and nowhere for a make without one", () => {
    expect([makeLogoAddress("mazda"), makeLogoAddress("BYD"), makeLogoAddress("Zeppelin")]).toEqual([
      "/img/makes/mazda.svg",
      undefined,
      undefined,
    ]);
    expect(makeLogoAt("/img/makes/mazda.svg")).toMatch(/^<svg [^>]+><path d="M[^"<>]+"\/><\/svg>$/);
    for (const path of ["/img/makes/vw.svg", "/img/makes/byd.svg", "/img/makes/../mazda.svg", "/img/320/a.jpg"])
      expect(makeLogoAt(path), path).toBeUndefined();
  });
});
