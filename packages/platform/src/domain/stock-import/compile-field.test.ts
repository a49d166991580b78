import { aSite } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { compileField } from "./compile-field.ts";
import { parseMapping } from "./find-mapping.ts";

const { fields } = parseMapping(
  {
    name: "spins",
    requiredColumns: ["Spin"],
    identity: ["Spin"],
    fields: {
      make: { from: "Make" },
      model: { from: "Model" },
      car_type: { otherwise: "used" },
      spin_images: { from: "Spin" },
      hotspots: { from: "Points" },
    },
  },
  "mine",
);

function read(name: "spin_images" | "hotspots", text: string) {
  const field = fields[name];
  if (!field) throw new Error(`${name} is not mapped.`);
  const setting: Parameters<typeof compileField>[2] = {
    site: aSite(),
    isOnApplication: () => false,
    position: () => 0,
    isNull: () => false,
  };
  return compileField(name, field, setting)([text]);
}

describe("what a feed says of a car that turns", () => {
  it("is a list of addresses; one that a browser would run is left out and told", () => {
    expect(read("spin_images", "demo/spin/1.jpg|https://cdn.example/2.jpg")).toEqual({
      value: ["demo/spin/1.jpg", "https://cdn.example/2.jpg"],
    });
    expect(read("spin_images", "demo/1.jpg|javascript:alert(1)")).toEqual({
      value: ["demo/1.jpg"],
      problem: expect.stringContaining("javascript:alert(1)"),
    });
  });

  it("has its points of interest as a record", () => {
    const points = {
      exterior: {
        anchors: [{ id: 1, description: "LED lights" }],
        positions: [{ hotspotId: 1, activeAngle: 0, posX: 0.2, posY: 0.5 }],
      },
    };
    expect(read("hotspots", JSON.stringify(points)).value).toMatchObject({
      exterior: { anchors: [{ id: "1" }] },
      interior: { anchors: [] },
    });
    for (const wrong of ["front left", "[]"])
      expect(read("hotspots", wrong).problem).toContain("no record of hotspots");
  });
});
