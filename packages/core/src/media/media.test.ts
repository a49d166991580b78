import { describe, expect, it } from "vitest";
import { insertVideo, showsThumbnails } from "./gallery.ts";
import { pictureUrl } from "./picture-url.ts";
import { firstWalkaroundUrl, videoKind } from "./video.ts";

const walkaround = (url: string) => ({ video: { url } });

describe("the address of a picture", () => {
  it.each([
    ["demo/suv.webp", "/img/96/demo/suv.webp"],
    ["//demo/suv.webp", "/img/96/demo/suv.webp"],
    ["https://pictures.example/suv.jpg", "https://pictures.example/suv.jpg"],
    ["/img/640/demo/suv.webp", "/img/640/demo/suv.webp"],
  ])("of %s is %s", (key, address) => {
    expect(pictureUrl(key, 96)).toBe(address);
  });
});

describe("video of a car", () => {
  it.each([
    ["https://www.youtube.com/embed/abc", "frame"],
    ["https://player.vimeo.com/video/1", "frame"],
    ["https://cdn.example/a.mp4", "element"],
    ["https://evil.example/?https://www.youtube.com/embed/abc", "element"],
    ["", "element"],
  ])("at %s is shown in a %s", (url, kind) => {
    expect(videoKind(url)).toBe(kind);
  });
  it("is the first walkaround unless that is blank", () => {
    expect(firstWalkaroundUrl({ walkaround_videos: [walkaround("a"), walkaround("b")] })).toBe("a");
    expect(firstWalkaroundUrl({ walkaround_videos: [walkaround(" "), walkaround("b")] })).toBeUndefined();
    expect(firstWalkaroundUrl({})).toBeUndefined();
  });
});

describe("gallery", () => {
  it.each([
    ["start", "vabcd"],
    ["second", "avbcd"],
    ["middle", "abvcd"],
    ["end", "abcdv"],
    [undefined, "avbcd"],
  ] as const)("with a video at the %s reads %s", (position, order) => {
    expect(insertVideo(["a", "b", "c", "d"], "v", position).join("")).toBe(order);
  });
  it("of nothing but a video is the video", () => {
    expect(insertVideo([], "v")).toEqual(["v"]);
  });
  it("has thumbnails from the fourth picture on", () => {
    expect([3, 4].map(showsThumbnails)).toEqual([false, true]);
  });
});
