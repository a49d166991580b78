import { describe, expect, it } from "vitest";
import { hotspotsSchema } from "../entities/hotspot.ts";
import { isFullPanorama, panoramaOffsetPx } from "./panorama.ts";
import { dragSteps, frameOfHotspot, hotspotsOnFrame, listedHotspots, spinFrame } from "./spin.ts";
import { galleryVideoUrls, modesOfCar, openingMode } from "./viewer.ts";

const walkaround_videos = [{ video: { url: "https://cdn.example/walk.mp4" } }];

describe("ways of looking at a car", () => {
  it.each([
    ["nothing but photos", {}, ["gallery"]],
    ["a spin", { spin_images: ["1.webp", "2.webp"] }, ["spinner", "gallery"]],
    ["one spin picture, which does not turn", { spin_images: ["1.webp"] }, ["gallery"]],
    ["a spin of another company", { spin_code: "https://spin.example/7" }, ["spinner", "gallery"]],
    ["a spin_code that is no address", { spin_code: "48213" }, ["gallery"]],
    [
      "everything",
      { spin_images: ["1.webp", "2.webp"], walkaround_videos, spin_interior_image: "i.webp" },
      ["spinner", "walkaround", "gallery", "interior"],
    ],
    ["blank addresses", { walkaround_videos: [{ video: { url: " " } }], spin_interior_image: " " }, ["gallery"]],
  ])("of a car with %s", (_, car, modes) => {
    expect(modesOfCar(car)).toEqual(modes);
  });
  it("open with what the site prefers, or with the gallery when the car has nothing for it", () => {
    expect(openingMode(["spinner", "gallery"], "spinner")).toBe("spinner");
    expect(openingMode(["spinner", "gallery"], "interior")).toBe("gallery");
  });
  it("put the car's own video among its photos before any other", () => {
    expect(galleryVideoUrls({ video_url: "a", external_video_url: "b" })).toEqual(["a"]);
    expect(galleryVideoUrls({ video_url: " ", external_video_url: "b" })).toEqual(["b"]);
    expect(galleryVideoUrls({})).toEqual([]);
  });
  it("let the car's further videos follow, each once", () => {
    const videos = ["c", "a", " "].map((url) => ({ video: { url } }));
    expect(galleryVideoUrls({ video_url: "a", videos })).toEqual(["a", "c"]);
    expect(galleryVideoUrls({ videos })).toEqual(["c", "a"]);
  });
});

describe("a spin", () => {
  it("goes round both ways", () => {
    expect([spinFrame(35, 1, 36), spinFrame(0, -1, 36), spinFrame(0, -73, 36), spinFrame(4, 72, 36)]).toEqual([
      0, 35, 35, 4,
    ]);
  });
  it("turns one frame for each 20 px of drag", () => {
    expect([0, 19, 20, 59, -19, -20, -41].map(dragSteps)).toEqual([0, 0, 1, 2, 0, -1, -2]);
  });
});

describe("points of interest", () => {
  const { exterior } = hotspotsSchema.parse({
    exterior: {
      anchors: [
        { id: 1, description: "LED lights" },
        { id: 2, description: " " },
        { id: 3, description: "Tow bar" },
      ],
      positions: [
        { hotspotId: 1, activeAngle: 0, posX: 0.2, posY: 0.5 },
        { hotspotId: 1, activeAngle: 3, posX: 0.45, posY: 0.5 },
        { hotspotId: 2, activeAngle: 0, posX: 0.3, posY: 0.5 },
        { hotspotId: 3, activeAngle: 0, posX: 1.2, posY: 0.5 },
      ],
    },
  });
  it("are listed with a number when they say something", () => {
    expect(listedHotspots(exterior)).toEqual([
      { id: "1", description: "LED lights", number: 1 },
      { id: "3", description: "Tow bar", number: 2 },
    ]);
    expect(listedHotspots(undefined)).toEqual([]);
  });
  it("stand on the frames that have a place for them inside the picture", () => {
    expect(hotspotsOnFrame(exterior, 0).map(({ id }) => id)).toEqual(["1"]);
    expect(hotspotsOnFrame(exterior, 1)).toEqual([]);
  });
  it("stand on no frame of a spin that has none", () => {
    expect(frameOfHotspot(undefined, "1")).toBeUndefined();
  });
  it("are shown on the frame where they are nearest the middle", () => {
    expect(frameOfHotspot(exterior, "1")).toBe(3);
    expect(frameOfHotspot(exterior, "2")).toBe(0);
    expect(frameOfHotspot(exterior, "9")).toBeUndefined();
  });
});

describe("an interior picture", () => {
  it("shows all round when it is twice as wide as high", () => {
    expect([isFullPanorama(4096, 2048), isFullPanorama(1600, 533)]).toEqual([true, false]);
  });
  const view = { pictureWidthPx: 1600, viewWidthPx: 640 };
  it("stops at its edges, and goes round when it shows all round", () => {
    expect(panoramaOffsetPx({ ...view, leftPx: 900, stepPx: 200, endless: false })).toBe(960);
    expect(panoramaOffsetPx({ ...view, leftPx: 100, stepPx: -200, endless: false })).toBe(0);
    expect(panoramaOffsetPx({ ...view, leftPx: 100, stepPx: -200, endless: true })).toBe(1500);
  });
});
