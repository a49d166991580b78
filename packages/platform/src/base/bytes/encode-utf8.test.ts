import { describe, expect, it } from "vitest";
import { encodeUtf8 } from "./encode-utf8.ts";

describe("The bytes of a text", () => {
  it.each(["", "Mazda", "Māzda • 5 ‘seats’ 🚗", "é".repeat(400_000), "🚗".repeat(300_000)])(
    "are its UTF-8, whatever its letters and length (%#)",
    (text) => {
      expect(encodeUtf8(text).equals(new TextEncoder().encode(text))).toBe(true);
    },
  );
  it("stay as they are when the next text is written", () => {
    const first = encodeUtf8("first");
    encodeUtf8("other");
    expect(first.toString()).toBe("first");
  });
});
