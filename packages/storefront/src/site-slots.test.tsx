import { aCar } from "@forecourt/core/testing";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { SiteCarCard } from "./site-car-card.tsx";
import { SlotsContext } from "./site-slots.ts";
import type { CarCardSlotProps } from "./site-slots.ts";

const BikeCard = ({ car, priority }: CarCardSlotProps) => <a href={car.path}>{`${car.make} ${car.model}${priority ? ", seen at once" : ""}`}</a>;

describe("slots of the standard pages", () => {
  it("shows the template's own card wherever a page shows one", () => {
    render(
      <SlotsContext value={{ CarCard: BikeCard }}>
        <SiteCarCard car={aCar({ make: "Yamaha", model: "MT-07" })} priority />
      </SlotsContext>,
    );
    expect(screen.getByRole("link").textContent).toBe("Yamaha MT-07, seen at once");
  });
});
