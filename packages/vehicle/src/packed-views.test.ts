import { aCar } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { packViews, withoutPacked, withPacked } from "./packed-views.ts";

const frames = Array.from(
  { length: 36 },
  (_, index) => `https://cdn.example/spin/suv-${String(index).padStart(2, "0")}.jpg`,
);
const spot = (hotspotId: string, activeAngle: number, posX: number) => ({ hotspotId, activeAngle, posX, posY: 0.5 });
const anchors = [
  { id: "grille", description: "LED headlights" },
  { id: "boot", description: null },
];
const none = { anchors: [], positions: [] };
const turning = aCar({
  images: frames.map((url) => ({ image: { url } })),
  spin_images: frames,
  hotspots: {
    exterior: { anchors, positions: [spot("grille", 0, 0.25), spot("boot", 18, 0.5), spot("grille", 35, 0.3333)] },
    interior: { anchors: [{ id: "1", description: "Apple CarPlay" }], positions: [spot("1", 0, 0.75)] },
  },
});
const sentAndTurned = (car: typeof turning) => withPacked(withoutPacked(car), packViews(car));

describe("a car that is sent without what is seen only once it turns", () => {
  it("has every photo, every frame and every place again when they are wanted", () => {
    expect(sentAndTurned(turning)).toEqual(turning);
  });

  it("is sent with its first photo and its points of interest, which stand in the page, and without frames and places", () => {
    const sent = withoutPacked(turning);
    expect(sent.images).toEqual(turning.images.slice(0, 1));
    expect(sent.hotspots?.exterior.anchors).toEqual(anchors);
    expect(JSON.stringify(sent)).not.toMatch(/suv-01|posX/);
  });

  it("takes a quarter of its length at most", () => {
    const { images, spin_images, hotspots } = turning;
    expect(JSON.stringify(packViews(turning)).length).toBeLessThan(
      JSON.stringify({ images, spin_images, hotspots }).length / 4,
    );
  });

  it.each([
    ["frames without numbers", ["front.jpg", "side.jpg", "back.jpg"]],
    ["frames of different folders", ["/a/1.jpg", "/b/1.jpg"]],
    ["the same frame twice", ["/a.jpg", "/a.jpg"]],
    ["a frame that another begins with", ["/a", "/a1", "/a11"]],
    ["frames that begin alike for longer than can be said", ["1", "2"].map((end) => `/${"a".repeat(2000)}${end}`)],
    ["one frame, which does not turn", ["/a.jpg"]],
  ])("keeps the addresses of %s", (_, spin_images) => {
    expect(sentAndTurned(aCar({ spin_images })).spin_images).toEqual(spin_images);
  });

  it("drops the place of a point that is not listed, since it shows nowhere", () => {
    const car = aCar({ hotspots: { exterior: { anchors, positions: [spot("gone", 3, 0.5)] }, interior: none } });
    expect(sentAndTurned(car).hotspots?.exterior.positions).toEqual([]);
  });

  it("tells a place to a ten-thousandth of the picture", () => {
    const car = aCar({
      hotspots: { exterior: { anchors, positions: [spot("grille", 3, 1 / 3)] }, interior: none },
    });
    expect(sentAndTurned(car).hotspots?.exterior.positions).toEqual([spot("grille", 3, 0.3333)]);
  });

  it("stays as it is where it came whole", () => {
    expect(withPacked(turning, undefined)).toBe(turning);
    expect(packViews(aCar({ images: [] }))).toBeUndefined();
  });
});
