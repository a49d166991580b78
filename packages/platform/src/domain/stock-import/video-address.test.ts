import { videoKind } from "@forecourt/core";
import { describe, expect, it } from "vitest";
import { videoAddress } from "./video-address.ts";

const youtube = "https://www.youtube.com/embed/dQw4w9WgXcQ";

describe("a video of a stock file", () => {
  it.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", youtube],
    ["http://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=30s", youtube],
    ["https://m.youtube.com/watch?v=dQw4w9WgXcQ", youtube],
    ["https://youtu.be/dQw4w9WgXcQ?si=abc", youtube],
    ["https://www.youtube.com/shorts/dQw4w9WgXcQ", youtube],
    ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871"],
    ["https://vimeo.com/76979871/0f1e2d3c?share=copy", "https://player.vimeo.com/video/76979871?h=0f1e2d3c"],
  ])("at the page %s of a video service plays in its frame", (page, frame) => {
    expect(videoAddress(page)).toBe(frame);
    expect(videoKind(frame)).toBe("frame");
  });

  it.each([
    `${youtube}?start=30`,
    "https://player.vimeo.com/video/76979871",
    "https://films.example/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/@dealer",
    "https://vimeo.com/channels/cars",
    "/content/walk.mp4",
  ])("at %s stays where it is", (url) => {
    expect(videoAddress(url)).toBe(url);
  });
});
