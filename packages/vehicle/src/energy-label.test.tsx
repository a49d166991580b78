import { energyLabel } from "@forecourt/core/schemas";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { EnergyLabel } from "./energy-label.tsx";

afterEach(cleanup);
const show = (car: Parameters<typeof energyLabel>[0]) => {
  const label = energyLabel(car, { country: "NZ", money: { locale: "en-NZ", currency: "NZD" } });
  if (!label) throw new Error("A car in New Zealand carries a label.");
  render(<EnergyLabel label={label} />);
  return screen.getByRole("region", { name: "Vehicle emissions and energy economy" });
};

describe("The energy label on a car's page", () => {
  it("says every figure in words, and which it has not", () => {
    const panel = show({ energy_stars: 4.5, fuelconsumptioncombined: 5.1, energy_yearly_cost: 1860 });
    const value = (label: string) => within(panel).getByText(label).parentElement?.textContent;
    expect(value("Energy economy")).toBe("Energy economy 4.5 out of 6 stars");
    expect(value("Estimated cost a year")).toBe("Estimated cost a year $1,860 for 14,000 km");
    expect(value("Carbon emissions")).toBe("Carbon emissions Not available");
  });
  it("says so where there is no label", () => {
    const panel = show({ fuelconsumptioncombined: 5.1 });
    expect(within(panel).getByText("The label information is not available for this vehicle.")).toBeTruthy();
    expect(within(panel).queryByText("Energy economy")).toBeNull();
  });
});
