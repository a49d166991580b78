import { describe, expect, it } from "vitest";
import { plainComments } from "./plain-comments.ts";

describe("What a dealer says about a car", () => {
  it("is read without the tags of the system that it comes from, in its paragraphs and lists", () => {
    expect(plainComments("<p>Great <b>car</b> &amp; cheap</p>\n<ul>\n<li>Towbar</li><li>Tow&nbsp;kit</li></ul>")).toBe(
      "Great car & cheap\n\n– Towbar\n– Tow kit",
    );
    expect(plainComments("One owner.<br>Full history.<BR/><br />Call us.")).toBe(
      "One owner.\nFull history.\n\nCall us.",
    );
    expect(plainComments('<script>alert("x")</script><!-- x --><span style="color:red">Don&#39;t miss it</span>')).toBe(
      "Don't miss it",
    );
  });

  it("stays as it is written where it has none, with its lines and its signs", () => {
    const plain = "Under $20k, < 100,000 km & > 5 seats.\n\nBed <i30 N> & R&D; 50 &; more.";
    expect(plainComments(plain)).toBe(plain);
  });
});
