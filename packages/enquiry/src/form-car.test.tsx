import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { FormCar } from "./form-car.tsx";

afterEach(cleanup);

it("The car of a form says its price strongly, and what that includes beside it", () => {
  const { container } = render(
    <FormCar name="2017 Ford Ranger" price="$33,888" priceType="Drive away" href="/cars/1" />,
  );
  expect(screen.getByText("$33,888").tagName).toBe("STRONG");
  expect(container.textContent).toBe("2017 Ford Ranger$33,888 Drive away");
  expect(screen.getByRole("link", { name: "2017 Ford Ranger" }).getAttribute("href")).toBe("/cars/1");
});
