import { aSite } from "@forecourt/core/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { LocationDetails } from "./location-details.tsx";
import type { LocationDetailsProps } from "./location-details.tsx";

afterEach(cleanup);

const [yard] = aSite().locations;
if (!yard) throw new Error("the test site has a location");
const special = { location_id: null, start_hour: null, end_hour: null };
const location = {
  ...yard,
  location_subtype: "Trucks",
  manufacturers: ["Mazda", "Kia"],
  dealer_license_number: "MD 1",
  motor_vehicle_repairer: "MVRL 2",
  special_hours: [
    { ...special, date: "2026-11-23", status: "Open" as const, start_hour: "10:00", end_hour: "14:00" },
    { ...special, date: "2026-12-25", status: "Closed" as const },
  ],
};
const shown = (changes: Partial<LocationDetailsProps> = {}) =>
  render(
    <LocationDetails
      location={location}
      now={new Date("2026-11-21T00:00:00Z")}
      timeZone="Australia/Sydney"
      country="AU"
      phones={[
        { label: "Phone", phone: "02 5550 0100" },
        { label: "Used cars", phone: "02 555• ••••", number: "used" },
      ]}
      types={[]}
      path="/our-location/dubbo"
      {...changes}
    />,
  );

describe("The page of a location", () => {
  it("has the hours of seven days, today first, each day with its hours on a line, holidays in place of the week's", () => {
    shown();
    const [hours] = screen.getAllByText("Saturday").map((day) => day.closest("dl"));
    expect([...(hours?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      "Saturday8:30 am – 4:00 pm",
      "SundayClosed",
      "Mondayspecial hours10:00 am – 2:00 pm",
      "Tuesday8:30 am – 5:30 pm",
      "Wednesday8:30 am – 5:30 pm",
      "Thursday8:30 am – 5:30 pm",
      "Friday8:30 am – 5:30 pm",
    ]);
    expect(screen.getByText("Open until 4:00 pm")).toBeTruthy();
  });

  it("opens the holiday hours without JavaScript", () => {
    const { container } = shown();
    const button = screen.getByRole("button", { name: "Holiday hours" });
    const dialog = container.querySelector<HTMLElement>(`#${button.getAttribute("popovertarget")}`);
    expect(dialog?.getAttribute("role")).toBe("dialog");
    expect(dialog && within(dialog).getByText("Friday, 25 December")).toBeTruthy();
  });

  it("says its holidays alone where it tells no hours of the week: no list without a day, and not that it is closed", () => {
    const { container } = shown({
      location: { ...location, contact_detail: { ...location.contact_detail, opening_hours: [] } },
    });
    expect(screen.getByText("Friday, 25 December")).toBeTruthy();
    expect([...container.querySelectorAll("dl")].filter(({ children }) => children.length === 0)).toEqual([]);
    expect(screen.queryAllByText("Closed").every((word) => word.closest('[role="dialog"]'))).toBe(true);
  });

  it("dials in one press, and asks for the number of a kind of car where it is hidden", () => {
    shown();
    expect(screen.getByRole("link", { name: "02 5550 0100" }).getAttribute("href")).toBe("tel:0255500100");
    const hidden = screen.getByRole("link", { name: "02 555• ••••" });
    expect(hidden.getAttribute("href")).toBe("#reveal-phone");
    expect(hidden.closest("[data-phone]")?.getAttribute("data-phone")).toBe("used");
  });

  it("names its licences as the law of the country does, its makes and its kind", () => {
    const { container, unmount } = shown();
    expect(container.textContent).toContain("Motor dealer licenceMD 1");
    expect(container.textContent).toContain("Motor vehicle repairerMVRL 2");
    expect(container.textContent).toContain("Mazda, Kia");
    expect(container.textContent).toContain("Trucks");
    unmount();
    expect(shown({ country: "NZ" }).container.textContent).toContain("Motor vehicle traderMD 1");
  });

  it("offers a choice where there is one", () => {
    const types = [
      { value: "sales", name: "Sales" },
      { value: "service", name: "Service" },
    ];
    shown({ types: types.slice(0, 1) });
    expect(screen.queryByLabelText("Location type")).toBeNull();
    cleanup();
    shown({ types });
    expect(screen.getByLabelText<HTMLSelectElement>("Location type").form?.getAttribute("action")).toBe(
      "/our-location/dubbo",
    );
  });

  it("shows its rating", () => {
    shown({ rating: { average: 4.75, count: 120 } });
    expect(screen.getByText(/4\.8 out of 5, 120 reviews/)).toBeTruthy();
  });
});
