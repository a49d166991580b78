// @vitest-environment node
import { ApiError } from "@forecourt/api/client";
import type { ApiClient } from "@forecourt/api/client";
import { tradeInPhotoTexts } from "@forecourt/core/trade-in";
import { describe, expect, it, vi } from "vitest";
import { heicText, sendPhotos } from "./send-photos.ts";

const refusal = (status: number, code: string, error: string) => new ApiError(status, { error, code });
const chosen = (name: string, file: Blob = new Blob(["x"], { type: "image/jpeg" })) => ({ name, file: () => file });

describe("photos that a shopper chose", () => {
  it("are sent one after the other, and say how many are done", async () => {
    const addTradeInPhoto = vi.fn<ApiClient["addTradeInPhoto"]>();
    const done: number[] = [];
    expect(
      await sendPhotos({ addTradeInPhoto }, "t", [chosen("a.jpg"), chosen("b.jpg")], (count) => void done.push(count)),
    ).toBeUndefined();
    expect(addTradeInPhoto).toHaveBeenCalledTimes(2);
    expect(done).toEqual([1, 2]);
  });

  it("that are no photo, too large or not sent are named, and keep no other from being sent", async () => {
    const addTradeInPhoto = vi
      .fn<ApiClient["addTradeInPhoto"]>()
      .mockRejectedValueOnce(refusal(422, "photo_unreadable", "This is no photo."))
      .mockRejectedValueOnce(new TypeError("away"));
    const photos = [
      chosen("notes.txt", new Blob(["x"], { type: "text/plain" })),
      chosen("large.jpg", new Blob([new Uint8Array(8 * 1024 * 1024 + 1)], { type: "image/jpeg" })),
      chosen("broken.jpg"),
      chosen("lost.jpg"),
      chosen("good.jpg"),
    ];
    expect(await sendPhotos({ addTradeInPhoto }, "t", photos)).toBe(
      [
        `notes.txt: ${tradeInPhotoTexts.type}`,
        `large.jpg: ${tradeInPhotoTexts.bytes}`,
        "broken.jpg: This is no photo.",
        `lost.jpg: ${tradeInPhotoTexts.unsent}`,
      ].join(" "),
    );
    expect(addTradeInPhoto).toHaveBeenCalledTimes(3);
  });

  it.each([
    ["IMG_0042.HEIC", ""],
    ["photo.jpg", "image/heic"],
    ["photo.heif", "image/heif"],
  ])("of an iPhone, %s of the type “%s”, are named with what to do, and not sent", async (name, type) => {
    const addTradeInPhoto = vi.fn<ApiClient["addTradeInPhoto"]>();
    expect(await sendPhotos({ addTradeInPhoto }, "t", [chosen(name, new Blob(["x"], { type }))])).toBe(
      `${name}: ${heicText}`,
    );
    expect(addTradeInPhoto).not.toHaveBeenCalled();
  });

  it("beyond the eighth are not sent", async () => {
    const addTradeInPhoto = vi
      .fn<ApiClient["addTradeInPhoto"]>()
      .mockRejectedValue(refusal(409, "trade_in_photos_full", tradeInPhotoTexts.count));
    expect(await sendPhotos({ addTradeInPhoto }, "t", [chosen("a.jpg"), chosen("b.jpg")])).toBe(
      tradeInPhotoTexts.count,
    );
    expect(addTradeInPhoto).toHaveBeenCalledTimes(1);
  });

  it("of a valuation that is gone are the step's to tell", async () => {
    const addTradeInPhoto = () => Promise.reject(refusal(404, "trade_in_unknown", "Gone."));
    await expect(sendPhotos({ addTradeInPhoto }, "t", [chosen("a.jpg")])).rejects.toMatchObject({ status: 404 });
  });
});
