import { describe, expect, it } from "vitest";
import { inHtml, inJson, escapeNonLatin1 } from "./escape-non-latin1.ts";

describe("A text kept as Latin-1", () => {
  it("reads the same in a browser, whatever letters it has", () => {
    const text = "Citroën Ē-C4 – (02) 555• 🚗";
    const element = document.createElement("p");
    element.innerHTML = escapeNonLatin1(text, inHtml);
    expect(element.textContent).toBe(text);
    expect(JSON.parse(escapeNonLatin1(JSON.stringify(text), inJson))).toBe(text);
  });

  it("is left alone where it is Latin-1 already", () => {
    expect(escapeNonLatin1("Citroën & C4", inHtml)).toBe("Citroën & C4");
  });
});
