import { findSimilarForm, photoRequestForm } from "@forecourt/core";
import { aCar, aSite } from "@forecourt/core/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { CarRequestForm } from "./car-request-form.tsx";

afterEach(cleanup);

describe("A request about a car", () => {
  it.each([
    [photoRequestForm, "request-photos", /What would you like to see\?/],
    [findSimilarForm, "find-similar", /Comments/],
  ])("$0.subcategory has an address of its own and needs no words", (request, path, words) => {
    const car = aCar();
    const { container } = render(
      <CarRequestForm
        car={car}
        request={request}
        settings={aSite().enquiry}
        dealerName="Harbour Mazda"
        country="NZ"
        attempt={0}
        pending={false}
        onSubmit={() => {}}
      />,
    );
    expect(container.querySelector("form")?.getAttribute("action")).toBe(`${car.path}/${path}`);
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: words }).required).toBe(false);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Mobile" }).placeholder).toBe("021 123 4567");
  });

  it("reads as the specification does where the car is sold", () => {
    render(
      <CarRequestForm
        car={aCar()}
        request={findSimilarForm}
        settings={aSite().enquiry}
        dealerName="Harbour Mazda"
        country="AU"
        attempt={0}
        pending={false}
        onSubmit={() => {}}
      />,
    );
    expect(screen.getByRole("button", { name: "Find Me Something Similar" })).toBeTruthy();
  });
});
