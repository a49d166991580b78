import { carNotice } from "@forecourt/core/schemas";
import { aCar, aSite } from "@forecourt/core/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { CarNoticePanel } from "./car-notice-panel.tsx";

afterEach(cleanup);
const site = { ...aSite(), country: "NZ" as const };
const show = (changes: Parameters<typeof aCar>[0]) => {
  const notice = carNotice(aCar({ car_type: "used", ...changes }), { site, place: site.locations[0] });
  if (!notice) throw new Error("A used car in New Zealand carries a notice.");
  render(<CarNoticePanel notice={notice} slug="a-car" />);
  return screen.getByRole("region", { name: "Consumer Information Notice" });
};

describe("The notice on a car's page", () => {
  it("says every line, and leads to the paper", () => {
    const panel = show({ first_registered: "2019-03-04", import_damage: false, security_interest: false });
    expect(within(panel).getByText("First registered").nextElementSibling?.textContent).toBe("4 March 2019");
    expect(within(panel).queryByText(/ask us before you buy/)).toBeNull();
    expect(within(panel).queryByText(/cannot be bought or reserved online/)).toBeNull();
    expect(within(panel).getByRole("link").getAttribute("href")).toBe("/cars/a-car/consumer-information-notice.pdf");
  });
  it("says what nobody knows yet, and that the car is not sold online until then", () => {
    const panel = show({ first_registered: "2019-03-04", import_damage: false });
    expect(within(panel).getByText("Security interest registered").nextElementSibling?.textContent).toBe(
      "Not known yet: ask us before you buy",
    );
    expect(within(panel).getByText(/cannot be bought or reserved online/)).toBeTruthy();
  });
});
