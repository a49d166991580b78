import { parseSearchQuery } from "@forecourt/core";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { FacetList } from "./facet-list.tsx";

afterEach(cleanup);

const makes = ["Mazda", "Toyota", "Hyundai", "Kia", "Isuzu"].map((value, index) => ({ value, count: 50 - index }));

/** The makes that are shown, in order, of which three stand before "Show all". */
function shown(query: string): string[] {
  render(
    <FacetList
      name="make"
      basePath="/search/used-cars"
      search={parseSearchQuery(new URLSearchParams(query))}
      items={makes}
      locale="en-AU"
      open
      shownAtFirst={3}
    />,
  );
  return screen.getAllByRole("listitem").map((item) => item.textContent.replace(/\d+/, "").trim());
}

describe("the values of a filter", () => {
  it("keep their places when one is chosen: none moves under the finger", () => {
    expect(shown("make=Toyota")).toEqual(["Mazda", "Toyota", "Hyundai"]);
  });

  it("include what is chosen, however far down it stands", () => {
    expect(shown("make=Isuzu")).toEqual(["Mazda", "Toyota", "Hyundai", "Isuzu"]);
  });

  it("include what is chosen and no longer in stock, to be taken back", () => {
    expect(shown("make=Holden")).toEqual(["Mazda", "Toyota", "Hyundai", "Holden"]);
  });
});
