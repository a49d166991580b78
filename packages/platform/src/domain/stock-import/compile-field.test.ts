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
      finance_lenders: { from: "Finance" },
      youxQuote: { from: "Quote" },
      autograb_data: { from: "Market" },
      video_url: { from: "Video" },
      walkaround_videos: { from: "Walkaround" },
      images: { from: "Photos" },
      km: { from: "Odometer" },
      price: { from: "Price" },
    },
  },
  "mine",
);

type Read =
  | "spin_images"
  | "hotspots"
  | "finance_lenders"
  | "youxQuote"
  | "autograb_data"
  | "video_url"
  | "walkaround_videos"
  | "images"
  | "km"
  | "price";

function read(name: Read, text: string) {
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

describe("photos of a feed", () => {
  const addresses = (text: string) =>
    (read("images", text).value as { image: { url: string } }[]).map(({ image }) => image.url);

  it("show once each: many feeds name the first photo twice", () => {
    expect(addresses("https://cdn.example/1.jpg|https://cdn.example/2.jpg|https://cdn.example/1.jpg")).toEqual([
      "https://cdn.example/1.jpg",
      "https://cdn.example/2.jpg",
    ]);
  });

  it("are asked for by https, as pages show no others", () => {
    expect(addresses("http://cdn.example/1.jpg|https://cdn.example/1.jpg|HTTP://cdn.example/2.jpg")).toEqual([
      "https://cdn.example/1.jpg",
      "https://cdn.example/2.jpg",
    ]);
  });
});

describe("figures that no vehicle has", () => {
  it.each([
    ["km", "9999999", "9999999 cannot be right"],
    ["price", "999999999", "999999999 cannot be right"],
  ] as const)("%s %s is a slip of the feed", (field, text, problem) => {
    expect(read(field, text)).toEqual({ problem });
  });

  it.each([
    ["km", "2,400,000", 2_400_000],
    ["price", "$7,500,000", 7_500_000],
  ] as const)("%s %s is high, and may be", (field, text, value) => {
    expect(read(field, text)).toEqual({ value });
  });
});

describe("a video of a feed", () => {
  it("is the address at which it plays, where the feed has that of its page", () => {
    const page = "https://youtu.be/dQw4w9WgXcQ";
    const frame = "https://www.youtube.com/embed/dQw4w9WgXcQ";
    expect(read("video_url", page).value).toBe(frame);
    expect(read("walkaround_videos", `${page}|/content/walk.mp4`).value).toEqual([
      { video: { url: frame } },
      { video: { url: "/content/walk.mp4" } },
    ]);
  });
});

describe("what a feed says that lenders and valuers quote", () => {
  const validUntil = "2026-12-31T23:59:59+11:00";
  it("is a record with an end, kept under the names of the specification", () => {
    const lenders = { plenti: { interestRate: 8.99, comparisonRate: 10.11, paymentWeek: 143, validUntil } };
    expect(read("finance_lenders", JSON.stringify(lenders)).value).toMatchObject(lenders);
    const quote = { weeklyRepaymentAmount: 140, advertisedRate: 8, comparisonRate: 9, validUntil };
    expect(read("youxQuote", JSON.stringify(quote)).value).toEqual(quote);
    const market = { state_average_market_price: 40_490, validUntil };
    expect(read("autograb_data", JSON.stringify(market)).value).toEqual(market);
  });
  it("is not kept where something is wrong with it, and the row says what", () => {
    expect(read("finance_lenders", JSON.stringify({ plenti: { interestRate: 8.99, validUntil } }))).toEqual({
      problem: expect.stringMatching(/^plenti\.comparisonRate: /) as string,
    });
    expect(read("youxQuote", "140 a week").problem).toContain("no JSON");
    expect(read("autograb_data", JSON.stringify({ average_market_price: 40_000 })).problem).toBe(
      "validUntil: Say until when it holds, such as 2026-12-31T23:59:59+11:00.",
    );
  });
});
