import { aSite } from "@forecourt/core/testing";
import { LocationCard } from "@forecourt/dealership/locations";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useLoggedGaps } from "./use-logged-gaps.ts";

const warn = vi.spyOn(console, "warn");
beforeEach(() => {
  warn.mockReset();
  // Pictures are on their way until a test says otherwise.
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
});
afterEach(cleanup);

const [place] = aSite().locations;
if (!place) throw new Error("The site has a place.");
const silent = {
  ...place,
  name: "Brookvale Yard",
  contact_detail: { ...place.contact_detail, phone: null, landline_phone: null },
};

function Page({ path = "/", places = [place] }: { path?: string; places?: (typeof place)[] }) {
  useLoggedGaps(path);
  return (
    <main>
      <img src="/img/640/gone.webp" alt="A car" />
      {places.map((location) => (
        <LocationCard
          key={location?.name}
          location={location ?? silent}
          now={new Date("2026-11-21T00:00:00Z")}
          timeZone="Australia/Sydney"
        />
      ))}
    </main>
  );
}

describe("In the console of the browser", () => {
  it("stands which picture failed to load", () => {
    render(<Page />);
    fireEvent.error(screen.getByRole("img", { name: "A car" }));
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^\[storefront\] A picture failed to load: .*\/img\/640\/gone\.webp$/)],
    ]);
  });

  it("stands which picture had failed before the scripts came", () => {
    const before = document.body.appendChild(document.createElement("img"));
    Object.defineProperties(before, {
      complete: { value: true },
      naturalWidth: { value: 0 },
      currentSrc: { value: "/img/640/early.webp" },
    });
    render(<Page />);
    before.remove();
    expect(warn.mock.calls).toEqual([["[storefront] A picture failed to load: /img/640/early.webp"]]);
  });

  it("stands which place has no phone number, once a page", () => {
    const { rerender } = render(<Page places={[place, silent]} />);
    const home = "[storefront] The phone number of Brookvale Yard is missing (/).";
    expect(warn.mock.calls.flat()).toEqual([home]);
    rerender(<Page places={[place, silent]} />);
    expect(warn.mock.calls.flat()).toEqual([home]);
    rerender(<Page path="/service" places={[place, silent]} />);
    expect(warn.mock.calls.flat()).toEqual([
      home,
      "[storefront] The phone number of Brookvale Yard is missing (/service).",
    ]);
  });
});
